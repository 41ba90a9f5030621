import { type FlashcardOverview, practiceSizes } from '@netlik/contract/practice/flashcards';
import { useEffect, useId, useState } from 'react';
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
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { flashcardTexts, practiceTexts as texts } from '../flashcards.texts.ts';
import { PracticeScreen } from './practice-screen.tsx';
import { PracticeSession } from './practice-session.tsx';
import { storeNextCards } from './stored-cards.ts';
import { usePractice, type Wanted } from './use-practice.ts';

const { metrics } = flashcardTexts;
const sizes = practiceSizes.map((size) => ({ value: String(size), label: size }));

type Props = {
  overview: FlashcardOverview | undefined;
  subject: string;
  topic: string;
  onPlace: (subject: string, topic: string) => void;
  startToday: boolean;
};

export const PracticePanel = ({ overview, subject, topic, onPlace, startToday }: Props) => {
  const person = usePerson()?._id;
  const practice = usePractice();
  const titleId = useId();
  const [size, setSize] = useState('10');
  const [missing, setMissing] = useState(false);
  const [last, setLast] = useState<Wanted | null>(null);
  const [opened, setOpened] = useState(false);
  const { session } = practice;
  const todayCount = overview ? overview.today.due + overview.today.fresh : 0;

  useEffect(() => {
    // Fails offline, where the cards stored before are still available.
    if (person && !session) void storeNextCards(person).catch(() => undefined);
  }, [person, session]);

  // A session is a history entry, so that Back returns to this page.
  const [params, setParams] = useSearchParams();
  const isRunning = session !== null;
  const isInAddress = params.has('practice');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the start or end of a session changes the URL
  useEffect(() => {
    if (isRunning === isInAddress) return;
    const change = (now: URLSearchParams) => {
      if (isRunning) now.set('practice', '1');
      else now.delete('practice');
      return now;
    };
    setParams(change, { replace: !isRunning, preventScrollReset: true });
  }, [isRunning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a URL change ends a session
  useEffect(() => {
    if (!isInAddress) practice.end();
  }, [isInAddress]);

  const start = (wanted: Wanted) => {
    setMissing(false);
    setLast(wanted);
    void practice.start(wanted);
  };
  const today = { subject: '', topic: '', limit: 20, scope: 'today' } as const;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the due count is known
  useEffect(() => {
    if (!startToday || opened || todayCount === 0) return;
    setOpened(true);
    start(today);
  }, [startToday, opened, todayCount]);

  const startSubject = () => {
    if (!subject) return setMissing(true);
    start({ subject, topic, limit: Number(size), scope: 'any' });
  };

  const setup = (
    <Stack gap="4">
      <Grid fit={200} gap="4" align="end">
        <SubjectTopicFields
          value={{ subject, topic }}
          placeholders={{ subject: subjectTopicTexts.choose.subject, topic: subjectTopicTexts.all.topic }}
          errorOf={(field) =>
            field === 'subject' && missing && !subject ? texts.subjectRequired : undefined
          }
          onChange={(place) => onPlace(place.subject, place.topic)}
        />
        <Segmented label={texts.size} options={sizes} value={size} onChange={setSize} />
      </Grid>
      <Row>
        <Button look={todayCount > 0 ? 'quiet' : 'primary'} busy={practice.starting} onClick={startSubject}>
          {todayCount > 0 ? texts.startChosen : texts.start}
        </Button>
      </Row>
    </Stack>
  );

  return (
    <Card alive>
      {overview ? (
        <Row gap="3 6" align="center" between wrap>
          <Stack as="section" gap="1" data-tour="flashcards-metrics" aria-labelledby={titleId}>
            <h2 id={titleId}>{todayCount > 0 ? metrics.todayCards(todayCount) : metrics.todayDone}</h2>
            <Text tone="muted" numbers>
              {todayCount > 0
                ? metrics.todayHint(overview.today.due, overview.today.fresh)
                : texts.doneForToday}
            </Text>
          </Stack>
          {todayCount > 0 && (
            <Button busy={practice.starting} onClick={() => start(today)}>
              {texts.start}
            </Button>
          )}
        </Row>
      ) : (
        <SkeletonRows rows={1} />
      )}
      {todayCount > 0 ? (
        <details data-tour="flashcards-practice" open={subject !== '' || undefined}>
          <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
            {texts.choose}
          </Text>
          {setup}
        </details>
      ) : (
        overview && <div data-tour="flashcards-practice">{setup}</div>
      )}
      {session && isInAddress && (
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
