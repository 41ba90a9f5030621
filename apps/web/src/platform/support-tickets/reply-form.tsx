import { check } from '@netlik/contract/check';
import {
  AdminReply,
  adminSupportTickets,
  MAX_ADMIN_REPLY,
  MAX_STUDENT_REPLY,
  StudentReply,
  supportTickets,
} from '@netlik/contract/platform/support-tickets';
import { sendForm } from '../../data/calls/send-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { AttachmentsField, useAttachments } from './attachments-field.tsx';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { ticketFailure } from './ticket-failure.ts';

type Props = {
  ticketId: string;
  as: 'student' | 'admin';
  label: string;
  failed: string;
  onSent?: () => void;
};

export const ReplyForm = ({ ticketId, as, label, failed, onSent }: Props) => {
  const attachments = useAttachments();
  const isAdmin = as === 'admin';
  const schema = isAdmin ? AdminReply : StudentReply;
  const form = useContractForm({
    initial: { message: '' },
    read: (values) => check(schema, values),
    write: (body) =>
      attachments.send(body, (files, options) => {
        const endpoint = isAdmin ? adminSupportTickets.reply : supportTickets.reply;
        return sendForm(endpoint, { params: { id: ticketId }, body }, files, options);
      }),
    done: texts.replySent,
    onDone: () => {
      form.set('message', '');
      onSent?.();
    },
  });
  return (
    <Stack {...form.form} as="form" gap="4">
      <TextAreaField
        {...form.text('message')}
        label={label}
        placeholder={texts.replyPlaceholder}
        rows={3}
        max={isAdmin ? MAX_ADMIN_REPLY : MAX_STUDENT_REPLY}
        required
      />
      <AttachmentsField {...attachments.field} />
      {form.failure && <Notice tone="danger">{ticketFailure(form.failure, failed)}</Notice>}
      <Row gap="3 6" align="center" justify="end" wrap>
        <Button type="submit" busy={form.busy}>
          {texts.sendReply}
        </Button>
      </Row>
    </Stack>
  );
};
