import type { TopicMatrix } from '@netlik/contract/planning/topic-matrices';
import { NO_COLORS } from '@netlik/domain/planning/topic-matrices/matrix';
import { columnOf, moveMissedToTomorrow } from '@netlik/domain/planning/topic-matrices/move-missed';
import { MATRIX_COLORS, type MatrixColor } from '@netlik/domain/planning/topic-matrices/values';
import { studyDay } from '@netlik/domain/study-day';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { closeToast, toast } from '../../ui/overlays/toast.ts';
import { SkeletonBars, SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { BoardTools } from './board-tools.tsx';
import { ColorBar } from './color-bar.tsx';
import colorStyles from './colors.module.css';
import type { SaveState } from './draft/matrix-draft.ts';
import { useMatrixDraft } from './draft/use-matrix-draft.ts';
import { MatrixGrid } from './grid/matrix-grid.tsx';
import type { Meanings } from './grid/matrix-row.tsx';
import { clearSelected, NOTHING_SELECTED, paintSelected } from './grid/selection.ts';
import { useColorKeys } from './grid/use-color-keys.ts';
import { useGridInput } from './grid/use-grid-input.ts';
import { LegendModal } from './legend-modal.tsx';
import { TopicList } from './topic-list.tsx';
import { topicMatrixTexts as texts, usualMeanings } from './topic-matrices.texts.ts';
import { useKnownTopics } from './use-known-topics.ts';

type Loaded = ReturnType<typeof useMatrixDraft>;
type Missed = ReturnType<typeof moveMissedToTomorrow>;
type Props = { userId: string; subject: string; canEdit: boolean };

let hint = 0;
const hintToSelect = () => {
  closeToast(hint);
  hint = toast({ text: texts.selectFirst });
};

const useMeanings = (legend: TopicMatrix['legend']) =>
  useMemo(
    () =>
      Object.fromEntries(
        MATRIX_COLORS.map((color) => [color, legend[color] ?? usualMeanings[color]]),
      ) as Meanings,
    [legend],
  );

const useClearLocal =
  ({ draft, query }: Loaded) =>
  async () => {
    const agreed = await confirm({
      title: texts.clearLocalTitle,
      text: draft.isUnsaved() ? `${texts.clearLocalText} ${texts.clearLocalUnsaved}` : texts.clearLocalText,
      action: texts.clearLocal,
      danger: true,
    });
    if (!agreed) return;
    draft.clearLocal();
    toast({ text: texts.cleared });
    await query.refetch();
  };

const moveMissed = ({ draft, state: { colors } }: Loaded, { changes, moved }: Missed) => {
  const before = Object.fromEntries(
    Object.keys(changes).map((key) => [key, colors.cellColors[key] ?? 'white']),
  );
  draft.change({ ...NO_COLORS, cellColors: changes });
  toast({
    tone: 'success',
    text: texts.moved(moved),
    undo: () => draft.change({ ...NO_COLORS, cellColors: before }),
  });
};

/** Phones show a list unless the table is chosen. */
const useBoardView = () => {
  const [params, change] = useUrlParams();
  const narrow = useNarrow();
  const setView = (view: 'list' | 'table') => change({ view: view === 'table' ? view : null });
  return { narrow, isList: narrow && params.get('view') !== 'table', setView };
};

type ViewChoiceProps = Pick<ReturnType<typeof useBoardView>, 'isList' | 'setView'> & { state: SaveState };

const ViewChoice = ({ isList, setView, state }: ViewChoiceProps) => (
  <Row gap="3" align="center" between wrap>
    <Segmented
      label={texts.view}
      quiet
      options={[
        { value: 'list', label: texts.list },
        { value: 'table', label: texts.table },
      ]}
      value={isList ? 'list' : 'table'}
      onChange={setView}
    />
    {isList && state !== 'saved' && (
      <Text tone="muted" size="small" role="status">
        {texts[state]}
      </Text>
    )}
  </Row>
);

/** The selected cells and the announcement of the colour they got. */
const usePainting = ({ draft }: Loaded, canEdit: boolean, meanings: Meanings) => {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [announced, setAnnounced] = useState('');
  const apply = (color: MatrixColor) => {
    if (!canEdit) return;
    const count = selection.selected.size;
    if (count === 0) return hintToSelect();
    draft.change(paintSelected(selection, color));
    setSelection(clearSelected);
    setAnnounced(texts.applied(count, meanings[color]));
  };
  useColorKeys(apply);
  return { selection, setSelection, announced, apply };
};

const LoadedBoard = ({
  userId,
  subject,
  canEdit,
  saved,
  ...loaded
}: Props & Loaded & { saved: TopicMatrix }) => {
  const { draft, state } = loaded;
  const { colors, dayCount } = state;
  const { topics, legend } = saved;
  const [isRenaming, setRenaming] = useState(false);
  const { narrow, isList, setView } = useBoardView();
  const meanings = useMeanings(legend);
  const { selection, setSelection, announced, apply } = usePainting(loaded, canEdit, meanings);
  const input = useGridInput(selection, { topics: topics.length, days: dayCount }, setSelection);
  const known = useKnownTopics(userId, subject);
  const clearLocal = useClearLocal(loaded);
  const day = studyDay(new Date());
  const today = columnOf(day, dayCount);
  const missed = moveMissedToTomorrow(colors, day, dayCount, topics.length);
  const shown = { topics, colors, meanings, dayCount, canEdit, known, today };
  const tools = (
    <BoardTools
      {...{ dayCount, canEdit, meanings, state: state.state }}
      onDayCount={(count) => {
        draft.setDayCount(count);
        setSelection(NOTHING_SELECTED);
      }}
      onClearLocal={() => void clearLocal()}
    />
  );
  return (
    <div className={colorStyles.colors}>
      {narrow && <ViewChoice {...{ isList, setView }} state={state.state} />}
      {isList ? <TopicList {...shown} onChange={draft.change} /> : tools}
      <ColorBar
        meanings={meanings}
        canEdit={canEdit && !isList}
        selectedCount={selection.selected.size}
        onApply={apply}
        onClear={() => setSelection(clearSelected)}
        onRename={() => setRenaming(true)}
      />
      {isList ? (
        tools
      ) : (
        <MatrixGrid
          {...shown}
          {...{ selection, input }}
          label={texts.grid(subjectName(subject))}
          month={day.slice(0, 7)}
        />
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {canEdit && missed.moved > 0 && (
        <div>
          <Button look="line" small onClick={() => moveMissed(loaded, missed)}>
            {texts.moveMissed(missed.moved)}
          </Button>
        </div>
      )}
      {isRenaming && <LegendModal userId={userId} legend={legend} onClose={() => setRenaming(false)} />}
    </div>
  );
};

export const MatrixBoard = (props: Props) => {
  const loaded = useMatrixDraft(props.userId, props.subject, props.canEdit);
  const { saved } = loaded.state;
  if (saved) return <LoadedBoard {...props} {...loaded} saved={saved} />;
  return (
    <Text as="div" fullRow>
      <UntilLoaded query={loaded.query} failed={texts.failed}>
        <SkeletonBars count={3} height={60} />
        <SkeletonBlock height="min(74vh, 860px)" />
      </UntilLoaded>
    </Text>
  );
};
