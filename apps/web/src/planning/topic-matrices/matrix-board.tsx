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

type Props = { userId: string; subject: string; canEdit: boolean };

let hint = 0;
const hintToSelect = () => {
  closeToast(hint);
  hint = toast({ text: texts.selectFirst });
};

export const MatrixBoard = ({ userId, subject, canEdit }: Props) => {
  const { draft, state, query } = useMatrixDraft(userId, subject, canEdit);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [isRenaming, setRenaming] = useState(false);
  const [announced, setAnnounced] = useState('');
  const [params, change] = useUrlParams();
  const narrow = useNarrow();
  const isList = narrow && params.get('view') !== 'table';
  const { saved, colors, dayCount } = state;
  const topics = saved?.topics ?? [];
  const legend = saved?.legend;
  const meanings = useMemo(
    () =>
      Object.fromEntries(
        MATRIX_COLORS.map((color) => [color, legend?.[color] ?? usualMeanings[color]]),
      ) as Meanings,
    [legend],
  );
  const input = useGridInput(selection, { topics: topics.length, days: dayCount }, setSelection);
  const known = useKnownTopics(userId, subject);
  const today = studyDay(new Date());
  const missed = moveMissedToTomorrow(colors, today, dayCount, topics.length);

  const apply = (color: MatrixColor) => {
    if (!canEdit || !saved) return;
    const count = selection.selected.size;
    if (count === 0) return hintToSelect();
    draft.change(paintSelected(selection, color));
    setSelection(clearSelected);
    setAnnounced(texts.applied(count, meanings[color]));
  };
  useColorKeys(apply);

  const moveMissed = () => {
    const { changes, moved } = missed;
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

  const clearLocal = async () => {
    const text = draft.isUnsaved()
      ? `${texts.clearLocalText} ${texts.clearLocalUnsaved}`
      : texts.clearLocalText;
    const agreed = await confirm({
      title: texts.clearLocalTitle,
      text,
      action: texts.clearLocal,
      danger: true,
    });
    if (!agreed) return;
    draft.clearLocal();
    toast({ text: texts.cleared });
    await query.refetch();
  };

  if (!saved)
    return (
      <Text as="div" fullRow>
        <UntilLoaded query={query} failed={texts.failed}>
          <SkeletonBars count={3} height={60} />
          <SkeletonBlock height="min(74vh, 860px)" />
        </UntilLoaded>
      </Text>
    );
  const tools = (
    <BoardTools
      dayCount={dayCount}
      canEdit={canEdit}
      meanings={meanings}
      state={state.state}
      onDayCount={(count) => {
        draft.setDayCount(count);
        setSelection(NOTHING_SELECTED);
      }}
      onClearLocal={() => void clearLocal()}
    />
  );
  const bar = (
    <ColorBar
      meanings={meanings}
      canEdit={canEdit && !isList}
      selectedCount={selection.selected.size}
      onApply={apply}
      onClear={() => setSelection(clearSelected)}
      onRename={() => setRenaming(true)}
    />
  );
  return (
    <div className={colorStyles.colors}>
      {narrow && (
        <Row gap="3" align="center" between wrap>
          <Segmented
            label={texts.view}
            quiet
            options={[
              { value: 'list', label: texts.list },
              { value: 'table', label: texts.table },
            ]}
            value={isList ? 'list' : 'table'}
            onChange={(view) => change({ view: view === 'table' ? view : null })}
          />
          {isList && state.state !== 'saved' && (
            <Text tone="muted" size="small" role="status">
              {texts[state.state]}
            </Text>
          )}
        </Row>
      )}
      {isList ? (
        <>
          <TopicList
            topics={topics}
            colors={colors}
            meanings={meanings}
            dayCount={dayCount}
            canEdit={canEdit}
            known={known}
            today={columnOf(today, dayCount)}
            onChange={draft.change}
          />
          {bar}
          {tools}
        </>
      ) : (
        <>
          {tools}
          {bar}
          <MatrixGrid
            label={texts.grid(subjectName(subject))}
            topics={topics}
            dayCount={dayCount}
            colors={colors}
            selection={selection}
            meanings={meanings}
            canEdit={canEdit}
            input={input}
            known={known}
            today={columnOf(today, dayCount)}
            month={today.slice(0, 7)}
          />
        </>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {canEdit && missed.moved > 0 && (
        <div>
          <Button look="quiet" small onClick={moveMissed}>
            {texts.moveMissed(missed.moved)}
          </Button>
        </div>
      )}
      {isRenaming && <LegendModal userId={userId} legend={saved.legend} onClose={() => setRenaming(false)} />}
    </div>
  );
};
