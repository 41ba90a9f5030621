import type { DailyTemplate } from '@netlik/contract/planning/routines';
import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { weekSummary } from '@netlik/domain/planning/routines/summary';
import { entriesOfDay } from '@netlik/domain/planning/routines/week';
import { addDays, parseStudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMinuteOfDay } from '../../../formats/clock.ts';
import { weekdayNames } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { InfoTip } from '../../../ui/overlays/info-tip.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { WeekBoardSkeleton } from '../../../ui/week-board/week-board.tsx';
import { WeekTurner } from '../../../ui/week-board/week-turner.tsx';
import { routineQueries } from '../routines.queries.ts';
import { routineTexts } from '../routines.texts.ts';
import { EntryModal, type OpenedEntry } from './entry-modal.tsx';
import { RoutineBoard } from './routine-board.tsx';
import { useWeekWrites } from './use-week-writes.ts';
import { weeklyTexts as texts } from './weekly.texts.ts';

const RANGE_DAYS = 7 * 52;

type Props = {
  days: readonly (readonly RoutineBlock[])[];
  ideal: readonly RoutineBlock[] | null;
};

const toStep = (minutes: number) => Math.round(minutes / 5) * 5;

const WeekSummary = ({ days, ideal }: Props) => {
  const { wakeMinute, sleepMinutes, studyMinutes, match } = weekSummary(days, ideal);
  const chips = [
    { label: texts.wake, value: wakeMinute === null ? null : formatMinuteOfDay(toStep(wakeMinute)) },
    { label: texts.sleep, value: sleepMinutes === null ? null : formatDuration(sleepMinutes) },
    { label: texts.study, value: studyMinutes === null ? null : formatDuration(studyMinutes) },
    {
      label: texts.match,
      value: match && texts.percent(match.all),
      info: <InfoTip about={texts.match} text={texts.matchHint} />,
    },
    {
      label: texts.filledMatch,
      value: match && texts.percent(match.filled),
      info: <InfoTip about={texts.filledMatch} text={texts.filledMatchHint} />,
    },
  ];
  return (
    <Row as="dl" gap="2 6" align="end" wrap aria-label={texts.summary}>
      {chips.map(({ label, value, info }) => (
        <Stack key={label}>
          <Row as="dt" gap="1" align="center" tone="muted" size="tiny" nowrap>
            {label}
            {info}
          </Row>
          <Text as="dd" size="large" weight="semibold" numbers>
            {value ?? (
              <>
                <span aria-hidden="true">—</span>
                <span className="visually-hidden">{texts.noValue}</span>
              </>
            )}
          </Text>
        </Stack>
      ))}
    </Row>
  );
};

const hasBlocks = (template: DailyTemplate | null | undefined) => (template?.blocks.length ?? 0) > 0;

type EmptyWeekProps = { template: UseQueryResult<DailyTemplate | null>; generate: ReactNode };

const EmptyWeekNotice = ({ template, generate }: EmptyWeekProps) => (
  <Notice tone="info">
    <Row gap="2 4" align="center" between wrap>
      <p>
        <strong>{texts.none}</strong> {hasBlocks(template.data) ? texts.noneText : texts.noTemplate}
      </p>
      {hasBlocks(template.data)
        ? generate
        : template.isSuccess && (
            <ButtonLink look="line" small to="/daily-routine">
              {texts.toDaily}
            </ButtonLink>
          )}
    </Row>
  </Notice>
);

const ReplacedNotice = ({ onUndo }: { onUndo: () => void }) => (
  <Notice tone="info">
    <Row gap="2 4" align="center" between wrap>
      <p>{texts.replaced}</p>
      <Button look="line" small onClick={onUndo}>
        {texts.undo}
      </Button>
    </Row>
  </Notice>
);

export const WeeklyRoutinePage = () => {
  useTour('weekly-routine');
  const [params, setParams] = useUrlParams();
  const today = studyDay(new Date());
  const current = weekStart(today);
  const monday = weekStart(parseStudyDay(params.get('date') ?? '') ?? today);
  const query = useQuery(routineQueries.week(monday));
  const template = useQuery(routineQueries.template());
  const week = query.data ?? null;
  const isReady = query.data !== undefined;
  const writes = useWeekWrites(monday, week);
  const narrow = useNarrow();
  const [isEditing, setEditing] = useState(false);
  const [opened, setOpened] = useState<OpenedEntry | null>(null);

  const entries = week?.entries ?? [];
  const days = weekdayNames.map((_, day) => entriesOfDay(entries, day));
  const isEmpty = entries.length === 0;
  const hint = isEditing ? texts.editHint : narrow ? texts.touchHint : texts.hint;
  const generate = (
    <Button
      look={isEmpty ? 'primary' : 'line'}
      small
      busy={writes.isGenerating}
      onClick={() => void writes.generate()}
    >
      {texts.generate}
    </Button>
  );
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button look="line" small data-tour="weekly-routine-edit" onClick={() => setEditing(!isEditing)}>
          {isEditing ? texts.done : texts.edit}
        </Button>
      }
    >
      <Row gap="4 6" align="end" between wrap>
        <div data-tour="weekly-routine-week">
          <WeekTurner
            {...{ monday, today }}
            min={addDays(current, -RANGE_DAYS)}
            max={addDays(current, RANGE_DAYS)}
            onChange={(chosen) => setParams({ date: chosen === current ? null : chosen })}
          />
        </div>
        {isReady && <WeekSummary days={days} ideal={template.data?.blocks ?? null} />}
      </Row>
      {isReady && isEmpty && <EmptyWeekNotice template={template} generate={generate} />}
      {week?.canUndo && !isEmpty && <ReplacedNotice onUndo={() => void writes.undo()} />}
      <UntilLoaded query={query} failed={routineTexts.failed}>
        <WeekBoardSkeleton />
      </UntilLoaded>
      {isReady && (
        <>
          <RoutineBoard {...{ monday, today, entries, isEditing, writes }} onOpen={setOpened} />
          {!isEmpty && (
            <Row gap="2 4" align="center" between wrap>
              <Text tone="muted" size="small">
                {hint}
              </Text>
              {hasBlocks(template.data) && generate}
            </Row>
          )}
        </>
      )}
      {opened && (
        <EntryModal opened={opened} entries={entries} writes={writes} onClose={() => setOpened(null)} />
      )}
    </PageFrame>
  );
};
