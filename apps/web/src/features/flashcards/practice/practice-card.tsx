import type { Flashcard } from '@netlik/contract/flashcards';
import { Button } from '../../../ui/buttons/button.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';

type Props = { card: Flashcard; flipped: boolean; onFlip: () => void };

/** Turns over in 300 ms; the side that is turned away can be neither read nor reached. */
export const PracticeCard = ({ card, flipped, onFlip }: Props) => (
  <div className={styles.stage}>
    <div className={styles.card} data-flipped={flipped || undefined}>
      <section className={styles.face} inert={flipped} aria-label={texts.question}>
        <div className={styles.text}>
          <MarkdownView text={card.question} />
        </div>
        <Button look="plain" small onClick={onFlip}>
          {texts.flip}
        </Button>
      </section>
      <section className={`${styles.face} ${styles.back}`} inert={!flipped} aria-label={texts.answer}>
        <div className={styles.text}>
          <MarkdownView text={card.answer} />
        </div>
        <Button look="plain" small onClick={onFlip}>
          {texts.flipBack}
        </Button>
      </section>
    </div>
  </div>
);
