import { check } from '@netlik/contract/check';
import { GoalForm, type TargetUniversity } from '@netlik/contract/identity/goals';
import { uploads } from '@netlik/contract/platform/uploads';
import { DEPARTMENTS } from '@netlik/domain/yks/departments';
import { UNIVERSITIES } from '@netlik/domain/yks/universities';
import { UNIVERSITY_ALIASES } from '@netlik/domain/yks/university-aliases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboBox } from '../../ui/forms/combo-box.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { goalQueries } from './goals.queries.ts';
import { bandLabels, goalFormTexts as texts } from './goals.texts.ts';
import { PRIORITIES, priorityBand } from './priority.ts';
import { usePhoto } from './use-photo.ts';

const universities = UNIVERSITIES.map(({ name }) => name);
const listed = new Set(universities);
const allDepartments = DEPARTMENTS.map(({ name }) => name);

type Props = {
  kind: 'add' | 'edit';
  goal: TargetUniversity;
  failure: string | null;
  onSave: (goal: TargetUniversity) => void;
  onClose: () => void;
};

/** Uploads a new photo first, then closes without waiting for the list to save. */
const GoalDialog = ({ kind, goal, failure, onSave, onClose }: Props) => {
  const photo = usePhoto(goal.image);
  const [university, setUniversity] = useState(goal.name);
  const { data: offered } = useQuery({
    ...goalQueries.departments(university),
    enabled: listed.has(university),
  });
  const departments = offered?.map(({ name }) => name);
  const form = useContractForm({
    initial: { name: goal.name, department: goal.department, priority: String(goal.priority) },
    read: ({ priority, ...names }) => {
      const checked = check(GoalForm, { ...names, priority: Number(priority) });
      // An unknown university accepts any department.
      const isOffered = !checked.ok || !departments?.length || departments.includes(checked.data.department);
      return isOffered ? checked : { ok: false, errors: [{ path: 'department', message: texts.notOffered }] };
    },
    write: () => photo.send(),
    onDone: (image, body) => {
      // A changed name means another programme.
      const isSame = body.name === goal.name && body.department === goal.department;
      const code = offered?.find(({ name }) => name === body.department)?.code ?? null;
      const programmeCode = isSame ? (goal.programmeCode ?? code) : code;
      if (image !== undefined) onSave({ ...goal, ...body, image, programmeCode });
    },
  });
  return (
    <FormDialog
      title={kind === 'add' ? texts.addTitle : texts.editTitle}
      form={form}
      submit={texts.save}
      onClose={onClose}
    >
      <Stack gap="4">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <ComboBox
          label={texts.name}
          hint={texts.nameHint}
          options={universities}
          aliases={UNIVERSITY_ALIASES}
          {...form.text('name')}
          onChange={(event) => {
            form.text('name').onChange(event);
            setUniversity(event.currentTarget.value.trim());
          }}
        />
        <ComboBox
          label={texts.department}
          hint={departments?.length ? texts.offeredHint : texts.departmentHint}
          options={departments?.length ? departments : allDepartments}
          {...form.text('department')}
        />
        <SelectField label={texts.priority} hint={texts.priorityHint} {...form.text('priority')}>
          {PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {texts.priorityOption(priority, bandLabels[priorityBand(priority)])}
            </option>
          ))}
        </SelectField>
        <FileDrop label={texts.photo} maxBytes={uploads.universityImage.upload.maxBytes} {...photo.drop} />
      </Stack>
    </FormDialog>
  );
};

export default GoalDialog;
