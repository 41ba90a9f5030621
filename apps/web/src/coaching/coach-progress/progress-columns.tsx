import type { StudentProgress } from '@netlik/contract/coaching/coach-progress';
import { formatChange, formatPercent } from '../../formats/numbers.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { completionLook } from '../progress-tone.ts';
import { riskLevelNames, riskReasonTexts, progressTexts as texts } from './coach-progress.texts.ts';

const { columns: headers, info } = texts;
const tones = { high: 'danger', medium: 'warning', low: undefined } as const;

export const lastStudyText = ({ lastStudy }: StudentProgress): string =>
  lastStudy ? (formatTimeAgo(lastStudy, new Date()) ?? texts.justNow) : texts.never;

export const reasonsText = ({ risk }: StudentProgress): string =>
  risk.reasons.map(({ reason, figure }) => riskReasonTexts[reason](figure)).join(' · ');

export const RiskTag = ({ risk: { level, score } }: StudentProgress) =>
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

export const progressColumns: readonly Column<StudentProgress>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowName: true,
    value: ({ studentName }) => studentName,
    cell: ({ studentName, avatar }) => (
      <Row as="span" gap="2" align="center" nowrap>
        <Avatar person={{ firstName: studentName, avatar }} size={32} />
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
