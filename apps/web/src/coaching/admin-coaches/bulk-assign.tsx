import {
  type AssignableStudent,
  type AssignOutcome,
  adminCoaches,
  MAX_ASSIGNED_AT_ONCE,
} from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { gradeText } from '../coach-students/coach-students.texts.ts';
import styles from './admin-coaches.module.css';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { refusalTexts, assignmentTexts as texts } from './admin-coaches.texts.ts';
import { coachOptions } from './coach-options.ts';

type PickedStudents = {
  picked: ReadonlyMap<string, string>;
  toggle: (id: string, name: string) => void;
};

const Picked = createContext<PickedStudents>({ picked: new Map(), toggle: () => undefined });

/** Cells read the selection from context, because the columns array is stable. */

const { columns: headers } = texts;

const PickBox = ({ student: { _id, name, refusal } }: { student: AssignableStudent }) => {
  const { picked, toggle } = useContext(Picked);
  return (
    <CheckboxField
      label=""
      aria-label={texts.pick(name)}
      checked={picked.has(_id)}
      disabled={refusal !== null}
      onChange={() => toggle(_id, name)}
    />
  );
};

const stateText = ({ refusal, coachName }: AssignableStudent): string => {
  if (coachName !== null) return texts.withCoach(coachName);
  return refusal === null ? texts.canBeAssigned : refusalTexts[refusal];
};

const assigneeColumns: readonly Column<AssignableStudent>[] = [
  {
    id: 'pick',
    header: headers.pick,
    value: () => null,
    cell: (student) => <PickBox student={student} />,
    sortable: false,
    unsearched: true,
  },
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ name }) => name,
    sortable: false,
    cell: ({ name, email, avatar }) => (
      <Row as="span" gap="2" align="center" shrink>
        <Avatar person={{ firstName: name, avatar }} size={30} />
        <Stack as="span" shrink>
          <strong>{name}</strong>
          <Text as="span" tone="muted" size="small" wrapAnywhere>
            {email}
          </Text>
        </Stack>
      </Row>
    ),
  },
  { id: 'grade', header: headers.grade, value: ({ grade }) => grade && gradeText(grade), sortable: false },
  { id: 'city', header: headers.city, value: ({ city }) => city, sortable: false, hiddenOnPhone: true },
  {
    id: 'state',
    header: headers.state,
    value: stateText,
    sortable: false,
    cell: (student) => (
      <Text
        as="span"
        {...(student.refusal === null
          ? { tone: 'success', weight: 'semibold' }
          : { tone: 'muted', size: 'small' })}
        wrapAnywhere={student.refusal !== null}
      >
        {stateText(student)}
      </Text>
    ),
  },
];

type Props = { coachId: string; onCoach: (id: string) => void };

const Outcome = ({ outcome: { assigned, refused } }: { outcome: AssignOutcome }) => (
  <Notice tone={refused.length > 0 ? 'warning' : 'success'}>
    {assigned.length > 0 && <p>{texts.assigned(assigned.length)}</p>}
    {refused.length > 0 && (
      <>
        <p>{texts.refused(refused.length)}</p>
        <ul className={styles.refused}>
          {refused.map(({ studentId, name, reason }) => (
            <li key={studentId}>
              {name ?? texts.unknown}: {refusalTexts[reason]}
            </li>
          ))}
        </ul>
      </>
    )}
  </Notice>
);

const usePicked = () => {
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const toggle = useCallback(
    (id: string, name: string) =>
      setPicked((before) => {
        const next = new Map(before);
        if (!next.delete(id) && next.size < MAX_ASSIGNED_AT_ONCE) next.set(id, name);
        return next;
      }),
    [],
  );
  const selection = useMemo(() => ({ picked, toggle }), [picked, toggle]);
  return { picked, selection, clear: () => setPicked(new Map()) };
};

const Students = ({ coachId, onCoach }: Props) => {
  const coaches = useQuery(adminCoachQueries.all());
  const [onlyFree, setOnlyFree] = useState(true);
  const table = useRememberedTable({ id: 'assignees', columns: assigneeColumns, size: 10 });
  const query = useQuery(
    adminCoachQueries.assignments({ ...pageQuery(table.state), assignable: onlyFree ? 'true' : 'false' }),
  );
  return (
    <>
      <div className={styles.one}>
        <Select
          label={texts.coach}
          placeholder={texts.chooseCoach}
          value={coachId}
          error={coaches.error && !coaches.data ? texts.coachesFailed : undefined}
          hint={coaches.data?.data.length === 0 ? texts.noCoaches : undefined}
          options={coachOptions(coaches.data?.data)}
          onChange={({ target }) => onCoach(target.value)}
        />
        <SwitchField
          label={texts.onlyFree}
          checked={onlyFree}
          onChange={({ currentTarget }) => {
            setOnlyFree(currentTarget.checked);
            table.change({ page: 1 });
          }}
        />
      </div>
      <DataTable
        label={texts.list}
        table={table}
        columns={assigneeColumns}
        query={query}
        failed={texts.studentsFailed}
        compact
        rowId={({ _id }) => _id}
        search={texts.search}
        empty={
          <EmptyState
            drawing="people"
            compact
            title={texts.empty}
            text={texts.emptyText}
            action={
              <ButtonLink to="/admin-dashboard?tab=users" look="line" small>
                {texts.toUsers}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
};

export const BulkAssign = ({ coachId, onCoach }: Props) => {
  const { picked, selection, clear } = usePicked();
  const [outcome, setOutcome] = useState<AssignOutcome | null>(null);
  const { send, busy } = useWrite(adminCoaches.assign, {
    failed: texts.failed,
    onDone: (reply) => {
      setOutcome(reply);
      clear();
    },
  });

  const assign = () => {
    setOutcome(null);
    if (coachId && picked.size > 0) void send({ body: { coachId, studentIds: [...picked.keys()] } });
    else toast({ tone: 'warning', text: texts.needBoth });
  };

  return (
    <Section title={texts.bulk} lead={texts.bulkLead}>
      <Stack gap="4">
        <Picked.Provider value={selection}>
          <Students {...{ coachId, onCoach }} />
        </Picked.Provider>
        {outcome && <Outcome outcome={outcome} />}
        <Row gap="3" align="center" wrap>
          <Button busy={busy} onClick={assign}>
            {texts.submit}
          </Button>
          <Text as="span" tone="muted" size="small" wrapAnywhere role="status">
            {texts.chosen(picked.size)}
          </Text>
          {picked.size > 0 && (
            <Button look="quiet" small onClick={clear}>
              {texts.clear}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
};
