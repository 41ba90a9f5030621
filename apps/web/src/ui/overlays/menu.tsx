import DotsIcon from 'lucide-react/icons/ellipsis';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { rovingIndex } from '../keyboard/roving.ts';
import { typeaheadIndex } from '../keyboard/typeahead.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import styles from './menu.module.css';
import { Popup } from './popup.tsx';

export type MenuItem = {
  label: string;
  onSelect: () => unknown;
  icon?: ReactNode;
  /** One of a row of icon-only choices at the top; true if it is chosen. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
};

type ItemsProps = {
  label: string;
  items: readonly MenuItem[];
  focusLast: boolean;
  onDone: () => void;
};

type ChoicesProps = { items: readonly MenuItem[]; onSelect: (item: MenuItem) => void };

const Choices = ({ items, onSelect }: ChoicesProps) => (
  <Row role="none" justify="center" className={styles.choices}>
    {items.map((item) => (
      <Stack
        key={item.label}
        type="button"
        role="menuitemcheckbox"
        tabIndex={-1}
        as="button"
        center
        size="large"
        minTouchTarget
        className={styles.item}
        aria-label={item.label}
        aria-checked={item.checked}
        title={item.label}
        onClick={() => onSelect(item)}
      >
        {item.icon}
      </Stack>
    ))}
  </Row>
);

const Items = ({ label, items, focusLast, onDone }: ItemsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(
    () =>
      buttons()
        .at(focusLast ? -1 : 0)
        ?.focus(),
    [],
  );

  const choices = items.filter(({ checked }) => checked !== undefined);
  const select = (item: MenuItem) => {
    if (item.disabled) return;
    onDone();
    void item.onSelect();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next =
      rovingIndex(event.key, at, all.length, 'vertical') ??
      (choices.length > 0 ? rovingIndex(event.key, at, all.length, 'horizontal') : null) ??
      typeaheadIndex(
        event,
        at,
        items.map((item) => item.label),
      );
    if (next === null) {
      if (event.key === 'Tab') onDone();
      return;
    }
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={list} role="menu" aria-label={label} className={styles.menu} onKeyDown={onKeyDown}>
      {choices.length > 0 && <Choices items={choices} onSelect={select} />}
      {items
        .filter(({ checked }) => checked === undefined)
        .map((item) => (
          <Row
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            as="button"
            gap="2"
            align="center"
            size="small"
            text="start"
            minTouchTarget
            className={item.danger ? `${styles.item} ${styles.danger}` : styles.item}
            aria-disabled={item.disabled || undefined}
            onClick={() => select(item)}
          >
            {item.icon}
            {item.label}
          </Row>
        ))}
    </div>
  );
};

type Props = {
  /** Names the subject of the menu: „Ada Yılmaz için işlemler”. */
  label: string;
  items: readonly MenuItem[];
  /** Shows the label instead of three dots. */
  named?: boolean;
  /** With `named`, the accessible name, which begins with the label. */
  about?: string;
  primary?: boolean;
};

export const MenuButton = ({ label, items, named, about, primary }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    button.current?.focus();
  };
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    onClick: () => setOpen(open ? null : 'first'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  } as const;
  return (
    <>
      {named ? (
        <Button look={primary ? 'primary' : 'line'} small={!primary} aria-label={about} {...opener}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} {...opener}>
          <DotsIcon />
        </IconButton>
      )}
      {open && (
        <Popup anchor={button} align="end" sheetOnPhone onClose={close}>
          <Items label={label} items={items} focusLast={open === 'last'} onDone={done} />
        </Popup>
      )}
    </>
  );
};
