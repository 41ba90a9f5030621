import MoonIcon from 'lucide-react/icons/moon';
import PaletteIcon from 'lucide-react/icons/palette';
import SunIcon from 'lucide-react/icons/sun';
import { Suspense, useEffect, useRef, useState } from 'react';
import { setAppearance, toggleTheme } from '../../theme/appearance.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { lazyNamed } from '../layout/lazy-named.ts';
import { appearanceTexts } from './appearance.texts.ts';
import styles from './appearance-switcher.module.css';

const AppearancePanel = lazyNamed(() => import('./appearance-choices.tsx'), 'AppearancePanel');

/** For screens outside the shell, because the shell's user menu has the same choices. */
export const AppearanceSwitcher = () => {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!container.current?.contains(event.target as Node)) setOpen(false);
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
    <div className={styles.switcher} ref={container}>
      <IconButton label={appearanceTexts.toggle} onClick={toggleTheme}>
        <SunIcon className={styles.sun} />
        <MoonIcon className={styles.moon} />
      </IconButton>
      <IconButton
        ref={opener}
        label={appearanceTexts.open}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <PaletteIcon />
      </IconButton>
      {open && (
        <Suspense>
          <AppearancePanel choose={setAppearance} />
        </Suspense>
      )}
    </div>
  );
};
