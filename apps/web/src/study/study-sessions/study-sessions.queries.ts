import type { BodyOf, CallInput } from '@netlik/contract/endpoint';
import {
  type NewStudySession,
  type StudySession,
  studySessions,
} from '@netlik/contract/study/study-sessions';
import { questionStats } from '@netlik/domain/study/question-stats';
import { studyDay } from '@netlik/domain/study-day';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import { offlineRows, type Unsent, type WithPending } from '../../data/outbox/offline-rows.ts';
import type { Entry } from '../../data/outbox/store.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { WriteCache } from '../../data/writes/write-cache.ts';
import { formatDuration } from '../../formats/durations.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { sessionBodyFromStop } from '../study-runs/engine/session-body.ts';
import { STOP_RUN, TIMER_SESSION } from '../study-runs/study-runs.writes.ts';
import { fetchAllPages } from './fetch-all-pages.ts';
import { sessionFormat } from './session-format.ts';
import { pendingTexts, sessionTexts as texts } from './study-sessions.texts.ts';

export type SessionQuery = NonNullable<CallInput<typeof studySessions.list>['query']>;
export type SessionChange = BodyOf<typeof studySessions.update>;

export const studySessionQueries = {
  page: (query: SessionQuery) => read(studySessions.list, { query }, { keepPrevious: true }),
  one: (id: string) => read(studySessions.get, { params: { id } }),
};

export type ShownSession = WithPending<StudySession>;

export const sessionRows = offlineRows('studySessions', studySessions, {
  label: ({ subject, duration }) => `${formatDuration(duration)} ${subjectName(subject)}`,
  queued: pendingTexts.queued,
  change: (session, { questionStats: counts, allowOverlap: _, ...body }) => ({
    ...session,
    ...body,
    day: body.date === undefined ? session.day : studyDay(new Date(body.date)),
    questionStats: counts === undefined ? session.questionStats : counts && questionStats(counts),
    efficiency: null,
  }),
  otherCreates: [TIMER_SESSION],
});

export const showSavedSession = (cache: WriteCache, saved: StudySession) =>
  cache.replaceRow(saved, studySessions.list, studySessions.get);

export const useRemoveSession = () =>
  useWrite(
    (session: StudySession, { send }) =>
      send(studySessions.remove, { params: { id: session._id } }, sessionRows.offline.remove(session)),
    {
      done: (_, session) => texts.removed(sessionFormat.subject(session)),
      failed: texts.removeFailed,
      undo: { hides: ({ _id }) => _id },
    },
  );

/** Returns sessions from queued timer stops, except those to be discarded. */
export const pendingStops = (entries: readonly Entry[]): Unsent<NewStudySession>[] =>
  entries.flatMap(({ write, key, state, input }) => {
    const row = write === STOP_RUN ? sessionBodyFromStop(input.body as object) : null;
    return row === null ? [] : [{ key, pendingState: state, row }];
  });

/** The server's maximum page size. */
const EXPORT_PAGE = 500;

export const fetchAllSessions = (
  filter: SessionQuery,
  onProgress: (share: number) => void,
): Promise<StudySession[]> =>
  fetchAllPages(async (page, signal) => {
    const query = { ...filter, fields: 'summary', page, limit: EXPORT_PAGE } as const;
    const { data, pagination } = await call(studySessions.list, { query }, signal);
    return { rows: data, pages: Math.ceil(pagination.total / EXPORT_PAGE) };
  }, onProgress);
