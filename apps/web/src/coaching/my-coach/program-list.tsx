import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatFullDay, formatShortDayMonth } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { PageButtons } from '../page-buttons.tsx';
import { progressTone } from '../progress-tone.ts';
import { programStatusNames } from '../status-tag.texts.ts';
import { StatusTag } from '../status-tag.tsx';
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
    <Stack as="li" gap="1" style={{ '--bar': progressTone(percent) } as CSSProperties}>
      <Row as="p" gap="1 3" align="center" between wrap>
        <Row
          as={Link}
          to={`/study-plan?date=${program.date}`}
          align="center"
          inline
          weight="semibold"
          minTouchTarget
          aria-label={texts.open(program.title)}
        >
          {program.title}
        </Row>
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

type Filter = { status: Program['shownStatus'] | undefined; from: StudyDay | null; to: StudyDay | null };

const filterText = ({ status, from, to }: Filter) =>
  [
    status && programStatusNames[status],
    (from || to) && `${from ? formatShortDayMonth(from) : '…'} – ${to ? formatShortDayMonth(to) : '…'}`,
  ]
    .filter(Boolean)
    .join(', ');

type FilterProps = { filter: Filter; onFilter: (part: Record<string, string | null>) => void };

const Filters = ({ filter, onFilter }: FilterProps) => {
  const { status, from, to } = filter;
  const narrow = useNarrow();
  const text = filterText(filter);
  const fields = (
    <Grid fit={180} gap="3" align="end">
      <Select
        label={texts.status}
        placeholder={texts.allStatuses}
        value={status ?? ''}
        options={statuses.map((value) => ({ value, label: programStatusNames[value] }))}
        onChange={({ target }) => onFilter({ status: target.value || null })}
      />
      <DatePicker
        label={texts.from}
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ currentTarget }) => onFilter({ from: currentTarget.value })}
      />
      <DatePicker
        label={texts.to}
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ currentTarget }) => onFilter({ to: currentTarget.value })}
      />
      {text && (
        <Row>
          <Button look="line" onClick={() => onFilter({ status: null, from: null, to: null })}>
            {texts.clear}
          </Button>
        </Row>
      )}
    </Grid>
  );
  if (!narrow) return fields;
  return (
    <details>
      <Text as="summary" tone="muted" size="small" minTouchTarget>
        {text ? texts.filtered(text) : texts.filters}
      </Text>
      {fields}
    </details>
  );
};

const usePrograms = () => {
  const [params] = useUrlParams();
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
  return { filter: { status, from, to }, page, limit, query, total: query.data?.pagination.total ?? 0 };
};

export const ProgramList = () => {
  const [, change] = useUrlParams();
  const { filter, page, limit, query, total } = usePrograms();
  const programs = query.data?.data;
  const pages = Math.max(1, Math.ceil(total / limit));
  const isFiltered = filterText(filter) !== '';
  const onFilter = (part: Record<string, string | null>) => change({ ...part, page: null });
  return (
    <Section title={texts.title}>
      <div data-tour="coach-programs">
        <Filters {...{ filter, onFilter }} />
      </div>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {programs?.length === 0 && (
        <EmptyState
          drawing={isFiltered ? 'nothing' : 'plan'}
          compact
          title={isFiltered ? texts.nothing : texts.empty}
          text={isFiltered ? undefined : texts.emptyText}
        />
      )}
      {programs && programs.length > 0 && (
        <Stack as="ul" gap="3" divided>
          {programs.map((program) => (
            <ProgramRow key={program._id} program={program} />
          ))}
        </Stack>
      )}
      {total > SIZES[0]! && (
        <Row gap="2" align="end">
          <Select
            label={texts.size}
            value={String(limit)}
            options={SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={({ target }) => onFilter({ limit: target.value })}
          />
          <Row gap="2" align="center">
            <PageButtons
              labels={{ previous: texts.previous, next: texts.next }}
              text={texts.page(page, pages)}
              {...{ page, pages }}
              onPage={(next) => change({ page: String(next) })}
            />
          </Row>
        </Row>
      )}
    </Section>
  );
};
