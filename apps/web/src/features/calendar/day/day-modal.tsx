import type { CalendarMode } from '@netlik/contract/calendar';
import type { StudyDay as Day } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { fullDayText } from '../../../ui/pickers/calendar.ts';
import { calendarQueries } from '../calendar.queries.ts';
import { QuestionDay } from '../question-entries/question-day.tsx';
import { PencilIcon } from '../reminders/pencil-icon.tsx';
import { reminderTexts } from '../reminders/reminders.texts.ts';
import { RemindersModal } from '../reminders/reminders-modal.tsx';
import { useNarrow } from '../use-narrow.ts';
import { StudyDay } from './study-day.tsx';

type Props = {
  mode: CalendarMode;
  day: Day;
  today: Day;
  /** The reminders modal is open on top; phones only, wider screens show them beside the sessions. */
  reminders: boolean;
  onReminders: () => void;
  onClose: () => void;
};

const RemindersButton = ({ day, onOpen }: { day: Day; onOpen: () => void }) => {
  const { data } = useQuery(calendarQueries.reminders(day));
  const open = data?.filter(({ isDone }) => !isDone).length ?? 0;
  return (
    <Button look="quiet" wide aria-label={reminderTexts.open(open)} onClick={onOpen}>
      <PencilIcon />
      {reminderTexts.title}
      {open > 0 && ` (${open})`}
    </Button>
  );
};

export const DayModal = ({ mode, day, today, reminders, onReminders, onClose }: Props) => {
  const narrow = useNarrow();
  const behindPencil = mode === 'study' && narrow;
  return (
    <>
      <Modal
        title={fullDayText(day)}
        size="large"
        onClose={onClose}
        footer={behindPencil && <RemindersButton day={day} onOpen={onReminders} />}
      >
        {mode === 'study' ? <StudyDay day={day} today={today} /> : <QuestionDay day={day} today={today} />}
      </Modal>
      {behindPencil && reminders && <RemindersModal day={day} today={today} onClose={onClose} />}
    </>
  );
};
