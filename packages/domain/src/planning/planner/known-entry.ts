import type { StudyDay } from '../../study-day.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import { entryKey } from './plan-week.ts';
import { openedBy, reasonsFor } from './reasons.ts';
import type { EntryKind } from './values.ts';
import type { PlanEntry, PlannerInput } from './week.ts';
import { openWork, type Work } from './work.ts';

export interface WantedBlock {
  readonly day: StudyDay;
  readonly kind: EntryKind;
  readonly subject: SubjectKey;
  readonly topicId: string | null;
  readonly minutes: number;
  readonly questions: number | null;
  readonly exam: ExamKey | null;
}

export function knownEntries(
  input: PlannerInput,
  blocks: readonly WantedBlock[],
  until: StudyDay,
): PlanEntry[] {
  const works = new Map<string, Work>(
    openWork(input, until).map((work) => [`${work.phase} ${work.topic.id}`, work] as const),
  );
  const opened = openedBy(input);
  const { tyt, ayt } = input.rules.examsPerWeek;
  const asked = new Map(input.topics.map(({ id, questions }) => [id, questions]));
  const whyOf = ({ kind, topicId, exam }: WantedBlock): PlanEntry['why'] => {
    if (kind === 'exam') return [{ code: 'rhythm', perWeek: exam === 'TYT' ? tyt : ayt }];
    if (kind === 'cards') return [{ code: 'cards', cards: input.cardsDue }];
    const work = works.get(`${kind} ${topicId}`);
    if (work) return reasonsFor(input, work, opened);
    return [{ code: 'asked', questions: Number((asked.get(topicId!) ?? 0).toFixed(1)) }];
  };
  return blocks.map((block, position) => ({
    key: entryKey(block.kind, block.topicId ?? block.exam ?? block.kind, block.day),
    position,
    value: (works.get(`${block.kind} ${block.topicId}`)?.rate ?? 0) * block.minutes,
    why: whyOf(block),
    ...block,
  }));
}
