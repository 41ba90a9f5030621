import type { Program } from '@netlik/contract/daily-plans/student-programs';
import { formatFullDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { subjectName } from '../../study/subject-name.ts';

type Topic = Program['subjects'][number]['topicsDetailed'][number];

/** „Türev (soru çöz, video izle, 45 dk)” */
export const topicText = ({ topic, solveQuestions, watchVideo, durationMinutes }: Topic): string => {
  const parts = [
    solveQuestions && 'soru çöz',
    watchVideo && 'video izle',
    durationMinutes ? formatDuration(durationMinutes) : null,
  ].filter(Boolean);
  return parts.length === 0 ? topic : `${topic} (${parts.join(', ')})`;
};

/** A program as plain text, to send in a message. */
export const programText = (
  program: Pick<Program, 'date' | 'title' | 'motivationNote' | 'subjects'>,
): string =>
  [
    `${formatFullDay(program.date)} · ${program.title}`,
    ...program.subjects.flatMap(({ subject, targetTime, description, topicsDetailed, videos }, index) => [
      '',
      `${index + 1}. ${subjectName(subject)}${targetTime ? ` (${formatDuration(targetTime)})` : ''}`,
      ...(description ? [`   ${description}`] : []),
      ...topicsDetailed.map((topic) => `   – ${topicText(topic)}`),
      ...videos.flatMap(({ title, url }) => (url ? [`   ▶ ${title ? `${title}: ` : ''}${url}`] : [])),
    ]),
    ...(program.motivationNote ? ['', program.motivationNote] : []),
  ].join('\n');
