import { type ExamAttempt, examAttempts } from '@netlik/contract/exams/exam-attempts';
import { opticalForms } from '@netlik/contract/exams/optical-forms';
import type { SendContext } from '../../data/writes/use-write.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatExamNet } from '../../formats/numbers.ts';
import { type OpticalDraft, scoreOf, takenAnswers, wholeKeys } from './optical-draft.ts';
import { opticalTexts as texts } from './optical-forms.texts.ts';

const bodyOf = (draft: OpticalDraft) => ({
  examType: draft.examType,
  extraPhilosophy: draft.extraPhilosophy,
  date: draft.date,
  source: draft.source.trim(),
  answers: takenAnswers(draft),
  key: wholeKeys(draft),
  ...(draft.language && { language: draft.language as 'ingilizce' }),
});

type Events = {
  /** Called once the form is stored, so that a retry does not add it again. */
  onKept: (id: string) => void;
  onDone: () => void;
  onScored?: ((attempt: ExamAttempt) => void) | undefined;
};

export const useFormWrites = ({ onKept, onDone, onScored }: Events) => {
  const create = async (draft: OpticalDraft, { send }: SendContext) => {
    const { _id } = await send(opticalForms.create, { body: bodyOf(draft) });
    onKept(_id);
    return _id;
  };
  const keep = useWrite(
    async (draft: OpticalDraft, context: SendContext) => {
      const before = draft.id;
      const id = await create(draft, context);
      // The new form replaces the opened one.
      if (before) await context.send(opticalForms.remove, { params: { id: before } });
      return id;
    },
    { done: texts.kept, failed: texts.keepFailed, inline: true, onDone },
  );
  const takeBack = useWrite(examAttempts.remove, { done: texts.undone, failed: texts.undoFailed });
  const score = useWrite(
    async (draft: OpticalDraft, context: SendContext) => {
      const id = draft.id ?? (await create(draft, context));
      const topics = scoreOf(draft).topics.map((topic) => ({ ...topic, test: topic.test as 'ydt' }));
      return context.send(opticalForms.score, {
        params: { id },
        body: { answers: takenAnswers(draft), key: wholeKeys(draft), topics },
      });
    },
    {
      done: ({ attempt }) => texts.scored(formatExamNet(attempt.totals.netScore)),
      failed: texts.scoreFailed,
      inline: true,
      undo:
        ({ attempt }) =>
        () =>
          takeBack.send({ params: { id: attempt._id } }),
      onDone: ({ attempt }) => {
        onDone();
        onScored?.(attempt);
      },
    },
  );
  return { keep, score };
};
