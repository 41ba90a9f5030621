import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import type { QueryClient } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../../api/call.ts';
import { outboxTexts } from '../../../outbox/outbox.texts.ts';
import { submitStudyWrite } from '../../../outbox/submit-study-write.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { minutesText } from '../../../ui/formats/minutes-text.ts';
import {
  enqueueCreateStudySession,
  enqueueRemoveStudySession,
  enqueueUpdateStudySession,
} from './study-sessions.outbox.ts';
import { type SessionChange, studySessionQueries } from './study-sessions.queries.ts';
import { pendingTexts, sessionTexts as texts } from './study-sessions.texts.ts';

const outboxLabel = ({ subject, duration }: Pick<StudySession, 'subject' | 'duration'>) =>
  `${minutesText(duration)} ${subjectName(subject)}`;

/** Offline, these are stored in the outbox and sent later, once. */

export const createStudySession = (body: NewStudySession, idempotencyKey: string): Promise<void> =>
  submitStudyWrite(
    {
      send: (signal) => call(studySessions.create, { body }, signal, { idempotencyKey }),
      enqueue: () => enqueueCreateStudySession({ body }, { idempotencyKey, label: outboxLabel(body) }),
    },
    { sent: texts.added(minutesText(body.duration)), queued: pendingTexts.queued },
  );

export const updateStudySession = (
  queries: QueryClient,
  session: StudySession,
  body: SessionChange,
): Promise<void> => {
  const input = { params: { id: session._id }, body };
  const label = outboxTexts.change(outboxLabel(session));
  return submitStudyWrite(
    {
      rowId: session._id,
      send: async (signal) => {
        const changed = await call(studySessions.update, input, signal);
        queries.setQueryData(studySessionQueries.one(session._id).queryKey, changed);
      },
      enqueue: () => enqueueUpdateStudySession(input, { idempotencyKey: newIdempotencyKey(), label }),
    },
    { sent: texts.saved, queued: outboxTexts.changeKept },
  );
};

export const removeStudySession = (session: StudySession): Promise<void> => {
  const input = { params: { id: session._id } };
  const label = outboxTexts.removal(outboxLabel(session));
  return submitStudyWrite({
    rowId: session._id,
    send: (signal) => call(studySessions.remove, input, signal),
    enqueue: () => enqueueRemoveStudySession(input, { idempotencyKey: newIdempotencyKey(), label }),
  });
};
