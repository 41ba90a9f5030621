import type { Flashcard } from '@netlik/contract/practice/flashcards';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';

type Props = { card: Flashcard; flipped: boolean; onFlip: () => void };

/** Flips in 300 ms; the hidden side is inert. */
export const PracticeCard = ({ card, flipped, onFlip }: Props) => (
  <Stack className={styles.stage}>
    <Stack className={styles.card} data-flipped={flipped || undefined}>
      <Stack
        as="section"
        gap="4"
        align="center"
        box="well"
        shrink
        className={styles.face}
        inert={flipped}
        aria-label={texts.question}
      >
        <Text as="div" look="large" text="center" shrink className={styles.text}>
          <MarkdownView text={card.question} />
        </Text>
      </Stack>
      <Stack
        as="section"
        gap="4"
        align="center"
        box="well"
        shrink
        className={`${styles.face} ${styles.back}`}
        inert={!flipped}
        aria-label={texts.answer}
      >
        <Text as="div" look="muted body" text="center" shrink className={styles.asked}>
          <MarkdownView text={card.question} />
        </Text>
        <Text as="div" look="large" text="center" shrink className={styles.text}>
          <MarkdownView text={card.answer} />
        </Text>
        <Button look="plain" small onClick={onFlip}>
          {texts.flipBack}
        </Button>
      </Stack>
    </Stack>
  </Stack>
);
