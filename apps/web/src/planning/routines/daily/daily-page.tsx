import type { DailyTemplate } from '@netlik/contract/planning/routines';
import { checkDay, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { LeaveQuestion } from '../../../ui/overlays/leave-question.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { routineQueries } from '../routines.queries.ts';
import { routineTexts } from '../routines.texts.ts';
import { AddBlockCard } from './add-block-card.tsx';
import { BlockLanes } from './block-lanes.tsx';
import { BlockList } from './block-list.tsx';
import { BlockModal, type Opened } from './block-modal.tsx';
import { BlockTimeline } from './block-timeline.tsx';
import styles from './daily.module.css';
import { dailyTexts as texts } from './daily.texts.ts';
import { DayFigures } from './day-figures.tsx';
import { readyBlocks } from './ready-blocks.ts';
import { ReadyBlocksCard } from './ready-blocks-card.tsx';
import { type DayDraft, useDayDraft } from './use-day-draft.ts';
import { useDayWrites } from './use-day-writes.ts';

const views = { list: BlockList, timeline: BlockTimeline, lanes: BlockLanes };
type View = keyof typeof views;
const viewOptions = (Object.keys(views) as View[]).map((value) => ({ value, label: texts.views[value] }));

const sampleDay = (): readonly RoutineBlock[] => {
  const checked = checkDay(readyBlocks);
  return checked.ok ? checked.blocks : [];
};

type Props = {
  isReady: boolean;
  isDirty: boolean;
  isEmpty: boolean;
  writes: ReturnType<typeof useDayWrites>;
  onClear: () => void;
};

const SaveButton = ({ isReady, isDirty, writes: { busy, save } }: Omit<Props, 'onClear' | 'isEmpty'>) => (
  // `busy` would replace the text by a spinner.
  <Button
    disabled={!isReady || !isDirty}
    aria-busy={busy === 'save' || undefined}
    aria-disabled={busy === 'save' || undefined}
    data-tour="daily-routine-save"
    onClick={() => void save()}
  >
    {busy === 'save' ? texts.saving : texts.save}
  </Button>
);

/** Stays enabled while the day loads, to avoid a flash. */
const DayActions = ({ isReady, isEmpty, writes: { busy, apply }, onClear }: Omit<Props, 'isDirty'>) => (
  <>
    <Button look="line" disabled={isReady && isEmpty} onClick={() => isReady && onClear()}>
      {texts.clear}
    </Button>
    <Button
      look="line"
      disabled={isReady && isEmpty}
      busy={busy === 'apply'}
      title={isReady && isEmpty ? texts.empty : undefined}
      onClick={() => isReady && void apply()}
    >
      {texts.apply}
    </Button>
  </>
);

const useDayView = () => {
  const [params, setParams] = useUrlParams();
  const asked = params.get('view') ?? '';
  const view: View = asked in views ? (asked as View) : 'list';
  const setView = (chosen: View) => setParams({ view: chosen === 'list' ? null : chosen });
  return { view, setView };
};

const EmptyDay = ({ onSample }: { onSample: () => void }) => (
  <EmptyState
    drawing="plan"
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <>
        <Button look="line" onClick={onSample}>
          {texts.useSample}
        </Button>
        <ButtonLink look="quiet" to="/daily-routine-demo">
          {texts.tryDemo}
        </ButtonLink>
      </>
    }
  />
);

type DaySectionProps = {
  query: UseQueryResult<DailyTemplate | null>;
  draft: DayDraft;
  showsUnsaved: boolean;
  onOpen: (opened: Opened) => void;
  onRemove: (block: RoutineBlock) => void;
};

const DaySection = ({ query, draft, showsUnsaved, onOpen, onRemove }: DaySectionProps) => {
  const { view, setView } = useDayView();
  const DayView = views[view];
  const { title, blocks } = draft.day;
  return (
    <Section
      title={title || texts.defaultTitle}
      actions={
        <div data-tour="daily-routine-views">
          <Segmented quiet label={texts.view} options={viewOptions} value={view} onChange={setView} />
        </div>
      }
    >
      {showsUnsaved && (
        <Text tone="warning" size="small">
          {texts.unsaved}
        </Text>
      )}
      <UntilLoaded query={query} failed={routineTexts.failed}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <SkeletonBlock key={row} height={56} />
        ))}
      </UntilLoaded>
      {query.data !== undefined && blocks.length === 0 && (
        <EmptyDay onSample={() => draft.setBlocks(sampleDay())} />
      )}
      {blocks.length > 0 && (
        <DayView
          blocks={blocks}
          onEdit={(block) => onOpen({ block })}
          onRemove={onRemove}
          onFill={(gap) => onOpen({ gap })}
        />
      )}
    </Section>
  );
};

const DayTools = ({ draft: { day, setBlocks, setTitle } }: { draft: DayDraft }) => (
  <Stack gap="6" data-tour="daily-routine-add">
    <ReadyBlocksCard blocks={day.blocks} onChange={setBlocks} />
    <AddBlockCard blocks={day.blocks} onChange={setBlocks} />
    <TextField
      label={texts.name}
      value={day.title}
      maxLength={80}
      onChange={(event) => setTitle(event.currentTarget.value)}
    />
  </Stack>
);

export const DailyRoutinePage = () => {
  useTour('daily-routine');
  const query = useQuery(routineQueries.template());
  const draft = useDayDraft(query.data);
  const writes = useDayWrites(draft);
  const narrow = useNarrow();
  const [opened, setOpened] = useState<Opened | null>(null);

  const { blocks } = draft.day;
  const isReady = query.data !== undefined;
  const changeWithUndo = (changed: readonly RoutineBlock[], text: string) => {
    draft.setBlocks(changed);
    toast({ tone: 'info', text, undo: () => draft.setBlocks(blocks) });
  };
  const remove = (block: RoutineBlock) =>
    changeWithUndo(
      blocks.filter((other) => other !== block),
      texts.removed,
    );
  const save = <SaveButton isReady={isReady} isDirty={draft.isDirty} writes={writes} />;
  // On phones the title is far above the changed block.
  const savesBelow = narrow && draft.isDirty;
  const others = (
    <DayActions
      isReady={isReady}
      isEmpty={blocks.length === 0}
      writes={writes}
      onClear={() => changeWithUndo([], texts.cleared)}
    />
  );
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      aside={isReady ? <DayTools draft={draft} /> : !query.error && <SkeletonBlock height={320} />}
      actions={
        <>
          {!narrow && others}
          {!savesBelow && save}
        </>
      }
    >
      <DayFigures blocks={blocks} loading={!isReady && !query.error} />
      {narrow && (
        <Row gap="2" wrap className={styles.actions}>
          {others}
        </Row>
      )}
      <DaySection
        {...{ query, draft }}
        showsUnsaved={draft.isDirty && !savesBelow}
        onOpen={setOpened}
        onRemove={remove}
      />
      {savesBelow && (
        <Row gap="3" align="center" between box="panel" className={styles.saveBar} data-floating>
          <Text tone="warning" size="small">
            {texts.unsaved}
          </Text>
          {save}
        </Row>
      )}
      {draft.isDirty && <LeaveQuestion texts={texts} />}
      {opened && (
        <BlockModal
          opened={opened}
          blocks={blocks}
          onChange={draft.setBlocks}
          onRemove={remove}
          onClose={() => setOpened(null)}
        />
      )}
    </PageFrame>
  );
};
