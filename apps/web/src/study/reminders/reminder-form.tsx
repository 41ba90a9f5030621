import { check } from '@netlik/contract/check';
import { MAX_REMINDER, NewReminder, type Reminder, reminders } from '@netlik/contract/study/reminders';
import type { StudyDay } from '@netlik/domain/study-day';
import PlusIcon from 'lucide-react/icons/plus';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import styles from './reminders.module.css';
import { reminderRows } from './reminders.queries.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

type Props = {
  day: StudyDay;
  today: StudyDay;
  reminder?: Reminder;
  onDone: () => void;
  onCancel?: () => void;
};

const focusOnMount = (area: HTMLTextAreaElement | null) => area?.focus();

export const ReminderForm = ({ day, today, reminder, onDone, onCancel }: Props) => {
  const narrow = useNarrow();
  const form = useContractForm({
    initial: { text: reminder?.text ?? '', subject: reminder?.subject ?? '' },
    read: ({ text, subject }) => check(NewReminder, { date: day, text, subject: subject || null }),
    write: (body, { send }) => {
      const { offline } = reminderRows;
      if (!reminder) return send(reminders.create, { body }, offline.create);
      return send(reminders.update, { params: { id: reminder._id }, body }, offline.update(reminder));
    },
    done: reminder ? texts.updated : texts.added,
    replied: (cache, saved) => reminder && cache.replaceRow(saved, reminders.list),
    onDone,
    onQueued: onDone,
  });
  return (
    <Stack {...form.form} as="form" gap="3" justify="start" className={styles.form}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <TextAreaField
        label={texts.text}
        rows={3}
        max={MAX_REMINDER}
        hint={day > today ? texts.hint : texts.pastHint}
        ref={reminder && focusOnMount}
        {...form.text('text')}
      />
      <SubjectSelect label={texts.subject} optional placeholder={texts.noSubject} {...form.text('subject')} />
      <Row gap="2" justify="end">
        {onCancel && (
          <Button look="line" small disabled={form.busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        {/* Beside the sessions it is not the primary action. */}
        <Button type="submit" small look={narrow ? 'primary' : 'line'} busy={form.busy}>
          {!reminder && <PlusIcon size={18} />}
          {reminder ? texts.save : texts.add}
        </Button>
      </Row>
    </Stack>
  );
};
