import type { CallInput } from '@netlik/contract/endpoint';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { failureOf } from '../../data/writes/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { Offline } from '../../data/writes/write-environment.ts';
import { formatDuration } from '../../formats/durations.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { type Feedback, questionBody, sessionBody } from './entry-body.ts';
import type { ShownLine } from './quick-entry.queries.ts';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';

type EntryInput = CallInput<typeof questionEntries.create>;
type SessionInput = CallInput<typeof studySessions.create>;

const outboxOfEntry: Offline<EntryInput> = {
  name: 'questionEntries.create',
  label: ({ body }) =>
    texts.outboxQuestions((body.correct ?? 0) + (body.wrong ?? 0), subjectName(body.subject)),
  stored: () => texts.queued,
};
const outboxOfSession: Offline<SessionInput> = {
  name: 'studySessions.create',
  label: ({ body }) => `${formatDuration(body.duration)} ${subjectName(body.subject)}`,
  stored: () => texts.queued,
};

const isOverlap = (code: string) => code === 'study_session.overlaps';

/** Saves through the calls of the feature's own screen; true if saved or queued. */
export const useSaveLine = () => {
  const takeBack = { done: texts.undone, failed: texts.undoFailed };
  const removeEntry = useWrite(questionEntries.remove, takeBack);
  const removeSession = useWrite(studySessions.remove, takeBack);
  const entry = useWrite(questionEntries.create, {
    done: ({ correct, wrong, subject, planSubjectId }) =>
      texts.savedQuestions(correct + wrong, subjectName(subject)) + (planSubjectId ? texts.inPlan : ''),
    failed: texts.saveFailed,
    undo:
      ({ _id }) =>
      () =>
        removeEntry.send({ params: { id: _id } }),
    offline: outboxOfEntry,
  });
  const session = useWrite(studySessions.create, {
    done: ({ session: { duration, subject, dailyPlanId } }) =>
      texts.savedSession(formatDuration(duration), subjectName(subject)) + (dailyPlanId ? texts.inPlan : ''),
    failed: texts.saveFailed,
    undo:
      ({ session: { _id } }) =>
      () =>
        removeSession.send({ params: { id: _id } }),
    offline: outboxOfSession,
    onFailed: ({ code }) => isOverlap(code),
  });

  const saveSession = async (body: SessionInput['body']) => {
    const outcome = await session.send({ body });
    const failure = outcome.status === 'failed' ? failureOf(outcome.error) : null;
    if (!failure || !isOverlap(failure.code)) return outcome;
    const { text, ...question } = texts.overlap;
    const isSure = await confirm({ ...question, text: text(failure.message) });
    return isSure ? session.send({ body: { ...body, allowOverlap: true } }) : outcome;
  };

  const save = async (line: ShownLine, isLinked: boolean, feedback: Feedback): Promise<boolean> => {
    const outcome =
      line.kind === 'session'
        ? await saveSession(sessionBody(line, isLinked, feedback, new Date()))
        : await entry.send({ body: questionBody(line, isLinked) });
    return outcome.status === 'done' || outcome.status === 'queued';
  };
  return save;
};
