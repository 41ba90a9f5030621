import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import type { QueryClient } from '@tanstack/react-query';
import { call, newKey } from '../../../api/call.ts';
import { outboxTexts } from '../../../outbox/outbox.texts.ts';
import { writeStudy } from '../../../outbox/write-study.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { minutesText } from '../../../ui/formats/minutes-text.ts';
import { type SessionChange, sessionQueries } from './study-sessions.queries.ts';
import { sessionTexts as texts, waitingTexts } from './study-sessions.texts.ts';
import { addSessionLater, changeSessionLater, removeSessionLater } from './study-sessions.writes.ts';

const name = ({ subject, duration }: Pick<StudySession, 'subject' | 'duration'>) =>
  `${minutesText(duration)} ${subjectName(subject)}`;

/** Without a connection all of these are kept on this device and sent later, once. */

export const addSession = (body: NewStudySession, idempotencyKey: string): Promise<void> =>
  writeStudy(
    {
      send: (signal) => call(studySessions.create, { body }, signal, { idempotencyKey }),
      keep: () => addSessionLater({ body }, { idempotencyKey, label: name(body) }),
    },
    { done: texts.added(minutesText(body.duration)), kept: waitingTexts.kept },
  );

export const changeSession = (
  queries: QueryClient,
  session: StudySession,
  body: SessionChange,
): Promise<void> => {
  const input = { params: { id: session._id }, body };
  const label = outboxTexts.change(name(session));
  return writeStudy(
    {
      rowId: session._id,
      send: async (signal) => {
        const changed = await call(studySessions.update, input, signal);
        queries.setQueryData(sessionQueries.one(session._id).queryKey, changed);
      },
      keep: () => changeSessionLater(input, { idempotencyKey: newKey(), label }),
    },
    { done: texts.saved, kept: outboxTexts.changeKept },
  );
};

export const removeSession = (session: StudySession): Promise<void> => {
  const input = { params: { id: session._id } };
  const label = outboxTexts.removal(name(session));
  return writeStudy({
    rowId: session._id,
    send: (signal) => call(studySessions.remove, input, signal),
    keep: () => removeSessionLater(input, { idempotencyKey: newKey(), label }),
  });
};
