import { atom } from 'nanostores';
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { confirmQueue } from './confirm-queue.ts';

/** The open modal dialogs, the topmost last; everything outside the last one is inert. */
export const openDialogs = atom<readonly HTMLDialogElement[]>([]);

export const topDialog = {
  get: (): HTMLDialogElement | null => openDialogs.get().at(-1) ?? null,
  listen: openDialogs.listen,
};

/** Stores the scrollbar's width, so that the page does not shift while a modal hides the scrollbar. */
const reserveScrollbarWidth = () => {
  if (openDialogs.get().length > 0) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
};

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const leaveQuestion = {
  title: 'Kaydetmeden kapatılsın mı?',
  text: 'Bu penceredeki değişikliklerin henüz kaydedilmedi. Kapatırsan silinir.',
  action: 'Kaydetmeden kapat',
  cancel: 'Geri dön',
  danger: true,
};

/** True if the element contains `data-changed` or `data-unsaved`. */
const hasUnsavedChanges = (dialog: HTMLDialogElement | null): boolean =>
  dialog?.querySelector('form[data-changed="true"], [data-unsaved="true"]') != null;

const askToLeave = (): Promise<boolean> => confirmQueue.ask(leaveQuestion);

/** Within this time after an answer, another close belongs to the same press. */
const SAME_PRESS_MS = 500;

type Options = { onClose: () => void; closeMs?: number; locked?: boolean };

/**
 * A mounted modal is open and asks before unsaved changes are lost. The element with `data-first` gets the
 * focus, and `close` plays the animation before it calls `onClose`.
 */
export const useNativeDialog = ({ onClose, closeMs = 0, locked = false }: Options) => {
  const ref = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  // Closed before it leaves the document, because otherwise the focus is not restored.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    reserveScrollbarWidth();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    openDialogs.set([...openDialogs.get(), dialog]);
    return () => {
      dialog.close();
      openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
    };
  }, []);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => onCloseRef.current(), prefersReducedMotion() ? 0 : closeMs);
    return () => clearTimeout(timer);
  }, [isClosing, closeMs]);

  const question = useRef({ isOpen: false, answeredAt: 0 });
  const mayLeave = async () => {
    question.current.isOpen = true;
    const yes = await askToLeave();
    question.current = { isOpen: false, answeredAt: performance.now() };
    return yes;
  };

  const close = async () => {
    if (locked || question.current.isOpen) return;
    if (!hasUnsavedChanges(ref.current) || (await mayLeave())) setIsClosing(true);
  };

  /** The browser closes a dialog without a `cancel` event at a second Escape in a row. */
  const closedByBrowser = () => {
    if (isClosing || !hasUnsavedChanges(ref.current)) return onCloseRef.current();
    ref.current?.showModal();
    if (performance.now() - question.current.answeredAt > SAME_PRESS_MS) void close();
  };

  return {
    close: () => void close(),
    isClosing,
    dialog: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        // A cancelled file dialog inside also fires `cancel`.
        if (event.target !== ref.current) return;
        event.preventDefault();
        void close();
      },
      // A dialog that is open again was only remounted.
      onClose: (event: SyntheticEvent) => {
        if (event.target === ref.current && !ref.current?.open) closedByBrowser();
      },
      onClick: (event: MouseEvent) => {
        if (event.target === ref.current) void close();
      },
    },
  };
};
