import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { ProgressLine } from './progress-line.tsx';

const PATIENCE_MS = 3000;

/** A new page is announced by its title: screen readers and the Tab key go on from there. */
const useTitleFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focusTitle = (): boolean => {
      const title = document.querySelector<HTMLElement>('h1');
      if (!title) return false;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      return true;
    };
    if (focusTitle()) return;
    // It comes with what is still being loaded. Whoever has gone on by then is left alone.
    const before = document.activeElement;
    const watch = new MutationObserver(() => {
      const moved = document.activeElement !== before && document.activeElement !== document.body;
      if (moved || focusTitle()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const giveUp = setTimeout(() => watch.disconnect(), PATIENCE_MS);
    return () => {
      watch.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname]);
};

export const RootFrame = () => {
  useTitleFocus();
  const waiting = useNavigation().state !== 'idle';
  return (
    <>
      {waiting && <ProgressLine />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
