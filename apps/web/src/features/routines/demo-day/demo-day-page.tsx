import { daySummary } from '@netlik/domain/routines/summary';
import { formatDuration } from '../../../formats/durations.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { PlusIcon } from '../../../ui/icons/glyphs.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { blockName } from '../block-name.ts';
import { KindMark } from '../kind-mark.tsx';
import { lengthText, timesText } from '../routine-times.ts';
import { DayCalendar } from './day-calendar.tsx';
import styles from './demo-day.module.css';
import { demoDayTexts as texts } from './demo-day.texts.ts';
import { type DemoDay, useDemoDay } from './use-demo-day.ts';

const ChosenBlock = ({ day: { chosen, remove } }: { day: DemoDay }) => (
  <Card title={texts.chosen}>
    {chosen ? (
      <>
        <KindMark kind={chosen.kind} />
        <p className={`${styles.times} numbers`}>{timesText(chosen)}</p>
        <p className={styles.more}>{[blockName(chosen), lengthText(chosen)].filter(Boolean).join(' · ')}</p>
        <Button look="danger" small onClick={() => remove(chosen)}>
          {texts.remove}
        </Button>
      </>
    ) : (
      <p className={styles.more}>{texts.nothing}</p>
    )}
  </Card>
);

/** A day to try out how blocks move; nothing is stored. */
export const DailyRoutineDemoPage = () => {
  const day = useDemoDay();
  const { sleepMinutes, studyMinutes, filledShare } = daySummary(day.blocks);
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <ButtonLink small to="/daily-routine">
          {texts.toDaily}
        </ButtonLink>
      }
    >
      <Notice tone="info">{texts.notice}</Notice>
      <div className={styles.columns}>
        <Card>
          <div className={styles.head}>
            <p className={styles.more}>
              {[
                texts.sleep(formatDuration(sleepMinutes)),
                texts.study(formatDuration(studyMinutes)),
                texts.filled(filledShare),
              ].join(' · ')}
            </p>
            <div className={styles.actions}>
              <Button look="plain" small onClick={day.reset}>
                {texts.reset}
              </Button>
              <Button look="quiet" small onClick={day.add}>
                <PlusIcon size={18} />
                {texts.add}
              </Button>
            </div>
          </div>
          <DayCalendar day={day} />
          <p className="visually-hidden" aria-live="polite">
            {day.said}
          </p>
        </Card>
        <div className={styles.side}>
          <ChosenBlock day={day} />
          <Card title={texts.help}>
            <dl className={styles.help}>
              {texts.helpRows.map(([what, does]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
              {texts.keyRows.map(([keys, does]) => (
                <div key={keys} className={styles.keys}>
                  <dt>{keys}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
      </div>
    </PageFrame>
  );
};
