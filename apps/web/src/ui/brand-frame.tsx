import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { AppearanceSwitcher } from './appearance-switcher.tsx';
import { Brand } from './brand.tsx';
import styles from './brand-frame.module.css';
import { brandTexts } from './brand-frame.texts.ts';

const afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const BrandDrawing = lazy(async () => {
  await afterPaint();
  return import('./brand-drawing.tsx');
});

/** The screens before sign-in: who we are on one side, the form on the other; on a phone only the form. */
export const BrandFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
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
