import type { StudySession } from '@netlik/contract/study/study-sessions';
import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import { subjectName } from '../../../study/subject-name.ts';
import { minutesText } from '../../../ui/formats/minutes-text.ts';
import { monthNames, monthOf } from '../../../ui/pickers/calendar.ts';
import { roundToStep } from '../../../ui/pickers/time-steps.ts';
import { sourceLabels, techniqueLabels, sessionTexts as texts } from './study-sessions.texts.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** „14:05” in Istanbul time, whatever the device's time zone is. */
export const timeText = (instant: string): string => {
  const at = new Date(instant);
  const minutes = Math.floor((at.getTime() - startOfStudyDay(studyDay(at)).getTime()) / 60_000);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** „15 Kas 2026, 14:05” */
export const whenText = ({ date }: Pick<StudySession, 'date'>): string => {
  const day = studyDay(new Date(date));
  const month = monthNames[monthOf(day) - 1]!.slice(0, 3);
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}, ${timeText(date)}`;
};

// Created once: an export formats up to 20,000 rows.
const nets = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 });

/** The text of each column, on the screen and in the exported file. */
export const sessionFormat = {
  date: whenText,
  subject: ({ subject }: StudySession) => subjectName(subject),
  duration: ({ duration }: Pick<StudySession, 'duration'>) => minutesText(duration),
  technique: ({ technique }: StudySession) => techniqueLabels[technique],
  quality: ({ quality }: StudySession) => (quality === null ? texts.unjudged : `${quality}/5`),
  efficiency: ({ efficiency }: StudySession) => (efficiency === null ? '–' : `%${efficiency}`),
  mood: ({ mood }: StudySession) => mood ?? '–',
  questions: ({ questionStats: stats }: StudySession) =>
    stats === null ? '–' : `${stats.correctAnswers}/${stats.wrongAnswers}/${stats.blankAnswers}`,
  net: ({ questionStats: stats }: StudySession) => (stats === null ? '–' : nets.format(stats.netScore)),
  distractions: ({ distractions }: StudySession) => String(distractions),
  notes: ({ notes }: StudySession) => notes,
  source: ({ source }: StudySession) => sourceLabels[source],
} satisfies Record<keyof typeof texts.columns, (row: StudySession) => string>;

/** The time of day some minutes ago, rounded to the picker's step. */
export const defaultStartTime = (now: Date, minutesAgo: number): string => {
  const begun = new Date(now.getTime() - minutesAgo * 60_000);
  const minutes = Math.floor((begun.getTime() - startOfStudyDay(studyDay(begun)).getTime()) / 60_000);
  return roundToStep(minutes);
};
