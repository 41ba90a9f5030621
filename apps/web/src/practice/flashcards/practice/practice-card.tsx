import type { Flashcard } from '@netlik/contract/practice/flashcards';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';

type FaceProps = { label: string; isBack?: boolean; hidden: boolean; children: ReactNode };

/** The hidden side is inert. */
const Face = ({ label, isBack, hidden, children }: FaceProps) => (
  <Stack
    as="section"
    gap="4"
    align="center"
    box="well"
    shrink
    className={isBack ? `${styles.face} ${styles.back}` : styles.face}
    inert={hidden}
    aria-label={label}
  >
    {children}
  </Stack>
);

type Props = { card: Flashcard; flipped: boolean; onFlip: () => void };

export const PracticeCard = ({ card, flipped, onFlip }: Props) => (
  <Stack className={styles.stage}>
    <Stack className={styles.card} data-flipped={flipped || undefined}>
      <Face label={texts.question} hidden={flipped}>
        <Text as="div" size="large" text="center" shrink className={styles.text}>
          <MarkdownView text={card.question} />
        </Text>
      </Face>
      <Face label={texts.answer} isBack hidden={!flipped}>
        <Text as="div" tone="muted" size="body" text="center" shrink className={styles.asked}>
          <MarkdownView text={card.question} />
        </Text>
        <Text as="div" size="large" text="center" shrink className={styles.text}>
          <MarkdownView text={card.answer} />
        </Text>
        <Button look="quiet" small onClick={onFlip}>
          {texts.flipBack}
        </Button>
      </Face>
    </Stack>
  </Stack>
);
