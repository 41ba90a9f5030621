import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import { weeklyGoalPercent } from '@netlik/domain/identity/weekly-goal';
import { formatDuration, formatSeconds } from '../../formats/durations.ts';
import { formatPercent } from '../../formats/numbers.ts';
import { moments } from '../../ui/moments/moments.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { TIMER_WRITES } from './study-runs.writes.ts';
import { savedTexts as texts } from './timer.texts.ts';

/** A shorter session was hardly more than a try. */
const LEAST_SECONDS = 60;

/** The saved session full screen, with the same figures as its card. */
export const showSaved = (subject: string, seconds: number, gain: Gain): void => {
  if (seconds < LEAST_SECONDS) return;
  const percent = weeklyGoalPercent(gain.weeklyProgress, gain.weeklyGoal);
  moments.show({
    title: texts.moment,
    text: subjectName(subject),
    ring: { value: percent / 100, middle: formatSeconds(seconds), label: texts.week },
    figures: [
      { label: texts.today, value: formatDuration(gain.minutesToday) },
      { label: texts.streak, value: texts.days(gain.currentStreak) },
      { label: texts.xp, value: `+${gain.xpGained}` },
      { label: texts.week, value: formatPercent(percent) },
    ],
  });
};

/** A session that waited for the connection; of several only the last one sent. `unsent`: names of writes that still wait. */
export const showSentLater = (
  { session, gain }: { session: Pick<StudySession, 'subject' | 'duration'> | null; gain: Gain | null },
  unsent: readonly string[],
): void => {
  if (!session || !gain || unsent.some((write) => TIMER_WRITES.includes(write))) return;
  showSaved(session.subject, Math.round(session.duration * 60), gain);
};
