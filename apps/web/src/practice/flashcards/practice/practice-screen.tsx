import type { ReactNode } from 'react';
import { useNativeDialog } from '../../../ui/overlays/native-dialog.ts';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';

/** The whole screen for one card after another; Escape and Back lead to the page below. */
export const PracticeScreen = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const { dialog } = useNativeDialog({ onClose });
  return (
    <dialog {...dialog} className={styles.screen} aria-label={texts.title}>
      {children}
    </dialog>
  );
};
