import type { ListedRoom } from '@netlik/contract/community/rooms/rooms';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { rovingIndex } from '../../../ui/keyboard/roving.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useScrollEdges } from '../../../ui/layout/use-scroll-edges.ts';
import { lobbyTexts as texts } from '../rooms.texts.ts';
import styles from './lobby.module.css';
import { RoomSlide } from './room-slide.tsx';

/** A swipe ends after this time without scrolling, in ms. */
const SETTLED_MS = 150;

type Props = { rooms: readonly ListedRoom[]; selectedId: string | null; onSelect: (id: string) => void };

/** Keeps the selected room in view, and selects the room on which a swipe rests. */
const useSelectionScroll = ({ rooms, selectedId, onSelect }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  const selectedAt = rooms.findIndex(({ id }) => id === selectedId);
  const slides = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  const showSelected = () => {
    const [track, slide] = [list.current, slides()[selectedAt]];
    if (!track || !slide) return;
    // `scrollIntoView` would also scroll the page.
    const [left, right] = [slide.offsetLeft, slide.offsetLeft + slide.offsetWidth];
    if (left < track.scrollLeft) track.scrollTo({ left });
    else if (right > track.scrollLeft + track.clientWidth)
      track.scrollTo({ left: right - track.clientWidth });
  };

  /** True until the track rests at the selection, because adding a room before it also scrolls the track. */
  const followsSelection = useRef(false);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Where one room fills the width, a swipe selects it.
  const settle = () => {
    const [track, all] = [list.current, slides()];
    if (!track || !all[0] || all[0].offsetWidth * 2 <= track.clientWidth) return;
    const distances = all.map(({ offsetLeft }) => Math.abs(offsetLeft - track.scrollLeft));
    const shown = distances.indexOf(Math.min(...distances));
    if (shown === selectedAt) followsSelection.current = false;
    else if (followsSelection.current) showSelected();
    else if (rooms[shown]) onSelect(rooms[shown].id);
  };
  const settleLater = () => {
    clearTimeout(settled.current);
    settled.current = setTimeout(settle, SETTLED_MS);
  };
  const startSwipe = () => {
    followsSelection.current = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new selection, because a refetch would undo a swipe
  useEffect(() => {
    followsSelection.current = selectedAt >= 0;
    showSelected();
    if (selectedAt >= 0) settleLater();
    return () => clearTimeout(settled.current);
  }, [selectedId, selectedAt]);

  const focusSlide = (index: number) => slides()[index]?.focus({ preventScroll: true });
  return { list, focusSlide, onPointerDown: startSwipe, onWheel: startSwipe, onScroll: settleLater };
};

export const Carousel = (props: Props) => {
  const { rooms, selectedId, onSelect } = props;
  const { list, focusSlide, ...swipe } = useSelectionScroll(props);
  const at = Math.max(
    0,
    rooms.findIndex(({ id }) => id === selectedId),
  );
  // Shows arrows only if rooms overflow.
  const hidden = useScrollEdges(list);
  const select = (index: number) => {
    const room = rooms[index];
    if (room) onSelect(room.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rovingIndex(event.key, at, rooms.length, 'horizontal');
    if (next === null) return;
    event.preventDefault();
    select(next);
    focusSlide(next);
  };

  return (
    <Stack gap="2" data-tour="rooms-carousel">
      <div
        ref={list}
        role="listbox"
        aria-label={texts.carousel}
        aria-orientation="horizontal"
        tabIndex={-1}
        className={styles.track}
        onKeyDown={onKeyDown}
        {...swipe}
      >
        {rooms.map((room, index) => (
          <RoomSlide key={room.id} room={room} selected={index === at} onSelect={() => onSelect(room.id)} />
        ))}
      </div>
      {hidden !== 'none' && (
        <Row gap="2" align="center" justify="center">
          <IconButton label={texts.previous} disabled={at === 0} onClick={() => select(at - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <Text
            as="span"
            tone="muted"
            size="small"
            text="center"
            numbers
            className={styles.place}
            aria-hidden="true"
          >
            {at + 1} / {rooms.length}
          </Text>
          <IconButton label={texts.next} disabled={at === rooms.length - 1} onClick={() => select(at + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </Row>
      )}
    </Stack>
  );
};
