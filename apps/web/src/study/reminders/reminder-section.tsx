import type { StudyDay } from '@netlik/domain/study-day';
import { Stack } from '../../ui/layout/stack.tsx';
import { ReminderList } from './reminder-list.tsx';
import styles from './reminders.module.css';
import { reminderTexts as texts } from './reminders.texts.ts';

export const ReminderSection = (days: { day: StudyDay; today: StudyDay }) => (
  <Stack as="section" gap="4" className={styles.section} aria-label={texts.title}>
    <h3>{texts.title}</h3>
    <ReminderList {...days} />
  </Stack>
);
