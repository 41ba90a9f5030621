import type { DayModalProps } from '../../features/calendar/day/day-modal-props.ts';
import { StudyDay } from '../../features/calendar/day/study-day.tsx';
import { DayMeetings } from '../../features/coach/coach-meetings/day-meetings.tsx';
import { DayPlanCard } from '../../features/daily-plans/day-plan/day-plan-card.tsx';
import { DayExams } from '../../features/exam-attempts/day-exams.tsx';
import { QuestionDay } from '../../features/question-entries/question-day.tsx';
import { ReminderSection } from '../../features/reminders/reminder-section.tsx';
import { RemindersButton } from '../../features/reminders/reminders-button.tsx';
import { RemindersModal } from '../../features/reminders/reminders-modal.tsx';
import { formatFullDay } from '../../formats/days.ts';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { Modal } from '../../ui/overlays/modal.tsx';

export const DayModal = ({ mode, day, today, reminders, onReminders, onClose }: DayModalProps) => {
  const narrow = useNarrow();
  const behindPencil = mode === 'study' && narrow;
  const days = { day, today };
  return (
    <>
      <Modal
        title={formatFullDay(day)}
        size="large"
        onClose={onClose}
        footer={behindPencil && <RemindersButton day={day} onOpen={onReminders} />}
      >
        <DayMeetings day={day} />
        <DayExams day={day} />
        {mode === 'study' ? (
          <>
            <DayPlanCard day={day} />
            <StudyDay {...days} side={!narrow && <ReminderSection {...days} />} />
          </>
        ) : (
          <QuestionDay {...days} />
        )}
      </Modal>
      {behindPencil && reminders && <RemindersModal {...days} onClose={onClose} />}
    </>
  );
};
