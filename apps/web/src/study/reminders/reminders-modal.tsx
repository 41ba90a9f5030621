import type { StudyDay } from '@netlik/domain/study-day';
import { Modal } from '../../ui/overlays/modal.tsx';
import { ReminderList } from './reminder-list.tsx';
import { reminderTexts as texts } from './reminders.texts.ts';

type Props = { day: StudyDay; today: StudyDay; onClose: () => void };

/** Phones only, because the day modal has no room for them. */
export const RemindersModal = ({ onClose, ...days }: Props) => (
  <Modal title={texts.title} onClose={onClose}>
    <ReminderList {...days} />
  </Modal>
);
