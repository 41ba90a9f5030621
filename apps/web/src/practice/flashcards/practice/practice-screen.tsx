import type { ReactNode } from 'react';
import { useNativeDialog } from '../../../ui/overlays/native-dialog.ts';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';

/** Covers the whole screen; Escape and Back close it. */
export const PracticeScreen = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const { dialog } = useNativeDialog({ onClose });
  return (
    <dialog {...dialog} className={styles.screen} aria-label={texts.title}>
      {children}
    </dialog>
  );
};
