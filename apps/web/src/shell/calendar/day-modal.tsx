import { DayMeetings } from '../../coaching/meetings/day-meetings.tsx';
import { DayExams } from '../../exams/exam-attempts/day-exams.tsx';
import { formatFullDay } from '../../formats/days.ts';
import { DayPlanCard } from '../../planning/daily-plans/day-plan/day-plan-card.tsx';
import type { DayModalProps } from '../../study/calendar/calendar-parts.ts';
import { StudyDay } from '../../study/calendar/day/study-day.tsx';
import { QuestionDay } from '../../study/question-entries/question-day.tsx';
import { ReminderSection, RemindersButton, RemindersModal } from '../../study/reminders/reminder-section.tsx';
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
