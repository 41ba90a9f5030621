import { tr } from '@netlik/domain/turkish';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { CheckboxField, TextField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import styles from './coach-groups.module.css';
import { coachGroupQueries } from './coach-groups.queries.ts';
import { pickerTexts as texts } from './coach-groups.texts.ts';
import { GroupMark } from './group-mark.tsx';

type Props = {
  label: string;
  coachId: string | null;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Shorter lists need no search field. */
const MANY = 12;

export const StudentPicker = ({ label, coachId, chosen, onChange }: Props) => {
  const query = useQuery(coachStudentQueries.all(coachId));
  const { data: groups = [] } = useQuery(coachGroupQueries.list());
  const [typed, setTyped] = useState('');
  const students = query.data?.data ?? [];
  const wanted = tr.fold(typed.trim());
  const shown = students.filter(({ fullName }) => tr.fold(fullName).includes(wanted));
  const known = new Set(students.map(({ _id }) => _id));
  if (query.error && !query.data) return <QueryError query={query} title={texts.failed} compact />;
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <Stack gap="2">
        <Row gap="2" align="center" between wrap weight="semibold">
          <span aria-hidden="true">{label}</span>
          <Row gap="1" wrap>
            {groups
              .filter(({ studentIds }) => studentIds.length > 0)
              .map((group) => (
                <Button
                  key={group._id}
                  look="line"
                  small
                  aria-label={texts.pickGroup(group.name)}
                  onClick={() =>
                    onChange([...new Set([...chosen, ...group.studentIds.filter((id) => known.has(id))])])
                  }
                >
                  <GroupMark group={group} />
                </Button>
              ))}
            <Button
              look="quiet"
              small
              onClick={() => onChange(chosen.length > 0 ? [] : shown.map(({ _id }) => _id))}
            >
              {chosen.length > 0 ? texts.none : texts.all}
            </Button>
          </Row>
        </Row>
        {students.length > MANY && (
          <TextField
            label={texts.find}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        <Grid fit={200} gap="1 4" box="outline" className={styles.students}>
          {query.data && students.length === 0 && (
            <Text tone="muted" size="small">
              {texts.noStudents}
            </Text>
          )}
          {students.length > 0 && shown.length === 0 && (
            <Text tone="muted" size="small">
              {texts.notFound}
            </Text>
          )}
          {shown.map(({ _id, fullName }) => (
            <CheckboxField
              key={_id}
              label={fullName}
              checked={chosen.includes(_id)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, _id] : chosen.filter((one) => one !== _id))
              }
            />
          ))}
        </Grid>
      </Stack>
    </fieldset>
  );
};
