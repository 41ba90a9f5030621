import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { ProgressLine } from './progress-line.tsx';

/** A new page is announced by its title: screen readers and the Tab key go on from there. */
const useTitleFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const title = document.querySelector<HTMLElement>('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
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
