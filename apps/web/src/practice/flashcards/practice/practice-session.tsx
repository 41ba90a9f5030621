import type { Grade } from '@netlik/contract/practice/flashcards';
import UndoIcon from 'lucide-react/icons/undo-2';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { topDialog } from '../../../ui/overlays/native-dialog.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { RoundProgress } from '../../../ui/states/round-progress.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';
import { PracticeCard } from './practice-card.tsx';
import type { Session } from './use-practice.ts';

/** Ordered by how often they are used. */
const KEYS: readonly Grade[] = ['again', 'good', 'hard', 'easy'];

const isPressable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

type KeyOptions = {
  panel: RefObject<HTMLElement | null>;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
  onAnswer: (grade: Grade) => void;
};

/** Space flips the card; 1 to 4 flip it first and then grade it, because the answer must be seen. */
const useGradeKeys = ({ panel, flipped, onFlip, onAnswer }: KeyOptions) =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      // Ignores keys while another dialog is above the card.
      if (topDialog.get()?.contains(panel.current) === false) return;
      const grade = /^[1-4]$/.test(event.key) && KEYS[Number(event.key) - 1];
      if (grade && flipped) onAnswer(grade);
      else if (grade) onFlip(true);
      else if (event.key === ' ' && !isPressable(event.target)) onFlip(!flipped);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

type Card = Session['cards'][number];

const Grades = ({ card, onAnswer }: { card: Card; onAnswer: (grade: Grade) => void }) => (
  <Grid fit={150} gap="2" className={styles.grades}>
    {KEYS.map((grade, index) => (
      <Button key={grade} look={grade === 'good' ? 'primary' : 'line'} onClick={() => onAnswer(grade)}>
        <span>
          {texts.grades[grade]} <kbd>{index + 1}</kbd>
          <Stack as="span" size="small">
            {texts.next(card.nextDays[grade])}
          </Stack>
        </span>
      </Button>
    ))}
  </Grid>
);

type CurrentProps = {
  card: Card;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
  onAnswer: (grade: Grade) => void;
  undo: ReactNode;
};

const CurrentCard = ({ card, flipped, onFlip, onAnswer, undo }: CurrentProps) => (
  <>
    <Row gap="1 3" wrap tone="muted" size="small">
      <SubjectMark subject={card.subject} small />
      <span>{card.topic}</span>
    </Row>
    <PracticeCard card={card} flipped={flipped} onFlip={() => onFlip(!flipped)} />
    {flipped ? (
      <Grades card={card} onAnswer={onAnswer} />
    ) : (
      <Button wide onClick={() => onFlip(true)}>
        {texts.flip}
      </Button>
    )}
    {card.isLeech && flipped && <Notice tone="info">{texts.leechNote}</Notice>}
    <Row gap="2 4" align="center" justify="end" wrap>
      <Text as="span" tone="muted" size="small" grow className={styles.keys}>
        {texts.keyHint}
      </Text>
      {undo}
    </Row>
  </>
);

type DoneProps = { session: Session; undo: ReactNode; onAgain: () => void; onEnd: () => void };

const RoundDone = ({ session: { cards, answers }, undo, onAgain, onEnd }: DoneProps) => (
  <Stack gap="3" align="center" text="center" className={styles.done} role="status">
    <Text size="large" weight="semibold">
      {texts.done}
    </Text>
    <p>{texts.doneText(answers.filter(({ grade }) => grade !== 'again').length, cards.length)}</p>
    <Row gap="3" wrap className={styles.answers}>
      <Button look="line" onClick={onEnd}>
        {texts.close}
      </Button>
      <Button onClick={onAgain}>{texts.again}</Button>
    </Row>
    {undo}
  </Stack>
);

type Props = {
  session: Session;
  onAnswer: (grade: Grade) => void;
  onUndo: () => void;
  onAgain: () => void;
  onEnd: () => void;
};

export const PracticeSession = ({ session, onAnswer, onUndo, onAgain, onEnd }: Props) => {
  const { cards, answers, offline } = session;
  const at = answers.length;
  const card = cards[at];
  const [flipped, setFlipped] = useState(false);
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next card shows its question and gets the focus
  useEffect(() => {
    setFlipped(false);
    panel.current?.focus({ preventScroll: true });
  }, [at]);

  const answer = (grade: Grade) => {
    setFlipped(false);
    onAnswer(grade);
  };
  useGradeKeys({ panel, flipped, onFlip: setFlipped, onAnswer: answer });

  const undo = at > 0 && (
    <Button look="quiet" small onClick={onUndo}>
      <UndoIcon size={18} />
      {texts.undo}
    </Button>
  );
  return (
    <Stack ref={panel} gap="4" className={styles.session} tabIndex={-1}>
      {offline && <Notice tone="warning">{texts.offlineStart}</Notice>}
      <Row gap="3" align="center">
        <Stack grow>
          <RoundProgress at={at} count={cards.length} />
        </Stack>
        {card && (
          <Button look="quiet" small onClick={onEnd}>
            {texts.leave}
          </Button>
        )}
      </Row>
      {card ? (
        <CurrentCard
          key={at}
          card={card}
          flipped={flipped}
          onFlip={setFlipped}
          onAnswer={answer}
          undo={undo}
        />
      ) : (
        <RoundDone session={session} undo={undo} onAgain={onAgain} onEnd={onEnd} />
      )}
    </Stack>
  );
};
