import type { Today, TodayItem } from '@netlik/contract/planning/today';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { lacksQuestions, type OnRecord } from './record-questions.ts';
import { startLink } from './start-link.ts';
import styles from './today.module.css';
import { isTickable, useMarkRead, useTick } from './today.queries.ts';
import { itemDetail, itemName, todayTexts as texts } from './today.texts.ts';

const TIMER = '/study-tracker/timer?start=last';

type ActionProps = { item: TodayItem; onRecord: OnRecord };

const Action = ({ item, onRecord }: ActionProps) => {
  const tick = useTick();
  const markRead = useMarkRead();
  const link = startLink(item);
  if (lacksQuestions(item))
    return (
      <Row gap="2" wrap>
        <Button data-tour="dashboard-start" onClick={() => onRecord(item)}>
          {texts.record}
        </Button>
        <Button look="line" onClick={() => tick.send({ item, done: true })}>
          {texts.did}
        </Button>
      </Row>
    );
  if (!link && isTickable(item))
    return <Button onClick={() => tick.send({ item, done: true })}>{texts.did}</Button>;
  const isStart = item.kind !== 'coach';
  return (
    <ButtonLink
      to={link!}
      data-tour="dashboard-start"
      onClick={() => item.kind === 'coach' && void markRead(item.id)}
    >
      {isStart ? texts.start : texts.open}
    </ButtonLink>
  );
};

type Props = { label?: string; title: string; text: string; action: React.ReactNode };

const Lead = ({ label, title, text, action }: Props) => (
  <Card alive>
    <Row gap="2 4" align="center" between wrap>
      <Stack gap="1" shrink grow className={styles.words}>
        {label && (
          <Text as="span" tone="muted" size="small" weight="medium">
            {label}
          </Text>
        )}
        <Text tone="plain" size="large" weight="semibold" wrapAnywhere>
          {title}
        </Text>
        <Text tone="muted" size="small" lines={2}>
          {text}
        </Text>
      </Stack>
      {action}
    </Row>
  </Card>
);

type NextThingProps = { day: Today; onRecord: OnRecord };

export const NextThing = ({ day: { items, nextId, lastSubject }, onRecord }: NextThingProps) => {
  const item = items.find(({ id }) => id === nextId);
  if (item)
    return (
      <Lead
        label={texts.next}
        title={itemName(item)}
        text={itemDetail(item)}
        action={<Action item={item} onRecord={onRecord} />}
      />
    );
  const start = (
    <ButtonLink to={TIMER} data-tour="dashboard-start">
      {texts.nothing.start}
    </ButtonLink>
  );
  const own = items.filter(({ kind }) => kind !== 'challenge');
  if (own.length > 0) return <Lead {...texts.allDone} action={start} />;
  return (
    <Lead
      title={texts.nothing.title}
      text={lastSubject ? texts.nothing.last(subjectName(lastSubject)) : texts.nothing.text}
      action={
        <Row gap="2" wrap>
          {start}
          <ButtonLink look="line" to="/planner">
            {texts.nothing.plan}
          </ButtonLink>
        </Row>
      }
    />
  );
};
