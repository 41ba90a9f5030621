import { type Checked, check } from '@netlik/contract/check';
import type { ProgramSubject } from '@netlik/contract/coaching/coach-programs';
import {
  MAX_TEMPLATE_NAME,
  NewProgramTemplate,
  NewWeekTemplate,
  type ProgramTemplate,
  programTemplates,
} from '@netlik/contract/coaching/program-templates';
import type { StudyDay } from '@netlik/domain/study-day';
import { type SendContext, useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { sourceTexts as texts } from './program-sources.texts.ts';

type KeepProps<B> = {
  words: { title: string; lead?: string; hint: string; kept: string };
  read: (name: string) => Checked<B>;
  write: (body: B, context: SendContext) => Promise<unknown>;
  onClose: () => void;
};

const KeepDialog = <B,>({ words, read, write, onClose }: KeepProps<B>) => {
  const form = useContractForm({
    initial: { name: '' },
    read: ({ name }) => read(name),
    write,
    done: words.kept,
    onDone: onClose,
    fieldOfCode: { 'coach.template_named': 'name' },
  });
  return (
    <FormDialog title={words.title} size="small" form={form} submit={texts.save} onClose={onClose}>
      {words.lead && (
        <Text tone="muted" size="small">
          {words.lead}
        </Text>
      )}
      <TextField
        label={texts.name}
        hint={words.hint}
        maxLength={MAX_TEMPLATE_NAME}
        data-first
        {...form.text('name')}
      />
    </FormDialog>
  );
};

type DayProps = { subjects: readonly ProgramSubject[]; onClose: () => void };

export const KeepTemplateDialog = ({ subjects, onClose }: DayProps) => (
  <KeepDialog
    words={texts.keepDay}
    read={(name) => check(NewProgramTemplate, { name, subjects })}
    write={(body, { send }) => send(programTemplates.create, { body })}
    onClose={onClose}
  />
);

type WeekProps = { studentId: string; monday: StudyDay; onClose: () => void };

export const KeepWeekDialog = ({ studentId, monday, onClose }: WeekProps) => (
  <KeepDialog
    words={{ ...texts.keepWeek, lead: texts.keepWeekLead(formatDay(monday)) }}
    read={(name) => check(NewWeekTemplate, { name, studentId, weekStart: monday })}
    write={(body, { send }) => send(programTemplates.createWeek, { body })}
    onClose={onClose}
  />
);

type ListProps = { templates: readonly ProgramTemplate[]; onClose: () => void };

export const TemplatesDialog = ({ templates, onClose }: ListProps) => {
  const { send } = useWrite(programTemplates.remove, { done: texts.removed, failed: texts.removeFailed });
  return (
    <Modal
      title={texts.manageTitle}
      onClose={onClose}
      footer={
        <Button look="line" onClick={onClose}>
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
              look="line"
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
