import type { RunNews } from '@netlik/contract/study/study-runs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onStudyChanged, STUDY_KEY, tellStudyChanged } from '../../api/study-news.ts';
import { questionWrites, reminderWrites } from '../../features/calendar/calendar.writes.ts';
import { sessionWrites } from '../../features/study/study-sessions/study-sessions.writes.ts';
import { live } from '../../live/live.ts';
import { onWriteSent } from '../../outbox/outbox.ts';

const studyWrites = [questionWrites, reminderWrites, sessionWrites].flatMap((writes) =>
  Object.values(writes),
);

/** One's own write is told over the channel too, mostly before its answer: what is heard meanwhile is asked for once. */
const TOGETHER_MS = 400;

const leavesASession = ({ event }: RunNews) =>
  event === 'stopped' || event === 'discarded' || event === 'closed';

/** Whatever changes study time, here, by the outbox or on another device, makes every page over it fresh. */
export const useStudyNews = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = undefined;
      // A page nobody looks at asks when somebody does.
      const refetchType = document.hidden ? 'none' : 'active';
      void queries.invalidateQueries({ queryKey: [STUDY_KEY], refetchType });
    };
    const soon = () => {
      timer ??= setTimeout(refresh, TOGETHER_MS);
    };
    const stops = [
      onStudyChanged(refresh),
      ...studyWrites.map((write) => onWriteSent(write, tellStudyChanged)),
      live.subscribe('study.changed', soon),
      live.subscribe('study.run', (news) => leavesASession(news) && soon()),
      live.onMissed(soon),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [queries]);
};
