import type { Flashcard } from '@netlik/contract/flashcards';
import { studyDay } from '@netlik/domain/study-day';
import { type CSSProperties, useState } from 'react';
import { subjectColour } from '../../../study/subject-colour.ts';
import { SubjectMark } from '../../../study/subject-mark.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
import { flashcardTexts as texts } from '../flashcards.texts.ts';
import { dayText } from '../hero.tsx';
import styles from './library.module.css';

const scheduleText = ({ stats: { nextReviewAt } }: Flashcard) => {
  if (nextReviewAt === null) return texts.fresh;
  const day = studyDay(new Date(nextReviewAt));
  return day <= studyDay(new Date()) ? texts.due : texts.next(dayText(day));
};

type Props = { card: Flashcard; onEdit: () => void; onRemove: () => void };

export const CardTile = ({ card, onEdit, onRemove }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.tile} style={{ '--subject': subjectColour(card.subject) } as CSSProperties}>
      <div className={styles.head}>
        <div className={styles.place}>
          <SubjectMark subject={card.subject} small />
          <span>{card.topic}</span>
        </div>
        <MenuButton
          label={texts.menu(card.question.slice(0, 60))}
          items={[
            { label: texts.edit, onSelect: onEdit },
            { label: texts.remove, onSelect: onRemove, danger: true },
          ]}
        />
      </div>
      <MarkdownView text={card.question} />
      {open && (
        <div className={styles.answer}>
          <MarkdownView text={card.answer} />
        </div>
      )}
      <div className={styles.reveal}>
        <Button look="plain" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.hideAnswer : texts.showAnswer}
        </Button>
      </div>
      <p className={styles.facts}>
        {card.isLeech && <span className={styles.leech}>{texts.leech}</span>}
        <span>{scheduleText(card)}</span>
        {card.successRate !== null && <span>{texts.success(card.successRate)}</span>}
        <span>{texts.difficulty(card.stats.difficulty)}</span>
        {card.tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            #{tag}
          </span>
        ))}
      </p>
    </li>
  );
};
