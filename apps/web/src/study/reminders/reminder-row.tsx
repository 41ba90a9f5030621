import type { Reminder } from '@netlik/contract/study/reminders';
import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import PencilIcon from 'lucide-react/icons/pencil';
import TrashIcon from 'lucide-react/icons/trash';
import { useState } from 'react';
import type { WithPending } from '../../data/outbox/offline-rows.ts';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Check } from '../../ui/forms/check.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import styles from './reminders.module.css';
import { useReminderDone, useRemoveReminder } from './reminders.queries.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

type Props = { reminder: WithPending<Reminder>; onEdit: () => void };

export const ReminderRow = ({ reminder, onEdit }: Props) => {
  const [whole, setWhole] = useState(false);
  const { send, inputs, busy } = useReminderDone(reminder);
  const isDone = inputs[0] ?? reminder.isDone;
  const remove = useRemoveReminder(reminder);
  const tick = () => {
    if (!busy) void send(!isDone);
  };
  const preview = reminderPreview(reminder.text);
  const hasMore = preview !== reminder.text;
  return (
    <Text as="li" shrink className={styles.row} data-done={isDone || undefined}>
      <Grid align="start" className={styles.line}>
        <Stack as="label" center className={styles.tick}>
          <input
            type="checkbox"
            checked={isDone}
            aria-label={texts.about(texts.done, preview)}
            onChange={tick}
          />
          <Check state={isDone ? 'on' : 'off'} />
        </Stack>
        <Stack gap="1" align="start" size="small" wrapAnywhere shrink className={styles.words}>
          {whole ? <MarkdownView text={reminder.text} /> : <p className={styles.preview}>{preview}</p>}
          {reminder.subject && <SubjectMark subject={reminder.subject} small />}
          <PendingBadge pendingState={reminder.pendingState} />
          {hasMore && (
            <Text
              type="button"
              as="button"
              tone="primary"
              size="tiny"
              weight="semibold"
              className={styles.more}
              aria-expanded={whole}
              aria-label={texts.about(whole ? texts.less : texts.more, preview)}
              onClick={() => setWhole(!whole)}
            >
              {whole ? texts.less : texts.more}
            </Text>
          )}
        </Stack>
        <IconButton data-edit={reminder._id} label={texts.about(texts.edit, preview)} onClick={onEdit}>
          <PencilIcon size={18} />
        </IconButton>
        <IconButton
          label={texts.about(texts.remove, preview)}
          onClick={() => remove.send({ params: { id: reminder._id } })}
        >
          <TrashIcon size={18} />
        </IconButton>
      </Grid>
    </Text>
  );
};
