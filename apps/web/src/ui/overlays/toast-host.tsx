import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-alert';
import UndoIcon from 'lucide-react/icons/undo-2';
import CloseIcon from 'lucide-react/icons/x';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsTabHidden } from '../../data/browser-values.ts';
import { useStore } from '../../data/use-store.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import { topDialog } from './native-dialog.ts';
import styles from './toast.module.css';
import { closeToast, type Toast, toasts, undoToast } from './toast.ts';
import { inputBoxes, isOver, placeToast, titleBoxes } from './toast-place.ts';

const ToastCard = ({ toast, isPaused }: { toast: Toast; isPaused: boolean }) => {
  const remainingMs = useRef(toast.durationMs);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(toast.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - since;
    };
  }, [isPaused, toast.id]);
  return (
    <div className={styles.toast}>
      {toast.tone === 'success' ? <CheckIcon /> : <AlertIcon />}
      <p>{toast.text}</p>
      {toast.undo && (
        <Row
          type="button"
          as="button"
          gap="2"
          align="center"
          inline
          weight="semibold"
          minTouchTarget
          className={styles.undo}
          onClick={() => undoToast(toast.id)}
        >
          <UndoIcon size={18} />
          Geri al
        </Row>
      )}
      <IconButton label={`Bildirimi kapat: ${toast.text}`} onClick={() => closeToast(toast.id)}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
};

/** Announces after a delay, because screen readers skip a live region that is inserted with its text. */
const Announcer = ({ toast }: { toast: Toast | undefined }) => {
  const [announced, setAnnounced] = useState<Toast>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toast), 80);
    return () => clearTimeout(timer);
  }, [toast]);
  const text =
    announced && (announced.undo ? `${announced.text} Geri almak için Ctrl ve Z’ye bas.` : announced.text);
  const urgent = announced?.tone === 'danger';
  return (
    <>
      <span className="visually-hidden" role="status">
        {urgent ? '' : text}
      </span>
      <span className="visually-hidden" role="alert">
        {urgent ? text : ''}
      </span>
    </>
  );
};

const isEditing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl/⌘ Z undoes the newest toast, unless a text field has the focus. */
const useUndoKey = () =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      const newest = toasts.get().findLast((one) => one.undo);
      if (!newest || event.defaultPrevented || isEditing(event.target)) return;
      event.preventDefault();
      undoToast(newest.id);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

/** Places the toasts where they cover no input, title or close button. */
const usePlace = (host: RefObject<HTMLElement | null>, shown: readonly Toast[], dialog: Element | null) =>
  useLayoutEffect(() => {
    if (shown.length === 0) return;
    const root = dialog ?? document.body;
    let at = 0;
    const place = (isScroll = false) => {
      const element = host.current;
      if (!element) return;
      const { width, height } = element.getBoundingClientRect();
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const inputs = inputBoxes(root);
      // Repositioned only when it would cover an input, so that it does not follow scrolling titles.
      if (isScroll && !isOver(room, { width, height }, at, inputs)) return;
      at = placeToast(room, { width, height }, titleBoxes(root), inputs);
      element.style.setProperty('--toast-bottom', `${at}px`);
    };
    const replace = () => place();
    const follow = () => place(true);
    place();
    addEventListener('resize', replace);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', replace);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, [host, shown, dialog]);

/** A phone shows only the newest toast; older ones wait and keep their time. */
const useShown = (): readonly Toast[] => {
  const all = useStore(toasts);
  const isNarrow = useNarrow();
  return useMemo(() => (isNarrow ? all.slice(-1) : all), [all, isNarrow]);
};

/** Mounted once. */
export const ToastHost = () => {
  const shown = useShown();
  const dialog = useStore(topDialog);
  const [isPaused, setIsPaused] = useState(false);
  const hidden = useIsTabHidden();
  const host = useRef<HTMLDivElement>(null);
  useUndoKey();

  // Inside the open modal, because everything outside it is inert; in the top layer, because the modal clips.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a portal that moved is a new element
  useLayoutEffect(() => {
    // A modal that opened and closed in one step is already gone, and its toasts move on.
    if (host.current?.isConnected) host.current.showPopover();
  }, [dialog]);

  usePlace(host, shown, dialog);

  const cameFrom = useRef<Element | null>(null);
  const hadFocus = useRef(false);
  // The closed toast had the focus, which returns to its previous element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one was closed
  useLayoutEffect(() => {
    if (!hadFocus.current || host.current?.contains(document.activeElement)) return;
    hadFocus.current = false;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }, [shown]);

  // A closed toast fires no mouseleave even if it was hovered.
  useEffect(() => {
    if (shown.length === 0) setIsPaused(false);
  }, [shown]);

  return createPortal(
    <section
      ref={host}
      popover="manual"
      aria-label="Kısa bildirimler"
      className={styles.host}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={({ relatedTarget }) => {
        setIsPaused(true);
        hadFocus.current = true;
        if (!host.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => {
        setIsPaused(false);
        hadFocus.current = false;
      }}
    >
      <Announcer toast={shown.at(-1)} />
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused || hidden} />
      ))}
    </section>,
    dialog ?? document.body,
  );
};
