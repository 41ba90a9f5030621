import { type Checked, check } from '@netlik/contract/check';
import { type SessionTopic, sessionTopics } from '@netlik/contract/study-fields';
import { parseNumber } from '../../../formats/inputs.ts';
import { topicTexts as texts } from '../timer.texts.ts';

export const topicNumbers = ['minutes', 'correctAnswers', 'wrongAnswers', 'blankAnswers'] as const;
type TopicNumber = (typeof topicNumbers)[number];

export type TopicRow = { topic: string } & Record<TopicNumber, string>;

export const newTopic = (topic: string): TopicRow => ({
  topic,
  minutes: '',
  correctAnswers: '',
  wrongAnswers: '',
  blankAnswers: '',
});

/** The form stores the rows as one JSON value. */
export const parseTopics = (text: string): TopicRow[] => JSON.parse(text) as TopicRow[];
export const topicsText = (rows: readonly TopicRow[]): string => JSON.stringify(rows);

/** Empty means undefined; NaN makes the contract reject other text. */
const numberOf = (typed: string) => (typed.trim() === '' ? undefined : (parseNumber(typed) ?? Number.NaN));

export const readTopics = (text: string): Checked<SessionTopic[]> => {
  const rows = parseTopics(text).map(({ topic, ...typed }) => ({
    topic,
    ...Object.fromEntries(
      topicNumbers.flatMap((name) => {
        const value = numberOf(typed[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  }));
  const checked = check(sessionTopics, rows);
  return checked.ok ? checked : { ok: false, errors: [{ path: 'topics', message: texts.wrong }] };
};
