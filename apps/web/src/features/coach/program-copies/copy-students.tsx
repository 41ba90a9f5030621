import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckboxField } from '../../../ui/forms/field.tsx';
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

/** Who gets the copy, of the students of the coach. */
export const CopyStudents = ({ coachId, chosen, most, onChange }: Props) => {
  const query = useQuery(coachStudentQueries.all(coachId));
  const students = query.data?.data ?? [];
  if (query.error && !query.data) return <QueryError query={query} title={texts.studentsFailed} compact />;
  const all = students.slice(0, most).map(({ _id }) => _id);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{texts.students}</legend>
      <div className={styles.legend}>
        <span aria-hidden="true">{texts.students}</span>
        <Button look="plain" small onClick={() => onChange(chosen.length > 0 ? [] : all)}>
          {chosen.length > 0 ? texts.none : texts.all}
        </Button>
      </div>
      <div className={styles.students}>
        {query.data && students.length === 0 && <p className={styles.quiet}>{texts.noStudents}</p>}
        {students.map(({ _id, fullName }) => (
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
      </div>
      {chosen.length >= most && <p className={styles.quiet}>{texts.most(most)}</p>}
    </fieldset>
  );
};
