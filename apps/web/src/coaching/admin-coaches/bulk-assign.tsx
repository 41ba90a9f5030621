import type { AssignOutcome } from '@netlik/contract/coaching/admin-coaches';
import { adminCoaches, MAX_ASSIGNED_AT_ONCE } from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { pageQuery } from '../../ui/data-table/table-state.ts';
import { Select } from '../../ui/forms/select.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './admin-coaches.module.css';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { refusalTexts, assignmentTexts as texts } from './admin-coaches.texts.ts';
import { assigneeColumns } from './assignee-columns.tsx';
import { coachOptions } from './coach-options.ts';
import { PickedStudentsProvider } from './picked-students.ts';

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

export const BulkAssign = ({ coachId, onCoach }: Props) => {
  const coaches = useQuery(adminCoachQueries.all());
  const [onlyFree, setOnlyFree] = useState(true);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const [outcome, setOutcome] = useState<AssignOutcome | null>(null);
  const { send, busy } = useWrite(adminCoaches.assign, {
    failed: texts.failed,
    onDone: (reply) => {
      setOutcome(reply);
      setPicked(new Map());
    },
  });
  const table = useRememberedTable({ id: 'assignees', columns: assigneeColumns, size: 10 });
  const query = useQuery(
    adminCoachQueries.assignments({ ...pageQuery(table.state), assignable: onlyFree ? 'true' : 'false' }),
  );
  const selection = useMemo(
    () => ({
      picked,
      toggle: (id: string, name: string) =>
        setPicked((before) => {
          const next = new Map(before);
          if (!next.delete(id) && next.size < MAX_ASSIGNED_AT_ONCE) next.set(id, name);
          return next;
        }),
    }),
    [picked],
  );

  const assign = () => {
    setOutcome(null);
    if (coachId && picked.size > 0) void send({ body: { coachId, studentIds: [...picked.keys()] } });
    else toast({ tone: 'warning', text: texts.needBoth });
  };

  return (
    <Card title={texts.bulk} lead={texts.bulkLead}>
      <Stack gap="4">
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
        <PickedStudentsProvider value={selection}>
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
                compact
                title={texts.empty}
                text={texts.emptyText}
                action={
                  <ButtonLink to="/admin-dashboard?tab=users" look="quiet" small>
                    {texts.toUsers}
                  </ButtonLink>
                }
              />
            }
          />
        </PickedStudentsProvider>
        {outcome && <Outcome outcome={outcome} />}
        <Row gap="3" align="center" wrap>
          <Button busy={busy} onClick={assign}>
            {texts.submit}
          </Button>
          <Text as="span" tone="muted" size="small" wrapAnywhere role="status">
            {texts.chosen(picked.size)}
          </Text>
          {picked.size > 0 && (
            <Button look="plain" small onClick={() => setPicked(new Map())}>
              {texts.clear}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
