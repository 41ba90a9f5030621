import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { DotsIcon } from '../icons/glyphs.tsx';
import { rovingIndex } from '../keyboard/roving.ts';
import styles from './menu.module.css';
import { Popup } from './popup.tsx';

export type MenuItem = {
  label: string;
  onSelect: () => unknown;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
};

const Items = ({ items, onDone }: { items: readonly MenuItem[]; onDone: () => void }) => {
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = rovingIndex(event.key, at, all.length, 'vertical');
    if (next === null) {
      if (event.key === 'Tab') onDone();
      return;
    }
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={list} role="menu" className={styles.menu} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={item.danger ? `${styles.item} ${styles.danger}` : styles.item}
          aria-disabled={item.disabled || undefined}
          onClick={() => {
            if (item.disabled) return;
            onDone();
            void item.onSelect();
          }}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
};

type Props = {
  /** Says whose menu it is: „Ada Yılmaz için işlemler”. */
  label: string;
  items: readonly MenuItem[];
};

export const MenuButton = ({ label, items }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <DotsIcon />
      </IconButton>
      {open && (
        <Popup anchor={button} align="end" sheetOnPhone onClose={() => setOpen(false)}>
          <Items items={items} onDone={done} />
        </Popup>
      )}
    </>
  );
};
