import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';
import { ProgressLine } from './progress-line.tsx';
import { scrollKey } from './scroll-key.ts';

const TIMEOUT_MS = 3000;

/** Focuses a new page's title, so that screen readers announce it and Tab continues there. */
const useTitleFocus = () => {
  const { pathname, state } = useLocation();
  // Returning from another page counts as a new page.
  const isSamePage = useNavigationType() !== 'POP' && Boolean(state?.keepsFocus);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isSamePage) return;
    const focusTitle = (): boolean => {
      const title = document.querySelector<HTMLElement>('h1');
      if (!title) return false;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
      return true;
    };
    if (focusTitle()) return;
    // The title is still loading, so a focus moved in the meantime is kept.
    const before = document.activeElement;
    const watch = new MutationObserver(() => {
      const moved = document.activeElement !== before && document.activeElement !== document.body;
      if (moved || focusTitle()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const giveUp = setTimeout(() => watch.disconnect(), TIMEOUT_MS);
    return () => {
      watch.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname, isSamePage]);
};

export const RootFrame = () => {
  useTitleFocus();
  // After hydration the page's handlers work, and `prerender/prerender-script.ts` stops holding forms back.
  useEffect(() => document.getElementById('root')?.removeAttribute('data-prerendered'), []);
  const waiting = useNavigation().state !== 'idle';
  return (
    <>
      {waiting && <ProgressLine />}
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
};
