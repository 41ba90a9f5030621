import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { PHONE } from '../../theme/breakpoints.ts';
import styles from './popup.module.css';
import { placePopup } from './popup-place.ts';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
  onClose: () => void;
  align?: 'start' | 'end';
  matchWidth?: boolean;
  /** Phones show a bottom sheet. */
  sheetOnPhone?: boolean;
};

/** Rendered in the top layer; a mounted popup is open. */
export const Popup = ({ anchor, children, onClose, align = 'start', matchWidth, sheetOnPhone }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  });

  useLayoutEffect(() => {
    const popup = box.current;
    if (!popup) return;
    popup.showPopover();
    const place = () => {
      const from = anchor.current?.getBoundingClientRect();
      if (!from) return;
      const asSheet = sheetOnPhone === true && matchMedia(PHONE).matches;
      popup.classList.toggle(styles.sheet!, asSheet);
      if (matchWidth) popup.style.width = `${from.width}px`;
      if (asSheet) return;
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, top } = placePopup(from, popup.getBoundingClientRect(), room, align);
      popup.style.translate = `${left}px ${top}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(popup);
    if (anchor.current) observer.observe(anchor.current);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [anchor, align, matchWidth, sheetOnPhone]);

  useEffect(() => {
    const outside = ({ target }: Event) => {
      const within =
        target instanceof Node && (box.current?.contains(target) || anchor.current?.contains(target));
      if (!within) onCloseRef.current();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      if (box.current?.contains(document.activeElement)) anchor.current?.focus();
      onCloseRef.current();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [anchor]);

  return (
    <div ref={box} popover="manual" className={styles.popup}>
      {children}
    </div>
  );
};
