import type { Flashcard } from '@netlik/contract/practice/flashcards';
import { studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { formatNearDay } from '../../../formats/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { SubjectTile } from '../../../ui/subjects/subject-tile.tsx';
import { flashcardTexts as texts } from '../flashcards.texts.ts';
import styles from './library.module.css';

const scheduleText = ({ stats: { nextReviewAt } }: Flashcard) => {
  if (nextReviewAt === null) return texts.fresh;
  const day = studyDay(new Date(nextReviewAt));
  return day <= studyDay(new Date()) ? texts.due : texts.next(formatNearDay(day));
};

type Props = { card: Flashcard; onEdit: () => void; onRemove: () => void };

export const CardTile = ({ card, onEdit, onRemove }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <SubjectTile
      place={
        <Stack gap="1" tone="muted" size="tiny" className={styles.place}>
          <SubjectMark subject={card.subject} small />
          <span>{card.topic}</span>
        </Stack>
      }
      menuLabel={texts.menu(card.question.slice(0, 60))}
      onEdit={onEdit}
      onRemove={onRemove}
      facts={
        <>
          {card.isLeech && (
            <Text as="span" tone="plain" weight="semibold">
              {texts.leech}
            </Text>
          )}
          <span>{scheduleText(card)}</span>
          {card.successRate !== null && <span>{texts.success(card.successRate)}</span>}
          <span>{texts.difficulty(card.stats.difficulty)}</span>
          {card.tags.map((tag) => (
            <Text key={tag} as="span" tone="primary">
              #{tag}
            </Text>
          ))}
        </>
      }
    >
      <MarkdownView text={card.question} />
      {open && (
        <div className={styles.answer}>
          <MarkdownView text={card.answer} />
        </div>
      )}
      <div className={styles.reveal}>
        <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.hideAnswer : texts.showAnswer}
        </Button>
      </div>
    </SubjectTile>
  );
};
