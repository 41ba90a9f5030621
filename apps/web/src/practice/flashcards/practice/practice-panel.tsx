import { type FlashcardOverview, practiceSizes } from '@netlik/contract/practice/flashcards';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { subjectTopicTexts } from '../../../study/topic-facts/subject-topic.texts.ts';
import { SubjectTopicFields } from '../../../study/topic-facts/subject-topic-fields.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNativeDialog } from '../../../ui/overlays/native-dialog.ts';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { flashcardTexts, practiceTexts as texts } from '../flashcards.texts.ts';
import styles from './practice.module.css';
import { PracticeSession } from './practice-session.tsx';
import { storeNextCards } from './stored-cards.ts';
import { usePractice, type Wanted } from './use-practice.ts';

const { metrics } = flashcardTexts;
const sizes = practiceSizes.map((size) => ({ value: String(size), label: size }));

const today: Wanted = { subject: '', topic: '', limit: 20, scope: 'today' };

/** Stores the next cards on the device for offline practice; offline the stored ones stay. */
const useNextCardsStored = (isRunning: boolean) => {
  const person = usePerson()?._id;
  useEffect(() => {
    if (person && !isRunning) void storeNextCards(person).catch(() => undefined);
  }, [person, isRunning]);
};

/** A session is a history entry, so that Back returns to this page. */
const useSessionInUrl = (isRunning: boolean, end: () => void) => {
  const [params, setParams] = useSearchParams();
  const isInUrl = params.has('practice');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the start or end of a session changes the URL
  useEffect(() => {
    if (isRunning === isInUrl) return;
    const change = (now: URLSearchParams) => {
      if (isRunning) now.set('practice', '1');
      else now.delete('practice');
      return now;
    };
    setParams(change, { replace: !isRunning, preventScrollReset: true });
  }, [isRunning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a URL change ends a session
  useEffect(() => {
    if (!isInUrl) end();
  }, [isInUrl]);
  return isInUrl;
};

type TodayProps = { overview: FlashcardOverview; count: number; busy: boolean; onStart: () => void };

const TodayCards = ({ overview, count, busy, onStart }: TodayProps) => {
  const titleId = useId();
  return (
    <Row gap="3 6" align="center" between wrap>
      <Stack as="section" gap="1" data-tour="flashcards-metrics" aria-labelledby={titleId}>
        <h2 id={titleId}>{count > 0 ? metrics.todayCards(count) : metrics.todayDone}</h2>
        <Text tone="muted" numbers>
          {count > 0 ? metrics.todayHint(overview.today.due, overview.today.fresh) : texts.doneForToday}
        </Text>
      </Stack>
      {count > 0 && (
        <Button busy={busy} onClick={onStart}>
          {texts.start}
        </Button>
      )}
    </Row>
  );
};

type Place = { subject: string; topic: string };

type SetupProps = Place & {
  onPlace: (subject: string, topic: string) => void;
  /** True if today's cards are offered first. */
  second: boolean;
  busy: boolean;
  onStart: (wanted: Wanted) => void;
};

const PracticeSetup = ({ subject, topic, onPlace, second, busy, onStart }: SetupProps) => {
  const [size, setSize] = useState('10');
  const [isMissing, setIsMissing] = useState(false);
  const start = () => {
    setIsMissing(!subject);
    if (subject) onStart({ subject, topic, limit: Number(size), scope: 'any' });
  };
  return (
    <Stack gap="4">
      <Grid fit={200} gap="4" align="end">
        <SubjectTopicFields
          value={{ subject, topic }}
          placeholders={{ subject: subjectTopicTexts.choose.subject, topic: subjectTopicTexts.all.topic }}
          errorOf={(field) =>
            field === 'subject' && isMissing && !subject ? texts.subjectRequired : undefined
          }
          onChange={(place) => onPlace(place.subject, place.topic)}
        />
        <Segmented label={texts.size} options={sizes} value={size} onChange={setSize} />
      </Grid>
      <Row>
        <Button look={second ? 'line' : 'primary'} busy={busy} onClick={start}>
          {second ? texts.startChosen : texts.start}
        </Button>
      </Row>
    </Stack>
  );
};

/** Covers the whole screen; Escape and Back close it. */
const PracticeScreen = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const { dialog } = useNativeDialog({ onClose });
  return (
    <dialog {...dialog} className={styles.screen} aria-label={texts.title}>
      {children}
    </dialog>
  );
};

type Props = Place & {
  overview: FlashcardOverview | undefined;
  onPlace: (subject: string, topic: string) => void;
  startToday: boolean;
};

export const PracticePanel = ({ overview, startToday, ...place }: Props) => {
  const { session, starting, ...practice } = usePractice();
  const [last, setLast] = useState<Wanted | null>(null);
  const [opened, setOpened] = useState(false);
  const todayCount = overview ? overview.today.due + overview.today.fresh : 0;
  useNextCardsStored(session !== null);
  const isInUrl = useSessionInUrl(session !== null, practice.end);
  const start = (wanted: Wanted) => {
    setLast(wanted);
    void practice.start(wanted);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the due count is known
  useEffect(() => {
    if (!startToday || opened || todayCount === 0) return;
    setOpened(true);
    start(today);
  }, [startToday, opened, todayCount]);

  const setup = <PracticeSetup {...place} second={todayCount > 0} busy={starting} onStart={start} />;
  return (
    <Card alive={todayCount > 0}>
      {overview ? (
        <TodayCards overview={overview} count={todayCount} busy={starting} onStart={() => start(today)} />
      ) : (
        <SkeletonRows rows={1} />
      )}
      {todayCount > 0 ? (
        <details data-tour="flashcards-practice" open={place.subject !== '' || undefined}>
          <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
            {texts.choose}
          </Text>
          {setup}
        </details>
      ) : (
        overview && <div data-tour="flashcards-practice">{setup}</div>
      )}
      {session && isInUrl && (
        <PracticeScreen onClose={practice.end}>
          <PracticeSession
            session={session}
            onAnswer={practice.answer}
            onUndo={() => void practice.undo()}
            onAgain={() => last && void practice.start(last)}
            onEnd={practice.end}
          />
        </PracticeScreen>
      )}
    </Card>
  );
};
