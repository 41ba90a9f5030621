import { coachProgress, type StudentProgress } from '@netlik/contract/coaching/coach-progress';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { read } from '../../data/calls/read.ts';
import { formatChange, formatPercent } from '../../formats/numbers.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { periodQuery } from '../period.ts';
import { PeriodChoice, usePeriod } from '../period-choice.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { completionLook } from '../progress-tone.ts';
import { riskLevelNames, riskReasonTexts, progressTexts as texts } from './coach-progress.texts.ts';

const { columns: headers, info } = texts;
const tones = { high: 'warning', medium: 'primary', low: undefined } as const;

const lastStudyText = ({ lastStudy }: StudentProgress): string =>
  lastStudy ? (formatTimeAgo(lastStudy, new Date()) ?? texts.justNow) : texts.never;

const reasonsText = ({ risk }: StudentProgress): string =>
  risk.reasons.map(({ reason, figure }) => riskReasonTexts[reason](figure)).join(' · ');

const RiskTag = ({ risk: { level, score } }: StudentProgress) =>
  score === 0 ? (
    <Tag tone="success">{texts.onTrack}</Tag>
  ) : (
    <Tag tone={tones[level]}>
      {riskLevelNames[level]} {score}
    </Tag>
  );

const Percent = ({ value }: { value: number | null }) =>
  value === null ? (
    '–'
  ) : (
    <Text as="span" tone={completionLook(value)} numbers>
      {formatPercent(value)}
    </Text>
  );

const progressColumns: readonly Column<StudentProgress>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ studentName }) => studentName,
    cell: ({ studentName, avatar }) => (
      <Row as="span" gap="2" align="center" nowrap>
        <Avatar person={{ firstName: studentName, avatar }} size={30} />
        <RowName>{studentName}</RowName>
      </Row>
    ),
  },
  {
    id: 'risk',
    header: headers.risk,
    info: info.risk,
    value: ({ risk }) => risk.score,
    cell: (row) => (
      <Row as="span" gap="1 2" align="center" wrap>
        <RiskTag {...row} />
        <Text as="span" tone="muted" size="tiny">
          {reasonsText(row)}
        </Text>
      </Row>
    ),
  },
  {
    id: 'lastStudy',
    header: headers.lastStudy,
    info: info.lastStudy,
    value: ({ lastStudy }) => lastStudy,
    cell: lastStudyText,
  },
  {
    id: 'completion7',
    header: headers.completion7,
    info: info.completion,
    numeric: true,
    value: ({ completion7 }) => completion7,
    cell: ({ completion7 }) => <Percent value={completion7} />,
  },
  {
    id: 'completion14',
    header: headers.completion14,
    numeric: true,
    value: ({ completion14 }) => completion14,
    cell: ({ completion14 }) => <Percent value={completion14} />,
  },
  {
    id: 'goal',
    header: headers.goal,
    info: info.goal,
    numeric: true,
    value: ({ goalPercent }) => goalPercent,
    cell: ({ goalPercent }) => <Percent value={goalPercent} />,
  },
  {
    id: 'net',
    header: headers.net,
    info: info.net,
    numeric: true,
    value: ({ netChange }) => netChange,
    cell: ({ netChange }) => (netChange === null ? '–' : formatChange(netChange)),
  },
];

const SIZES = [10, 20, 50, 200];

const percent = (value: number | null) => (value === null ? '–' : formatPercent(value));

const PhoneRow = (row: StudentProgress) => (
  <Stack as="li" gap="1">
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
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={
        <Row gap="2 3" align="center" wrap>
          <ButtonLink look="line" small to={`/coach/topic-map?${new URLSearchParams(whose)}`}>
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
          <Stack as="ul" gap="3" divided aria-label={texts.list}>
            {rows.map((row) => (
              <PhoneRow key={row.studentId} {...row} />
            ))}
          </Stack>
        )}
        empty={<EmptyState drawing="people" compact title={texts.empty} text={texts.emptyText} />}
      />
    </Section>
  );
};
