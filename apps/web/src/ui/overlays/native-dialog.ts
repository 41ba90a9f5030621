import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The open modal dialogs, the topmost last: everything outside the last one is dead to clicks and readers. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

export const topDialog = {
  get: (): HTMLDialogElement | null => open.at(-1) ?? null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** How wide the page's scroll bar is: it goes while a modal is open, and the page keeps its room. */
const keepScrollbarRoom = () => {
  if (open.length > 0) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
};

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Options = { onClose: () => void; leaveMs?: number; locked?: boolean };

/**
 * The browser's own modal: it keeps the focus inside, gives it back, and closes on Escape. Mounted means open;
 * what carries `data-first` gets the focus; `leave` plays the way out and then tells the owner to unmount it.
 */
export const useNativeDialog = ({ onClose, leaveMs = 0, locked = false }: Options) => {
  const ref = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });

  // Closed while it still stands in the page: otherwise the focus is not given back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    keepScrollbarRoom();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    change([...open, dialog]);
    return () => {
      dialog.close();
      change(open.filter((other) => other !== dialog));
    };
  }, []);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => closed.current(), stillness() ? 0 : leaveMs);
    return () => clearTimeout(timer);
  }, [leaving, leaveMs]);

  const leave = () => {
    if (!locked) setLeaving(true);
  };

  return {
    leave,
    leaving,
    dialog: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        // A file chooser inside that is given up says `cancel` as well.
        if (event.target !== ref.current) return;
        event.preventDefault();
        leave();
      },
      // A second Escape closes it whatever we say. One that is open again was only remounted.
      onClose: (event: SyntheticEvent) => {
        if (event.target === ref.current && !ref.current?.open) closed.current();
      },
      onClick: (event: MouseEvent) => {
        if (event.target === ref.current) leave();
      },
    },
  };
};
