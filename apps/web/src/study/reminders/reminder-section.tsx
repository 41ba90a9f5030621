import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import PencilIcon from 'lucide-react/icons/pencil';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { ReminderList } from './reminder-list.tsx';
import styles from './reminders.module.css';
import { reminderQueries } from './reminders.queries.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

export const ReminderSection = (days: { day: StudyDay; today: StudyDay }) => (
  <Stack as="section" gap="4" className={styles.section} aria-label={texts.title}>
    <h3>{texts.title}</h3>
    <ReminderList {...days} />
  </Stack>
);

/** For narrow screens without room for the list. */
export const RemindersButton = ({ day, onOpen }: { day: StudyDay; onOpen: () => void }) => {
  const { data } = useQuery(reminderQueries.ofDay(day));
  const open = data?.filter(({ isDone }) => !isDone).length ?? 0;
  return (
    <Button look="line" wide aria-label={texts.open(open)} onClick={onOpen}>
      <PencilIcon size={18} />
      {texts.title}
      {open > 0 && ` (${open})`}
    </Button>
  );
};

type Props = { day: StudyDay; today: StudyDay; onClose: () => void };

/** Phones only, because the day modal has no room for them. */
export const RemindersModal = ({ onClose, ...days }: Props) => (
  <Modal title={texts.title} onClose={onClose}>
    <ReminderList {...days} />
  </Modal>
);
