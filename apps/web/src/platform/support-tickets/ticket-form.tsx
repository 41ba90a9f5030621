import { check } from '@netlik/contract/check';
import {
  MAX_TICKET_CONTACT,
  MAX_TICKET_DETAIL,
  MAX_TICKET_TITLE,
  NewTicket,
  supportTickets,
} from '@netlik/contract/platform/support-tickets';
import { sendForm } from '../../data/calls/send-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { AttachmentsField, useAttachments } from './attachments-field.tsx';
import styles from './support-tickets.module.css';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { ticketFailure } from './ticket-failure.ts';

const empty = { title: '', description: '', contact: '' };

export const TicketForm = ({ onCreated }: { onCreated: (id: string) => void }) => {
  const attachments = useAttachments();
  const form = useContractForm({
    initial: empty,
    read: (values) => check(NewTicket, values),
    write: (body) =>
      attachments.send(body, (files, options) => sendForm(supportTickets.create, { body }, files, options)),
    done: texts.created,
    onDone: ({ id }) => {
      for (const name of ['title', 'description', 'contact'] as const) form.set(name, '');
      onCreated(id);
    },
  });
  return (
    <Stack {...form.form} as="form" gap="4" data-tour="report-form">
      <TextField
        {...form.text('title')}
        label={texts.titleField}
        placeholder={texts.titlePlaceholder}
        maxLength={MAX_TICKET_TITLE}
        required
      />
      <TextAreaField
        {...form.text('description')}
        label={texts.detail}
        placeholder={texts.detailPlaceholder}
        rows={6}
        max={MAX_TICKET_DETAIL}
        required
      />
      <div data-tour="report-pictures">
        <AttachmentsField {...attachments.field} />
      </div>
      <TextField
        {...form.text('contact')}
        label={texts.contact}
        hint={texts.contactHint}
        maxLength={MAX_TICKET_CONTACT}
        optional
      />
      {form.failure && (
        <Notice tone="danger">
          <span>{ticketFailure(form.failure, texts.createFailed)}</span>
        </Notice>
      )}
      <Row gap="3 6" align="center" justify="end" wrap>
        <Text tone="muted" size="small" className={styles.small}>
          {texts.sentAs}
        </Text>
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
      </Row>
    </Stack>
  );
};
