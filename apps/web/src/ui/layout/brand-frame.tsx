import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { afterPaint } from '../../api/lazy-module.ts';
import { AppearanceSwitcher } from '../appearance/appearance-switcher.tsx';
import { Brand } from './brand.tsx';
import styles from './brand-frame.module.css';
import { brandTexts } from './brand-frame.texts.ts';

const BrandDrawing = lazy(async () => {
  await afterPaint();
  return import('./brand-drawing.tsx');
});

/** Same breakpoint as the stylesheet; phones do not render the panel. */
const wide = matchMedia('(min-width: 960px)');
const watchWidth = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

const BrandPanel = () => (
  <aside className={styles.panel} aria-label={brandTexts.panel}>
    <div className={styles.panelBrand}>
      <Brand />
    </div>
    <div className={styles.words}>
      <p className={styles.claim}>{brandTexts.claim}</p>
      <p className={styles.more}>{brandTexts.more}</p>
    </div>
    <Suspense fallback={<div className={styles.drawing} />}>
      <BrandDrawing />
    </Suspense>
  </aside>
);

/** Layout of the screens before sign-in: brand panel and form; phones show only the form. */
export const BrandFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    {useSyncExternalStore(watchWidth, () => wide.matches) && <BrandPanel />}
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
