import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useMedia } from '../../data/browser-values.ts';
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

const place = <div className={styles.drawing} />;

const HomeLink = () => (
  <Link to="/" aria-label={brandTexts.home} className={styles.home}>
    <Brand />
  </Link>
);

const BrandPanel = () => (
  <aside className={styles.panel} aria-label={brandTexts.panel}>
    <div>
      <HomeLink />
    </div>
    <div className={styles.words}>
      <p className={styles.claim}>{brandTexts.claim}</p>
      <p className={styles.more}>{brandTexts.more}</p>
    </div>
    {/* Phones hide the panel and do not load the drawing. The prerendered HTML contains no Suspense boundary,
        because it would not be hydrated when the width is known. */}
    {useMedia(FROM_TABLET) ? (
      <Suspense fallback={place}>
        <BrandDrawing />
      </Suspense>
    ) : (
      place
    )}
  </aside>
);

export const BrandFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <BrandPanel />
    <div className={styles.side}>
      <header className={styles.bar}>
        <HomeLink />
        <AppearanceSwitcher />
      </header>
      <main className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
    </div>
  </div>
);
