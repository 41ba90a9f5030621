import { daySummary } from '@netlik/domain/planning/routines/summary';
import PlusIcon from 'lucide-react/icons/plus';
import { formatDuration } from '../../../formats/durations.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { blockName } from '../block-name.ts';
import { KindMark } from '../kind-mark.tsx';
import { lengthText, timesText } from '../routine-times.ts';
import { DayCalendar } from './day-calendar.tsx';
import styles from './demo-day.module.css';
import { demoDayTexts as texts } from './demo-day.texts.ts';
import { type DemoDay, useDemoDay } from './use-demo-day.ts';

const ChosenBlock = ({ day: { chosen, remove } }: { day: DemoDay }) => (
  <Section title={texts.chosen}>
    {chosen ? (
      <>
        <KindMark kind={chosen.kind} />
        <Text size="title" weight="bold" className={`${styles.times} numbers`}>
          {timesText(chosen)}
        </Text>
        <Text tone="muted" size="small">
          {[blockName(chosen), lengthText(chosen)].filter(Boolean).join(' · ')}
        </Text>
        <div>
          <Button look="danger" small onClick={() => remove(chosen)}>
            {texts.remove}
          </Button>
        </div>
      </>
    ) : (
      <Text tone="muted" size="small">
        {texts.nothing}
      </Text>
    )}
  </Section>
);

/** A sandbox for moving blocks; nothing is stored. */
type HelpProps = { what: string; does: string; className?: string | undefined };

const Help = ({ what, does, className }: HelpProps) => (
  <div className={className}>
    <Text as="dt" weight="semibold">
      {what}
    </Text>
    <Text as="dd" tone="muted">
      {does}
    </Text>
  </div>
);

export const DailyRoutineDemoPage = () => {
  const day = useDemoDay();
  const { sleepMinutes, studyMinutes, filledShare } = daySummary(day.blocks);
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      aside={
        <>
          <ChosenBlock day={day} />
          <Section title={texts.help}>
            <Stack as="dl" gap="3" size="small">
              {texts.helpRows.map(([what, does]) => (
                <Help key={what} what={what} does={does} />
              ))}
              {texts.keyRows.map(([keys, does]) => (
                <Help key={keys} what={keys} does={does} className={styles.keys} />
              ))}
            </Stack>
          </Section>
        </>
      }
      actions={
        <ButtonLink small to="/daily-routine">
          {texts.toDaily}
        </ButtonLink>
      }
    >
      <Notice tone="info">{texts.notice}</Notice>
      <Row gap="2 4" align="center" between wrap>
        <Text tone="muted" size="small">
          {[
            texts.sleep(formatDuration(sleepMinutes)),
            texts.study(formatDuration(studyMinutes)),
            texts.filled(filledShare),
          ].join(' · ')}
        </Text>
        <Row gap="2" justify="end" wrap>
          <Button look="quiet" small onClick={day.reset}>
            {texts.reset}
          </Button>
          <Button look="line" small onClick={day.add}>
            <PlusIcon size={18} />
            {texts.add}
          </Button>
        </Row>
      </Row>
      <DayCalendar day={day} />
      <p className="visually-hidden" aria-live="polite">
        {day.said}
      </p>
    </PageFrame>
  );
};
