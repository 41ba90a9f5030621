import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { BoxProps } from '../layout/layout-props.ts';
import { Stack } from '../layout/stack.tsx';
import { type Drag, type SortableOptions, startDrag } from './drag.ts';
import type { Point } from './drop-place.ts';
import { listenToKeys } from './keyboard-drag.ts';
import { listenToPointers } from './pointer-drag.ts';
import styles from './sortable.module.css';

type Props = Omit<ComponentProps<'div'>, 'onDrop' | 'ref' | 'className'> &
  SortableOptions & {
    /** Explains to screen reader users how to move an item by keyboard. */
    instructions: string;
  };

const InstructionsId = createContext<string | undefined>(undefined);

/**
 * Lists with `data-sortable-list` hold items with `data-sortable-item`; `data-sortable-target` represents a
 * list with hidden items. The lists do not change until `onDrop` changes them.
 */
export const Sortable = ({
  lists,
  between,
  wholeItem = false,
  announcements,
  instructions,
  onDrop,
  ...rest
}: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const drag = useRef<Drag>(undefined);
  const instructionsId = useId();
  const optionsNow = useEffectEvent(
    (): SortableOptions => ({ lists, between, wholeItem, announcements, onDrop }),
  );

  useEffect(() => {
    const box = root.current!;
    const say = (text: string | undefined) => {
      if (text && status.current) status.current.textContent = text;
    };
    const start = (item: HTMLElement, from: Point | null) => {
      drag.current?.finish();
      drag.current = startDrag({ root: box, item, from, optionsNow: () => optionsNow(), say });
      return drag.current;
    };
    const stopPointers = listenToPointers(box, () => optionsNow().wholeItem === true, start);
    const stopKeys = listenToKeys(box, (item) => start(item, null));
    return () => {
      stopPointers();
      stopKeys();
      drag.current?.finish();
    };
  }, []);

  const order = lists.map(({ items }) => items.join()).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what a drag waits for
  useLayoutEffect(() => drag.current?.onListsChange(), [order]);

  return (
    <InstructionsId value={instructionsId}>
      <div {...rest} ref={root} className={styles.root} />
      <span ref={status} className="visually-hidden" role="status" aria-live="assertive" aria-atomic="true" />
      <span id={instructionsId} hidden>
        {instructions}
      </span>
    </InstructionsId>
  );
};

export const SortableHandle = (props: Omit<BoxProps<'button'>, 'as'>) => (
  <Stack
    {...props}
    as="button"
    type="button"
    center
    tone="muted"
    data-sortable-handle=""
    aria-describedby={useContext(InstructionsId)}
  />
);
