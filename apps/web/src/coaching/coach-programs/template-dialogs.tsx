import { check } from '@netlik/contract/check';
import type { ProgramSubject } from '@netlik/contract/coaching/coach-programs';
import {
  MAX_TEMPLATE_NAME,
  NewProgramTemplate,
  type ProgramTemplate,
  programTemplates,
} from '@netlik/contract/coaching/program-templates';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { sourceTexts as texts } from './program-sources.texts.ts';

export const KeepTemplateDialog = ({
  subjects,
  onClose,
}: {
  subjects: readonly ProgramSubject[];
  onClose: () => void;
}) => {
  const form = useContractForm({
    initial: { name: '' },
    read: ({ name }) => check(NewProgramTemplate, { name, subjects }),
    write: (body, { send }) => send(programTemplates.create, { body }),
    done: texts.kept,
    onDone: onClose,
    fieldOfCode: { 'coach.template_named': 'name' },
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

export const TemplatesDialog = ({
  templates,
  onClose,
}: {
  templates: readonly ProgramTemplate[];
  onClose: () => void;
}) => {
  const { send } = useWrite(programTemplates.remove, { done: texts.removed, failed: texts.removeFailed });
  return (
    <Modal
      title={texts.manageTitle}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {templates.length === 0 && (
        <Text tone="muted" size="small">
          {texts.empty}
        </Text>
      )}
      <Stack as="ul" gap="2">
        {templates.map((template) => (
          <Row key={template._id} as="li" gap="3" align="center" between>
            <span>
              <strong>{template.name}</strong>{' '}
              <Text as="span" tone="muted" size="small">
                {template.days ? texts.week(template.days.length) : texts.subjects(template.subjects.length)}
              </Text>
            </span>
            <Button
              look="quiet"
              small
              aria-label={texts.removeOf(template.name)}
              onClick={() => send({ params: { id: template._id } })}
            >
              {texts.remove}
            </Button>
          </Row>
        ))}
      </Stack>
    </Modal>
  );
};
