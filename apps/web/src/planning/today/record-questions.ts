import type { TodayItem } from '@netlik/contract/planning/today';
import { planAction, questionsLeft } from '@netlik/domain/planning/today/plan-action';
import { useTick } from './today.queries.ts';
import { todayTexts as texts } from './today.texts.ts';

type PlanItem = Extract<TodayItem, { kind: 'plan' }>;

/** Its time is studied, so recording its questions finishes it. */
export const lacksQuestions = (item: TodayItem): item is PlanItem =>
  item.kind === 'plan' && !item.done && planAction(item) === 'record';

export type QuestionsToRecord = {
  line: string;
  subject: string;
  planSubject: { _id: string; dailyPlanId: string; subjectIndex: number };
  onSaved: (saved: { questions: number; solved: number }) => void;
};

/** Opens the entry for a plan subject, or for any subject. */
export type OnEntry = (questions?: QuestionsToRecord) => void;

export const useRecord = (onEntry: OnEntry) => {
  const tick = useTick();
  return (item: PlanItem) => {
    const left = questionsLeft(item);
    onEntry({
      line: texts.entryLine(left),
      subject: item.subject,
      planSubject: { _id: item.id, dailyPlanId: item.planId, subjectIndex: item.index },
      onSaved: ({ questions, solved }) => {
        // The plan counts neither blank answers of an entry nor entries for a subject with typed answers.
        const isCounted = solved >= left && !item.answersTyped;
        if (questions >= left && !isCounted) void tick.send({ item, done: true });
      },
    });
  };
};

export type OnRecord = ReturnType<typeof useRecord>;
