import type { StudySession } from '@netlik/contract/study/study-sessions';
import { formatClock, minuteOfDay } from '../../formats/clock.ts';
import { formatShortDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatNet, formatPercent } from '../../formats/numbers.ts';
import { roundToStep } from '../../ui/pickers/time-steps.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { sourceLabels, techniqueLabels, sessionTexts as texts } from './study-sessions.texts.ts';

export const whenText = ({ date }: Pick<StudySession, 'date'>): string =>
  `${formatShortDay(date)}, ${formatClock(date)}`;

export const sessionFormat = {
  date: whenText,
  subject: ({ subject }: StudySession) => subjectName(subject),
  duration: ({ duration }: Pick<StudySession, 'duration'>) => formatDuration(duration),
  technique: ({ technique }: StudySession) => techniqueLabels[technique],
  quality: ({ quality }: StudySession) => (quality === null ? texts.unjudged : `${quality}/5`),
  efficiency: ({ efficiency }: StudySession) => (efficiency === null ? '–' : formatPercent(efficiency)),
  mood: ({ mood }: StudySession) => mood ?? '–',
  questions: ({ questionStats: stats }: StudySession) =>
    stats === null ? '–' : `${stats.correctAnswers}/${stats.wrongAnswers}/${stats.blankAnswers}`,
  net: ({ questionStats: stats }: StudySession) => (stats === null ? '–' : formatNet(stats.netScore)),
  distractions: ({ distractions }: StudySession) => String(distractions),
  notes: ({ notes }: StudySession) => notes,
  source: ({ source }: StudySession) => sourceLabels[source],
} satisfies Record<keyof typeof texts.columns, (row: StudySession) => string>;

/** Rounds to the time picker's step. */
export const defaultStartTime = (now: Date, minutesAgo: number): string =>
  roundToStep(minuteOfDay(now.getTime() - minutesAgo * 60_000));
