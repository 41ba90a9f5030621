import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { afterPaint } from '../../data/calls/lazy-module.ts';
import { FROM_TABLET } from '../../theme/breakpoints.ts';
import { AppearanceSwitcher } from '../appearance/appearance-switcher.tsx';
import { Brand } from './brand.tsx';
import styles from './brand-frame.module.css';
import { brandTexts } from './brand-frame.texts.ts';

const BrandDrawing = lazy(async () => {
  await afterPaint();
  return import('./brand-drawing.tsx');
});

/** Same breakpoint as the stylesheet, which hides the panel on phones: they do not load the drawing. */
const wide = globalThis.matchMedia?.(FROM_TABLET);
const watchWidth = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};
const isWide = () => wide.matches;
const notYet = () => false;

const place = <div className={styles.drawing} />;

const BrandPanel = () => (
  <aside className={styles.panel} aria-label={brandTexts.panel}>
    <div>
      <Brand />
    </div>
    <div className={styles.words}>
      <p className={styles.claim}>{brandTexts.claim}</p>
      <p className={styles.more}>{brandTexts.more}</p>
    </div>
    {/* Ready markup holds no boundary: it would not have come alive yet when the width is known. */}
    {useSyncExternalStore(watchWidth, isWide, notYet) ? (
      <Suspense fallback={place}>
        <BrandDrawing />
      </Suspense>
    ) : (
      place
    )}
  </aside>
);

/** Layout of the screens before sign-in: brand panel and form; phones show only the form. */
export const BrandFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <BrandPanel />
    <div className={styles.side}>
      <header className={styles.bar}>
        <Link to="/" aria-label={brandTexts.home} className={styles.home}>
          <Brand />
        </Link>
        <AppearanceSwitcher />
      </header>
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
    </div>
  </div>
);
