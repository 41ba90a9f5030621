import { check } from '@netlik/contract/check';
import {
  type CoachGroup,
  CoachGroupForm,
  coachGroups,
  GROUP_COLOURS,
  MAX_GROUP_NAME,
} from '@netlik/contract/coaching/coach-groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './coach-groups.module.css';
import { coachGroupQueries } from './coach-groups.queries.ts';
import { groupTexts as texts } from './coach-groups.texts.ts';
import { GroupMark, groupColour } from './group-mark.tsx';
import { StudentPicker } from './student-picker.tsx';

const COLOURS = Array.from({ length: GROUP_COLOURS }, (_, at) => at + 1);

type FormProps = { group: CoachGroup | null; colour: number; onClose: () => void };

const GroupForm = ({ group, colour: free, onClose }: FormProps) => {
  const [colour, setColour] = useState(group?.colour ?? free);
  const [studentIds, setStudentIds] = useState(group?.studentIds ?? []);
  const form = useContractForm({
    initial: { name: group?.name ?? '' },
    read: ({ name }) => check(CoachGroupForm, { name, colour }),
    write: async (body, { send }) => {
      const { _id: id } = group
        ? await send(coachGroups.update, { params: { id: group._id }, body })
        : await send(coachGroups.create, { body });
      return send(coachGroups.setStudents, { params: { id }, body: { studentIds } });
    },
    done: texts.saved,
    onDone: onClose,
    fieldOfCode: { 'coach.group_named': 'name' },
  });
  const { send: remove } = useWrite(coachGroups.remove, {
    done: texts.removed,
    failed: texts.removeFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={group ? texts.editTitle : texts.newTitle}
      size="large"
      form={form}
      submit={texts.save}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maxLength={MAX_GROUP_NAME}
        data-first
        {...form.text('name')}
      />
      <fieldset>
        <legend className="visually-hidden">{texts.colour}</legend>
        <Row gap="2" wrap>
          {COLOURS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                className="visually-hidden"
                name="colour"
                checked={one === colour}
                aria-label={texts.colourName(one)}
                onChange={() => setColour(one)}
              />
              <Row as="span" className={styles.swatch} style={{ backgroundColor: groupColour(one) }} />
            </label>
          ))}
        </Row>
      </fieldset>
      <StudentPicker
        label={texts.count(studentIds.length)}
        coachId={null}
        chosen={studentIds}
        onChange={setStudentIds}
      />
      {group && (
        <div>
          <Button look="line" small onClick={() => void remove({ params: { id: group._id } })}>
            {texts.remove}
          </Button>
        </div>
      )}
    </FormDialog>
  );
};

export const GroupsDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(coachGroupQueries.list());
  const groups = query.data ?? [];
  const [open, setOpen] = useState<CoachGroup | 'new' | null>(null);
  const free = COLOURS.find((one) => !groups.some(({ colour }) => colour === one)) ?? 1;
  if (open)
    return <GroupForm group={open === 'new' ? null : open} colour={free} onClose={() => setOpen(null)} />;
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.close}
          </Button>
          <Button onClick={() => setOpen('new')}>{texts.add}</Button>
        </>
      }
    >
      <Text tone="muted" size="small">
        {texts.lead}
      </Text>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {query.data && groups.length === 0 && (
        <Text tone="muted" size="small">
          {texts.empty}
        </Text>
      )}
      <Stack as="ul" gap="2">
        {groups.map((group) => (
          <Row key={group._id} as="li" gap="3" align="center" between>
            <Row gap="1 3" align="baseline" wrap>
              <GroupMark group={group} />
              <Text as="span" tone="muted" size="small" numbers>
                {texts.count(group.studentIds.length)}
              </Text>
            </Row>
            <Button look="line" small aria-label={texts.edit(group.name)} onClick={() => setOpen(group)}>
              {texts.editShort}
            </Button>
          </Row>
        ))}
      </Stack>
    </Modal>
  );
};
