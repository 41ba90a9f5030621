import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { afterPaint } from '../../api/later.ts';
import { AppearanceSwitcher } from '../appearance/appearance-switcher.tsx';
import { Brand } from './brand.tsx';
import styles from './brand-frame.module.css';
import { brandTexts } from './brand-frame.texts.ts';

const BrandDrawing = lazy(async () => {
  await afterPaint();
  return import('./brand-drawing.tsx');
});

/** Where the style sheet shows the panel; a phone is spared making it. */
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

/** The screens before sign-in: who we are on one side, the form on the other; on a phone only the form. */
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
