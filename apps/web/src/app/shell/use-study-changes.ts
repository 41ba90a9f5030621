import type { RunNews } from '@netlik/contract/study/study-runs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notifyStudyChanged, onStudyChanged, STUDY_KEY } from '../../api/study-changes.ts';
import { questionEntryWrites, reminderWrites } from '../../features/calendar/calendar.outbox.ts';
import { studySessionWrites } from '../../features/study/study-sessions/study-sessions.outbox.ts';
import { live } from '../../live/live.ts';
import { onWriteSent } from '../../outbox/outbox.ts';

const studyWrites = [questionEntryWrites, reminderWrites, studySessionWrites].flatMap((writes) =>
  Object.values(writes),
);

/** Own writes are also reported over the live channel, mostly before their reply: one refetch for both. */
const DEBOUNCE_MS = 400;

const changesSessions = ({ event }: RunNews) =>
  event === 'stopped' || event === 'discarded' || event === 'closed';

/** Refetches study queries after a change made here, by the outbox or on another device. */
export const useStudyChanges = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = undefined;
      // Hidden tabs refetch when they become visible.
      const refetchType = document.hidden ? 'none' : 'active';
      void queries.invalidateQueries({ queryKey: [STUDY_KEY], refetchType });
    };
    const refreshSoon = () => {
      timer ??= setTimeout(refresh, DEBOUNCE_MS);
    };
    const unsubscribers = [
      onStudyChanged(refresh),
      ...studyWrites.map((write) => onWriteSent(write, notifyStudyChanged)),
      live.subscribe('study.changed', refreshSoon),
      live.subscribe('study.run', (news) => changesSessions(news) && refreshSoon()),
      live.onMissed(refreshSoon),
    ];
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [queries]);
};
