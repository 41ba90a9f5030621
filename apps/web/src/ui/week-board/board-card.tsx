import GripIcon from 'lucide-react/icons/grip-vertical';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { SortableHandle } from '../sortable/sortable.tsx';
import styles from './board-card.module.css';

type Props = Omit<ComponentProps<'li'>, 'id' | 'title'> & {
  /** Without it the card cannot be moved. */
  id?: string | undefined;
  colour: string;
  lead?: ReactNode;
  /** Over the text while a mouse is on the card, otherwise beside it. */
  tools?: ReactNode;
  /** The accessible name of the handle that moves it by keyboard. */
  handle?: string | undefined;
  /** A mouse and a finger hold the handle, so it is always shown. */
  isHandleShown?: boolean;
  /** Props of the button that opens the card; without them its text is not a button. */
  opener?: Omit<ComponentProps<'button'>, 'children' | 'type' | 'ref'> & { [data: `data-${string}`]: string };
};

export const BoardCard = ({
  id,
  colour,
  lead,
  tools,
  handle,
  isHandleShown,
  opener,
  children,
  ...rest
}: Props) => {
  const grip = handle && (
    <SortableHandle className={styles.handle} data-shown={isHandleShown || undefined} aria-label={handle}>
      <GripIcon size={16} />
    </SortableHandle>
  );
  return (
    <li {...rest} data-sortable-item={id}>
      <Row className={styles.card} style={{ '--colour': colour } as CSSProperties}>
        {lead}
        {opener ? (
          <Stack
            {...opener}
            as="button"
            type="button"
            gap="1"
            text="start"
            justify="start"
            grow
            shrink
            minTouchTarget
            className={styles.words}
          >
            {children}
          </Stack>
        ) : (
          <Stack gap="1" justify="start" grow shrink className={styles.words}>
            {children}
          </Stack>
        )}
        {isHandleShown
          ? grip
          : (grip || tools) && (
              <Row align="center" className={styles.tools}>
                {grip}
                {tools}
              </Row>
            )}
      </Row>
    </li>
  );
};
