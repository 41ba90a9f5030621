import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { parseStudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatFullDay, formatShortDayMonth } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { progressTone } from '../progress-tone.ts';
import { programStatusNames } from '../status-tag.texts.ts';
import { StatusTag } from '../status-tag.tsx';
import styles from './my-coach.module.css';
import { myCoachQueries } from './my-coach.queries.ts';
import { myProgramTexts as texts } from './my-coach.texts.ts';

const SIZES = [10, 20, 50];
/** Students never see drafts. */
const statuses = (Object.keys(programStatusNames) as Program['shownStatus'][]).filter(
  (one) => one !== 'draft',
);

const ProgramRow = ({ program }: { program: Program }) => {
  const percent = Math.min(100, Math.max(0, program.completionRate));
  return (
    <Stack
      as="li"
      gap="1"
      className={styles.program}
      style={{ '--bar': progressTone(percent) } as CSSProperties}
    >
      <Row as="p" gap="1 3" align="center" between wrap className={styles.line}>
        <Link to={`/study-plan?date=${program.date}`} aria-label={texts.open(program.title)}>
          {program.title}
        </Link>
        <StatusTag status={program.shownStatus} />
      </Row>
      <Text tone="muted" size="small">
        {formatFullDay(program.date)} ·{' '}
        {texts.figures(program.subjectsCount, formatDuration(program.stats.totalStudyTime))} ·{' '}
        {texts.percent(percent)}
      </Text>
      <FillBar fill={percent / 100} />
    </Stack>
  );
};

export const ProgramList = () => {
  const [params, change] = useUrlParams();
  const narrow = useNarrow();
  const status = statuses.find((one) => one === params.get('status'));
  const [from, to] = [parseStudyDay(params.get('from') ?? ''), parseStudyDay(params.get('to') ?? '')];
  const limit = SIZES.find((size) => String(size) === params.get('limit')) ?? SIZES[0]!;
  const page = Math.min(1000, Math.max(1, Math.floor(Number(params.get('page'))) || 1));
  const query = useQuery(
    myCoachQueries.programs({
      page,
      limit,
      ...(status ? { status } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    }),
  );
  const programs = query.data?.data;
  const pages = Math.max(1, Math.ceil((query.data?.pagination.total ?? 0) / limit));
  const isFiltered = status !== undefined || from !== null || to !== null;
  const filter = (part: Record<string, string | null>) => change({ ...part, page: null });
  const set = [
    status && programStatusNames[status],
    (from || to) && `${from ? formatShortDayMonth(from) : '…'} – ${to ? formatShortDayMonth(to) : '…'}`,
  ]
    .filter(Boolean)
    .join(', ');
  const filters = (
    <Stack gap="3" className={styles.filters}>
      <Select
        label={texts.status}
        placeholder={texts.allStatuses}
        value={status ?? ''}
        options={statuses.map((value) => ({ value, label: programStatusNames[value] }))}
        onChange={({ target }) => filter({ status: target.value || null })}
      />
      <DatePicker
        label={texts.from}
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ currentTarget }) => filter({ from: currentTarget.value })}
      />
      <DatePicker
        label={texts.to}
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ currentTarget }) => filter({ to: currentTarget.value })}
      />
      {isFiltered && (
        <Button look="quiet" onClick={() => filter({ status: null, from: null, to: null })}>
          {texts.clear}
        </Button>
      )}
    </Stack>
  );
  return (
    <Card title={texts.title}>
      <div data-tour="coach-programs">
        {narrow ? (
          <details>
            <Text as="summary" tone="muted" size="small" minTouchTarget>
              {set ? texts.filtered(set) : texts.filters}
            </Text>
            {filters}
          </details>
        ) : (
          filters
        )}
      </div>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {programs?.length === 0 && (
        <EmptyState
          compact
          title={isFiltered ? texts.nothing : texts.empty}
          text={isFiltered ? undefined : texts.emptyText}
        />
      )}
      {programs && programs.length > 0 && (
        <Stack as="ul">
          {programs.map((program) => (
            <ProgramRow key={program._id} program={program} />
          ))}
        </Stack>
      )}
      {(query.data?.pagination.total ?? 0) > SIZES[0]! && (
        <Row gap="2" align="end" className={styles.pages}>
          <Select
            label={texts.size}
            value={String(limit)}
            options={SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={({ target }) => filter({ limit: target.value })}
          />
          <IconButton
            label={texts.previous}
            disabled={page <= 1}
            onClick={() => change({ page: String(page - 1) })}
          >
            <ChevronLeftIcon />
          </IconButton>
          <span className="numbers">{texts.page(page, pages)}</span>
          <IconButton
            label={texts.next}
            disabled={page >= pages}
            onClick={() => change({ page: String(page + 1) })}
          >
            <ChevronRightIcon />
          </IconButton>
        </Row>
      )}
    </Card>
  );
};
