import { check } from '@netlik/contract/check';
import {
  MAX_REPORT_CONTACT,
  MAX_REPORT_DETAIL,
  MAX_REPORT_TITLE,
  NewReport,
  reports,
} from '@netlik/contract/reports';
import { sendForm } from '../../api/send-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';
import { useAttachments } from './use-attachments.ts';

const empty = { title: '', description: '', contact: '' };

export const ReportForm = ({ onCreated }: { onCreated: (id: string) => void }) => {
  const attachments = useAttachments();
  const form = useContractForm({
    initial: empty,
    read: (values) => check(NewReport, values),
    write: (body) =>
      attachments.send(body, (files, options) => sendForm(reports.create, { body }, files, options)),
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
        maxLength={MAX_REPORT_TITLE}
        required
      />
      <TextAreaField
        {...form.text('description')}
        label={texts.detail}
        placeholder={texts.detailPlaceholder}
        rows={6}
        max={MAX_REPORT_DETAIL}
        required
      />
      <div data-tour="report-pictures">
        <AttachmentsField {...attachments.field} />
      </div>
      <TextField
        {...form.text('contact')}
        label={texts.contact}
        hint={texts.contactHint}
        maxLength={MAX_REPORT_CONTACT}
        optional
      />
      {form.failure && (
        <Notice tone="danger">
          <span>{form.failure.message || texts.createFailed}</span>
        </Notice>
      )}
      <Row gap="3 6" align="center" justify="end" wrap>
        <Text look="muted small" className={styles.small}>
          {texts.sentAs}
        </Text>
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
      </Row>
    </Stack>
  );
};
