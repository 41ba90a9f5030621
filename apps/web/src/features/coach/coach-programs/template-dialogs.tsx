import { check } from '@netlik/contract/check';
import type { ProgramSubject } from '@netlik/contract/coach/coach-programs';
import {
  MAX_TEMPLATE_NAME,
  NewProgramTemplate,
  type ProgramTemplate,
  programTemplates,
} from '@netlik/contract/coach/program-templates';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import styles from './program-form.module.css';
import { sourceTexts as texts } from './program-sources.texts.ts';

/** Keeps the subjects of the form under a name. */
export const KeepTemplateDialog = ({
  subjects,
  onClose,
}: {
  subjects: readonly ProgramSubject[];
  onClose: () => void;
}) => {
  const keyOf = useIdempotencyKey();
  const form = useContractForm({
    initial: { name: '' },
    read: ({ name }) => check(NewProgramTemplate, { name, subjects }),
    send: async (body) => {
      await call(programTemplates.create, { body }, undefined, { idempotencyKey: keyOf(body) });
      toast({ tone: 'success', text: texts.kept });
      onClose();
    },
  });
  return (
    <FormDialog title={texts.keepTitle} size="small" form={form} submit={texts.save} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={MAX_TEMPLATE_NAME}
        data-first
        {...form.text('name')}
      />
    </FormDialog>
  );
};

const remove = async ({ _id }: ProgramTemplate) => {
  try {
    await call(programTemplates.remove, { params: { id: _id } });
    toast({ tone: 'success', text: texts.removed });
  } catch (error) {
    if (isAborted(error)) return;
    toast({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.removeFailed });
  }
};

/** One's templates, to delete those no longer needed. */
export const TemplatesDialog = ({
  templates,
  onClose,
}: {
  templates: readonly ProgramTemplate[];
  onClose: () => void;
}) => (
  <Modal
    title={texts.manageTitle}
    onClose={onClose}
    footer={
      <Button look="quiet" onClick={onClose}>
        {texts.close}
      </Button>
    }
  >
    {templates.length === 0 && <Text look="muted small">{texts.empty}</Text>}
    <Stack as="ul" gap="2" className={styles.templates}>
      {templates.map((template) => (
        <li key={template._id}>
          <span>
            <strong>{template.name}</strong>{' '}
            <Text as="span" look="muted small">
              {texts.subjects(template.subjects.length)}
            </Text>
          </span>
          <Button
            look="quiet"
            small
            aria-label={texts.removeOf(template.name)}
            onClick={() => void remove(template)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </Stack>
  </Modal>
);
