import { tr } from '../../turkish.ts';
import { likeness } from '../../word-likeness.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import { SUBJECTS } from '../../yks/subjects.ts';
import { topicsOf } from '../../yks/topics.ts';
import { TOPIC_NAMES } from './subject-names.data.ts';
import type { Token } from './tokens.ts';

export interface TopicFound {
  readonly subject: SubjectKey;
  readonly topic: string;
}

export interface TopicSearch {
  readonly topics: readonly TopicFound[];
  readonly tokens: readonly Token[];
  /** True if two words name topics that no single subject has. */
  readonly isTwoSubjects: boolean;
  readonly isWhole: boolean;
}

interface Match extends TopicFound {
  readonly tokens: readonly Token[];
  readonly score: number;
  readonly cover: number;
}

const CONNECTIVES = new Set(['ve', 'ile', 'nin', 'da', 'de', 'a', 'i', 'in', 'ya']);

interface IndexedTopic extends TopicFound {
  readonly words: readonly string[];
}

let topicIndex: {
  topics: readonly IndexedTopic[];
  wordsByLetter: ReadonlyMap<string, readonly string[]>;
} | null = null;

function indexOfTopics() {
  if (topicIndex) return topicIndex;
  const topics = SUBJECTS.flatMap(({ key }) =>
    topicsOf(key).map((topic) => {
      const words = tr.fold(topic).split(/[^a-z0-9]+/);
      return { subject: key, topic, words: words.filter((word) => word !== '' && !CONNECTIVES.has(word)) };
    }),
  );
  const wordsByLetter = new Map<string, string[]>();
  for (const word of new Set(topics.flatMap(({ words }) => words)))
    wordsByLetter.set(word[0]!, [...(wordsByLetter.get(word[0]!) ?? []), word]);
  topicIndex = { topics, wordsByLetter };
  return topicIndex;
}

type Likenesses = ReadonlyMap<Token, ReadonlyMap<string, number>>;

/**
 * measured: comparing each typed word with each catalogue word once instead of once per topic takes a tenth
 * of the time.
 */
function likenessesOf(tokens: readonly Token[]): Likenesses {
  const { wordsByLetter } = indexOfTopics();
  return new Map(
    tokens.map((token) => {
      const typed = TOPIC_NAMES[token.plain] ?? token.plain;
      const alike = (wordsByLetter.get(typed[0]!) ?? []).map(
        (word) => [word, likeness(typed, word)] as const,
      );
      return [token, new Map(alike.filter(([, like]) => like > 0))];
    }),
  );
}

/** Below this share a topic needs its first word. */
const MIN_COVER = 1 / 4;
const MIN_COVER_BY_FIRST = 1 / 5;
/** Choices below this share of the best score are dropped. */
const CHOICE_SHARE = 0.6;
/** Smaller than the score difference made by another ending. */
const SCORE_SLACK = 0.05;
const MAX_CHOICES = 6;

function matchOf(likenesses: Likenesses, { subject, topic, words }: IndexedTopic): Match | null {
  const open = [...words];
  const used: Token[] = [];
  let score = 0;
  let hasFirst = false;
  for (const [token, alike] of likenesses) {
    let best = -1;
    let bestLikeness = 0;
    for (const [index, word] of open.entries()) {
      const like = alike.get(word) ?? 0;
      if (like > bestLikeness) [best, bestLikeness] = [index, like];
    }
    if (best < 0) continue;
    hasFirst ||= open[best] === words[0];
    open.splice(best, 1);
    used.push(token);
    score += bestLikeness;
  }
  const cover = used.length / words.length;
  if (used.length === 0 || cover < (hasFirst ? MIN_COVER_BY_FIRST : MIN_COVER)) return null;
  return { subject, topic, tokens: used, score, cover };
}

/**
 * `whole` accepts only topics with all words named, at least two; `part` also incomplete ones. Null without a
 * match or with too many.
 */
export function findTopics(
  tokens: readonly Token[],
  subjects: ReadonlySet<SubjectKey>,
  mode: 'whole' | 'part',
): TopicSearch | null {
  const likenesses = likenessesOf(tokens);
  const all = indexOfTopics().topics.flatMap((topic) =>
    subjects.has(topic.subject) ? (matchOf(likenesses, topic) ?? []) : [],
  );
  const matches =
    mode === 'whole' ? all.filter(({ cover, tokens: used }) => cover === 1 && used.length > 1) : all;
  const most = Math.max(0, ...matches.map(({ score }) => score));
  const close = matches.filter(({ score }) => score > most - SCORE_SLACK);
  const bestCover = Math.max(0, ...close.map(({ cover }) => cover));
  const best = close.filter(({ cover }) =>
    bestCover === 1 ? cover === 1 : cover >= bestCover * CHOICE_SHARE,
  );
  if (best.length === 0 || new Set(best.map(({ topic }) => topic)).size > MAX_CHOICES) return null;
  const used = [...new Set(best.flatMap((match) => match.tokens))];
  const subjectsOfWord = used.map(
    (token) => new Set(best.filter((match) => match.tokens.includes(token)).map(({ subject }) => subject)),
  );
  const [some] = subjectsOfWord;
  const isTwoSubjects = ![...some!].some((subject) => subjectsOfWord.every((set) => set.has(subject)));
  return {
    topics: best.map(({ subject, topic }) => ({ subject, topic })),
    tokens: used,
    isTwoSubjects,
    isWhole: bestCover === 1,
  };
}
