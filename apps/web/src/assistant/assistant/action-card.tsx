import type { ChatAction } from '@netlik/contract/assistant/assistant';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { reminders } from '@netlik/contract/study/reminders';
import { dayOfWeek, weekStart } from '@netlik/domain/study-day';
import { useNavigate } from 'react-router';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { actionTexts as texts } from './action-card.texts.ts';

const timerAddress = (subject: string | null, minutes: number | null) =>
  subject || minutes
    ? `/study-tracker/timer?start=block&focus=${minutes ?? 25}&break=5${subject ? `&chosen=${subject}` : ''}`
    : '/study-tracker/timer?start=last';

/** Runs the action through the pages' own calls and returns true on success. */
const useRunAction = () => {
  const navigate = useNavigate();
  const takeBack = { done: texts.undone, failed: texts.undoFailed };
  const removeEntry = useWrite(weeklyPlans.removeEntry, takeBack);
  const removeQuestions = useWrite(questionEntries.remove, takeBack);
  const removeReminder = useWrite(reminders.remove, takeBack);
  const plan = useWrite(weeklyPlans.addEntry, {
    done: texts.planAdded,
    failed: texts.failed,
    undo: ({ entries }, { params, body }) => {
      // The new entry is the last of its day.
      const added = entries.filter(({ day }) => day === body.day).toSorted((a, b) => b.order - a.order)[0];
      return added ? () => removeEntry.send({ params: { id: added._id, ...params } }) : null;
    },
  });
  const questions = useWrite(questionEntries.create, {
    done: texts.questionsSaved,
    failed: texts.failed,
    undo:
      ({ _id }) =>
      () =>
        removeQuestions.send({ params: { id: _id } }),
  });
  const reminder = useWrite(reminders.create, {
    done: texts.reminderAdded,
    failed: texts.failed,
    undo:
      ({ _id }) =>
      () =>
        removeReminder.send({ params: { id: _id } }),
  });

  const send = async (action: ChatAction) => {
    switch (action.kind) {
      case 'timer':
        return navigate(timerAddress(action.subject, action.minutes));
      case 'page':
        return navigate(action.path);
      case 'plan': {
        const { day, subject, type } = action;
        return plan.send({
          params: { weekStart: weekStart(day) },
          body: { day: dayOfWeek(day) - 1, subject, type },
        });
      }
      case 'questions': {
        const { kind: _, ...body } = action;
        return questions.send({ body });
      }
      case 'reminder': {
        const { kind: _, ...body } = action;
        return reminder.send({ body });
      }
    }
  };
  const run = async (action: ChatAction): Promise<boolean> => {
    const outcome = await send(action);
    return outcome === undefined || outcome.status === 'done';
  };
  return { run, busy: plan.busy || questions.busy || reminder.busy };
};

type Props = { action: ChatAction; onEnd: () => void };

/** The answer describes the action, and only a tap runs it. */
export const ActionCard = ({ action, onEnd }: Props) => {
  const { run, busy } = useRunAction();
  const accept = async () => {
    if (await run(action)) onEnd();
  };
  return (
    <Row as="section" gap="2" wrap aria-label={texts.label}>
      <Button look="soft" disabled={busy} onClick={() => void accept()}>
        {texts.button(action)}
      </Button>
      <Button look="line" disabled={busy} onClick={onEnd}>
        {texts.cancel}
      </Button>
    </Row>
  );
};
