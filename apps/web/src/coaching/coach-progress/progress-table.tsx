import { coachProgress, type StudentProgress } from '@netlik/contract/coaching/coach-progress';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { read } from '../../data/calls/read.ts';
import { formatPercent } from '../../formats/numbers.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { periodQuery } from '../period.ts';
import { PeriodChoice, usePeriod } from '../period-choice.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { progressTexts as texts } from './coach-progress.texts.ts';
import { lastStudyText, progressColumns, RiskTag, reasonsText } from './progress-columns.tsx';

const SIZES = [10, 20, 50, 200];

const percent = (value: number | null) => (value === null ? '–' : formatPercent(value));

const PhoneRow = (row: StudentProgress) => (
  <Stack as="li" gap="1" box="card" style={{ padding: 12 }}>
    <Row gap="2" align="center" between>
      <Text as={Link} to={studentAddress(row.studentId)} tone="plain" weight="semibold" wrapAnywhere shrink>
        {row.studentName}
      </Text>
      <RiskTag {...row} />
    </Row>
    <Text tone="muted" size="small" numbers>
      {[
        lastStudyText(row),
        `${texts.columns.completion7} ${percent(row.completion7)}`,
        `${texts.columns.goal} ${percent(row.goalPercent)}`,
      ].join(' · ')}
    </Text>
    {row.risk.reasons.length > 0 && (
      <Text tone="muted" size="tiny">
        {reasonsText(row)}
      </Text>
    )}
  </Stack>
);

type Props = { coachId: string | null; group: string | null };

/** Sorted by risk, highest first. */
export const ProgressTable = ({ coachId, group }: Props) => {
  const navigate = useNavigate();
  const days = usePeriod('fortnight');
  const table = useRememberedTable({
    id: 'progress',
    columns: progressColumns,
    sizes: SIZES,
    size: 10,
    sort: { id: 'risk', descending: true },
  });
  const whose = { ...(coachId ? { coachId } : {}), ...(group ? { group } : {}) };
  const query = useQuery(
    read(coachProgress.list, { query: { ...periodQuery(days), ...whose } }, { keepPrevious: true }),
  );
  return (
    <Card
      title={texts.title}
      lead={texts.lead}
      actions={
        <Row gap="2 3" align="center" wrap>
          <ButtonLink look="quiet" small to={`/coach/topic-map?${new URLSearchParams(whose)}`}>
            {texts.classMap}
          </ButtonLink>
          <PeriodChoice days={days} usual="fortnight" bounded />
        </Row>
      }
    >
      <DataTable
        label={texts.list}
        table={table}
        columns={progressColumns}
        query={query}
        failed={texts.failed}
        compact
        sticky
        rowId={({ studentId }) => studentId}
        search={texts.search}
        rowLink={({ studentId }) => studentAddress(studentId)}
        actions={({ studentId }) => [
          { label: texts.open, onSelect: () => navigate(studentAddress(studentId)) },
          { label: texts.write, onSelect: () => navigate(programAddress({ studentId, coachId })) },
        ]}
        phoneList={(rows) => (
          <Stack as="ul" gap="2" aria-label={texts.list}>
            {rows.map((row) => (
              <PhoneRow key={row.studentId} {...row} />
            ))}
          </Stack>
        )}
        empty={<EmptyState compact title={texts.empty} text={texts.emptyText} />}
      />
    </Card>
  );
};
