import { tr } from '@netlik/domain/turkish';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckboxField, TextField } from '../../../ui/forms/field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { coachStudentQueries } from '../coach-students/coach-students.queries.ts';
import styles from './program-copies.module.css';
import { copyTexts as texts } from './program-copies.texts.ts';

type Props = {
  coachId: string | null;
  chosen: readonly string[];
  most: number;
  onChange: (ids: string[]) => void;
};

/** Fewer are found by looking. */
const MANY = 12;

/** Who gets the copy, of the students of the coach. */
export const CopyStudents = ({ coachId, chosen, most, onChange }: Props) => {
  const query = useQuery(coachStudentQueries.all(coachId));
  const [typed, setTyped] = useState('');
  const students = query.data?.data ?? [];
  const wanted = tr.fold(typed.trim());
  const shown = students.filter(({ fullName }) => tr.fold(fullName).includes(wanted));
  if (query.error && !query.data) return <QueryError query={query} title={texts.studentsFailed} compact />;
  const all = shown.slice(0, most).map(({ _id }) => _id);
  return (
    <fieldset>
      <legend className="visually-hidden">{texts.students}</legend>
      <Row gap="2" align="center" between wrap look="semibold" className={styles.legend}>
        <span aria-hidden="true">{texts.students}</span>
        <Button look="plain" small onClick={() => onChange(chosen.length > 0 ? [] : all)}>
          {chosen.length > 0 ? texts.none : texts.all}
        </Button>
      </Row>
      {students.length > MANY && (
        <div className={styles.find}>
          <TextField
            label={texts.findStudent}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
      )}
      <Grid gap="1 4" box="outline" className={styles.students}>
        {query.data && students.length === 0 && <Text look="muted small">{texts.noStudents}</Text>}
        {students.length > 0 && shown.length === 0 && <Text look="muted small">{texts.notFound}</Text>}
        {shown.map(({ _id, fullName }) => (
          <CheckboxField
            key={_id}
            label={fullName}
            checked={chosen.includes(_id)}
            disabled={!chosen.includes(_id) && chosen.length >= most}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, _id] : chosen.filter((one) => one !== _id))
            }
          />
        ))}
      </Grid>
      {chosen.length >= most && <Text look="muted small">{texts.most(most)}</Text>}
    </fieldset>
  );
};
