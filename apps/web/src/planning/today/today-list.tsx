import type { Today, TodayItem } from '@netlik/contract/planning/today';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Check } from '../../ui/forms/check.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectColour } from '../../ui/subjects/subject-colour.ts';
import { lacksQuestions, type OnRecord } from './record-questions.ts';
import { startLink } from './start-link.ts';
import styles from './today.module.css';
import { isTickable, useMarkRead, useTick } from './today.queries.ts';
import { itemDetail, itemName, todayTexts as texts } from './today.texts.ts';

/** More items would push the rest of the page down. */
const SHOWN = 7;

const Words = ({ item }: { item: TodayItem }) => (
  <Stack as="span" shrink grow>
    <Text as="span" tone="plain" weight="medium" truncate>
      {itemName(item)}
    </Text>
    <Text as="span" tone="muted" size="small" truncate numbers>
      {itemDetail(item)}
    </Text>
  </Stack>
);

type ItemProps = { item: TodayItem; onRecord: OnRecord };

const Item = ({ item, onRecord }: ItemProps) => {
  const tick = useTick();
  const markRead = useMarkRead();
  const name = itemName(item);
  const link = startLink(item);
  return (
    <Row as="li" gap="2" align="center" className={styles.item} data-done={item.done || undefined}>
      {isTickable(item) ? (
        <button
          type="button"
          className={styles.tick}
          aria-pressed={item.done}
          aria-label={(item.done ? texts.untick : texts.tick)(name)}
          onClick={() => tick.send({ item, done: !item.done })}
          // The ring takes the colour of the subject.
          style={('subject' in item ? { '--line-field': subjectColour(item.subject) } : {}) as CSSProperties}
        >
          <Check state={item.done ? 'on' : 'off'} />
        </button>
      ) : (
        <span className={styles.tick} aria-hidden="true">
          {item.done ? <Check state="on" /> : <i />}
        </span>
      )}
      {lacksQuestions(item) ? (
        <Row
          as="button"
          type="button"
          gap="2"
          align="center"
          grow
          shrink
          text="start"
          className={styles.link}
          onClick={() => onRecord(item)}
        >
          <Words item={item} />
          <span className="visually-hidden">{texts.record}</span>
          <ChevronRightIcon size={18} />
        </Row>
      ) : link ? (
        <Row
          as={Link}
          to={link}
          gap="2"
          align="center"
          grow
          shrink
          tone="plain"
          className={styles.link}
          onClick={() => item.kind === 'coach' && void markRead(item.id)}
        >
          <Words item={item} />
          <ChevronRightIcon size={18} />
        </Row>
      ) : (
        <Words item={item} />
      )}
    </Row>
  );
};

type ListProps = { day: Today; onRecord: OnRecord };

export const TodayList = ({ day: { items, nextId }, onRecord }: ListProps) => {
  const [isWhole, setIsWhole] = useState(false);
  const open = items.filter(({ id, done }) => !done && id !== nextId);
  const done = items.filter((item) => item.done);
  const shown = isWhole ? open : open.slice(0, SHOWN);
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={texts.list}>
          {shown.map((item) => (
            <Item key={item.id} item={item} onRecord={onRecord} />
          ))}
        </ul>
      )}
      {shown.length < open.length && (
        <div>
          <Button look="quiet" small onClick={() => setIsWhole(true)}>
            {texts.more(open.length - shown.length)}
          </Button>
        </div>
      )}
      {done.length > 0 && (
        <details>
          <Text as="summary" tone="muted" minTouchTarget>
            {texts.doneFold(done.length)}
          </Text>
          <ul>
            {done.map((item) => (
              <Item key={item.id} item={item} onRecord={onRecord} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
