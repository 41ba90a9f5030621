import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon, UndoIcon } from '../icons/glyphs.tsx';
import { AlertIcon, CheckIcon } from '../icons/icons.tsx';
import { topDialog } from './native-dialog.ts';
import styles from './toast.module.css';
import { closeToast, type Toast, toasts, undoToast } from './toast.ts';

const ToastCard = ({ toast, held }: { toast: Toast; held: boolean }) => {
  const left = useRef(toast.lastsMs);
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => closeToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, toast.id]);
  return (
    <div className={`${styles.toast} ${styles[toast.tone]}`}>
      {toast.tone === 'success' ? <CheckIcon /> : <AlertIcon />}
      <p>{toast.text}</p>
      {toast.undo && (
        <button type="button" className={styles.undo} onClick={() => undoToast(toast.id)}>
          <UndoIcon size={18} />
          Geri al
        </button>
      )}
      <IconButton label={`Bildirimi kapat: ${toast.text}`} onClick={() => closeToast(toast.id)}>
        <CloseIcon size={18} />
      </IconButton>
    </div>
  );
};

/** Read out a moment after it stands in the page: a region that is born with its text is not heard. */
const Announcer = ({ toast }: { toast: Toast | undefined }) => {
  const [said, setSaid] = useState<Toast>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(toast), 80);
    return () => clearTimeout(timer);
  }, [toast]);
  const text = said && (said.undo ? `${said.text} Geri almak için Ctrl ve Z’ye bas.` : said.text);
  const urgent = said?.tone === 'danger';
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

/** Ctrl/⌘ Z takes back what the newest toast offers, unless it is meant for a text. */
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

const useHidden = () =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.hidden,
  );

/** Where the toasts stand. Mounted once. */
export const ToastHost = () => {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.get);
  const [held, setHeld] = useState(false);
  const hidden = useHidden();
  const host = useRef<HTMLDivElement>(null);
  useUndoKey();

  // Inside the open modal, since everything outside it is inert; and in the top layer, since it clips.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a portal that moved is a new element
  useLayoutEffect(() => host.current?.showPopover(), [dialog]);

  // The held one may have been closed under the pointer.
  useEffect(() => {
    if (shown.length === 0) setHeld(false);
  }, [shown]);

  return createPortal(
    <section
      ref={host}
      popover="manual"
      aria-label="Kısa bildirimler"
      className={styles.host}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Announcer toast={shown.at(-1)} />
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held || hidden} />
      ))}
    </section>,
    dialog ?? document.body,
  );
};
