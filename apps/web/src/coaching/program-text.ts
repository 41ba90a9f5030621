import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { formatFullDay } from '../formats/days.ts';
import { formatDuration } from '../formats/durations.ts';
import { subjectName } from '../ui/subjects/subject-name.ts';

type Topic = Program['subjects'][number]['topicsDetailed'][number];

/** „Türev (20 soru, video izle, 45 dk)” */
export const topicText = ({
  topic,
  solveQuestions,
  watchVideo,
  durationMinutes,
  targetQuestions,
}: Topic): string => {
  const parts = [
    targetQuestions ? `${targetQuestions} soru` : solveQuestions && 'soru çöz',
    watchVideo && 'video izle',
    durationMinutes ? formatDuration(durationMinutes) : null,
  ].filter(Boolean);
  return parts.length === 0 ? topic : `${topic} (${parts.join(', ')})`;
};

type Targets = Pick<Program['subjects'][number], 'targetTime' | 'targetQuestions'>;

/** „ (1 sa, 30 soru)” */
const targetText = ({ targetTime, targetQuestions }: Targets): string => {
  const parts = [targetTime && formatDuration(targetTime), targetQuestions && `${targetQuestions} soru`];
  const text = parts.filter(Boolean).join(', ');
  return text && ` (${text})`;
};

export const programText = (
  program: Pick<Program, 'date' | 'title' | 'motivationNote' | 'subjects'>,
): string =>
  [
    `${formatFullDay(program.date)} · ${program.title}`,
    ...program.subjects.flatMap(({ description, topicsDetailed, videos, ...subject }, index) => [
      '',
      `${index + 1}. ${subjectName(subject.subject)}${targetText(subject)}`,
      ...(description ? [`   ${description}`] : []),
      ...topicsDetailed.map((topic) => `   – ${topicText(topic)}`),
      ...videos.flatMap(({ title, url }) => (url ? [`   ▶ ${title ? `${title}: ` : ''}${url}`] : [])),
    ]),
    ...(program.motivationNote ? ['', program.motivationNote] : []),
  ].join('\n');

export const weekText = (
  studentName: string,
  programs: readonly Parameters<typeof programText>[0][],
): string => [studentName, ...programs.map(programText)].join('\n\n');

/** Opens WhatsApp with the text; the user chooses the recipient there. */
export const shareOnWhatsApp = (text: string): void => {
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener,noreferrer');
};
