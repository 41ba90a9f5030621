import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderRow } from './reminder-row.tsx';
import styles from './reminders.module.css';
import { reminderQueries, reminderRows } from './reminders.queries.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

export const ReminderList = ({ day, today }: { day: StudyDay; today: StudyDay }) => {
  const query = useQuery(reminderQueries.ofDay(day));
  const { rows, unsent } = reminderRows.useRows(query.data);
  const pending = unsent.filter(({ row }) => row.date === day);
  const [editing, setEditing] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const edited = useRef<string | null>(null);
  useEffect(() => {
    // Closing the form loses the focus, so it returns to the edit button.
    if (!editing && edited.current)
      list.current?.querySelector<HTMLElement>(`[data-edit="${edited.current}"]`)?.focus();
    edited.current = editing;
  }, [editing]);
  // Used as a key, so that the form is empty after each save.
  const [added, setAdded] = useState(0);
  return (
    <Stack gap="3" justify="start" className={styles.reminders}>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {rows?.length === 0 && pending.length === 0 && (
        <Text tone="muted" size="small">
          {texts.empty}
        </Text>
      )}
      {(pending.length > 0 || (rows && rows.length > 0)) && (
        <Stack ref={list} as="ul" aria-label={texts.title}>
          {rows?.map((reminder) =>
            reminder._id === editing ? (
              <Text key={reminder._id} as="li" shrink className={styles.row}>
                <ReminderForm
                  day={day}
                  today={today}
                  reminder={reminder}
                  onDone={() => setEditing(null)}
                  onCancel={() => setEditing(null)}
                />
              </Text>
            ) : (
              <ReminderRow key={reminder._id} reminder={reminder} onEdit={() => setEditing(reminder._id)} />
            ),
          )}
          {pending.map(({ key, pendingState, row }) => (
            <Text key={key} as="li" shrink className={styles.row}>
              <Stack gap="1" align="start" size="small" wrapAnywhere className={styles.unsent}>
                <p>{reminderPreview(row.text)}</p>
                {row.subject && <SubjectMark subject={row.subject} small />}
                <PendingBadge pendingState={pendingState} />
              </Stack>
            </Text>
          ))}
        </Stack>
      )}
      {!editing && <ReminderForm key={added} day={day} today={today} onDone={() => setAdded(added + 1)} />}
    </Stack>
  );
};
