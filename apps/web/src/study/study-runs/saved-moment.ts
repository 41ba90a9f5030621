import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import { weeklyGoalPercent } from '@netlik/domain/identity/weekly-goal';
import { formatDuration, formatSeconds } from '../../formats/durations.ts';
import { formatPercent } from '../../formats/numbers.ts';
import { celebrations } from '../../ui/celebrations/celebrations.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { TIMER_WRITES } from './study-runs.writes.ts';
import { savedTexts as texts } from './timer.texts.ts';

/** Shorter sessions are not celebrated. */
const LEAST_SECONDS = 60;

export const showSaved = (subject: string, seconds: number, gain: Gain): void => {
  if (seconds < LEAST_SECONDS) return;
  const percent = weeklyGoalPercent(gain.weeklyProgress, gain.weeklyGoal);
  celebrations.show({
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

/**
 * Celebrates a session sent after being offline; of several only the last. `unsent` lists the names of queued
 * writes.
 */
export const showSentLater = (
  { session, gain }: { session: Pick<StudySession, 'subject' | 'duration'> | null; gain: Gain | null },
  unsent: readonly string[],
): void => {
  if (!session || !gain || unsent.some((write) => TIMER_WRITES.includes(write))) return;
  showSaved(session.subject, Math.round(session.duration * 60), gain);
};
