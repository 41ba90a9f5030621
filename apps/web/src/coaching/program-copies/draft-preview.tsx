import type { CopyItem } from '@netlik/contract/coaching/program-copies';
import { formatDay, formatWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { draftTexts as texts } from './program-copies.texts.ts';

const minutesOf = (items: readonly CopyItem[]) =>
  items.flatMap(({ work }) => work).reduce((sum, { minutes }) => sum + minutes, 0);

export const DraftPreview = ({ items }: { items: readonly CopyItem[] }) => {
  const written = items.filter(({ action }) => action !== 'skip');
  const ids = [...new Set(written.map(({ studentId }) => studentId))];
  const drafts = ids
    .map((id) => written.filter(({ studentId, work }) => studentId === id && work.length > 0))
    .filter((ofStudent) => ofStudent.length > 0);
  const later = ids.length - drafts.length;
  return (
    <Stack gap="1">
      {drafts.map((ofStudent) => (
        <details key={ofStudent[0]!.studentId} open={drafts.length === 1}>
          <Text as="summary" size="small" weight="medium" numbers minTouchTarget>
            {texts.student(ofStudent[0]!.studentName, ofStudent.length, formatDuration(minutesOf(ofStudent)))}
          </Text>
          <Stack as="ul" gap="1" tone="muted" size="small">
            {ofStudent.map(({ date, work }) => (
              <li key={date}>
                <strong>{`${formatWeekday(date)} ${formatDay(date)}`}</strong>
                {': '}
                {work
                  .map(({ subject, minutes, topics }) =>
                    texts.subject(subjectName(subject), formatDuration(minutes), topics),
                  )
                  .join(' · ')}
              </li>
            ))}
          </Stack>
        </details>
      ))}
      {later > 0 && (
        <Text tone="muted" size="small">
          {texts.later(later)}
        </Text>
      )}
    </Stack>
  );
};
