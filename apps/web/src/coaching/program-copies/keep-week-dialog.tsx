import { check } from '@netlik/contract/check';
import {
  MAX_TEMPLATE_NAME,
  NewWeekTemplate,
  programTemplates,
} from '@netlik/contract/coaching/program-templates';
import type { StudyDay } from '@netlik/domain/study-day';
import { formatDay } from '../../formats/days.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { weekTemplateTexts as texts } from './program-copies.texts.ts';

type Props = { studentId: string; monday: StudyDay; onClose: () => void };

export const KeepWeekDialog = ({ studentId, monday, onClose }: Props) => {
  const form = useContractForm({
    initial: { name: '' },
    read: ({ name }) => check(NewWeekTemplate, { name, studentId, weekStart: monday }),
    write: (body, { send }) => send(programTemplates.createWeek, { body }),
    done: texts.kept,
    onDone: onClose,
    fieldOfCode: { 'coach.template_named': 'name' },
  });
  return (
    <FormDialog title={texts.title} size="small" form={form} submit={texts.save} onClose={onClose}>
      <Text tone="muted" size="small">
        {texts.lead(formatDay(monday))}
      </Text>
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
