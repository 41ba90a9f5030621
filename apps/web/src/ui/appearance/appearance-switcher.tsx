import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { chooseAppearance, toggleTheme } from '../../theme/appearance.ts';
import { MoonIcon, PaletteIcon, SunIcon } from '../icons/icons.tsx';
import { appearanceTexts } from './appearance.texts.ts';
import styles from './appearance-switcher.module.css';

const AppearancePanel = lazy(() => import('./appearance-panel.tsx'));

/** For the screens outside the shell, whose user menu holds the same choices. */
export const AppearanceSwitcher = () => {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div className={styles.switcher} ref={whole}>
      <button type="button" className={styles.icon} aria-label={appearanceTexts.toggle} onClick={toggleTheme}>
        <SunIcon className={styles.sun} />
        <MoonIcon className={styles.moon} />
      </button>
      <button
        type="button"
        ref={opener}
        className={styles.icon}
        aria-label={appearanceTexts.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <PaletteIcon />
      </button>
      {open && (
        <Suspense>
          <AppearancePanel choose={chooseAppearance} />
        </Suspense>
      )}
    </div>
  );
};
