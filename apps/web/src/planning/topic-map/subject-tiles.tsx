import type { MapTopic } from '@netlik/contract/planning/topic-map';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { formatShare } from '../../formats/numbers.ts';
import { recentText } from '../../study/topic-facts/topic-history.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { tileBeside } from './tile-beside.ts';
import styles from './topic-map.module.css';
import { topicMapTexts as texts } from './topic-map.texts.ts';

type Props = { subject: string; topics: readonly MapTopic[]; onOpen: (topic: string) => void };

/** Boxes are fuller with mastery and wider with questions. One tab stop with arrow keys inside. */
export const SubjectTiles = ({ subject, topics, onOpen }: Props) => {
  const [at, setAt] = useState(0);
  const known = topics.filter(({ mastery }) => mastery !== null).length;
  const due = topics.filter(({ isDue }) => isDue).length;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll('button')];
    const next = tileBeside(event.key, at, tiles);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    tiles[next]?.focus();
  };
  return (
    <Section title={subjectName(subject)} lead={texts.subjectSummary(known, topics.length, due)}>
      <Row as="ul" gap="2" wrap aria-label={subjectName(subject)} onKeyDown={onKeyDown}>
        {topics.map(({ topic, mastery, isDue, isSkipped, expected, history }, index) => (
          <Stack
            as="li"
            key={topic}
            className={styles.place}
            style={{ '--asked': Math.min(1, Math.sqrt(expected / 4)) } as CSSProperties}
          >
            <Stack
              as="button"
              type="button"
              text="start"
              justify="start"
              full
              className={styles.tile}
              style={{ '--known': mastery ?? 0 } as CSSProperties}
              data-unknown={mastery === null || isSkipped || undefined}
              tabIndex={index === at ? 0 : -1}
              aria-label={texts.tile(topic, mastery, isDue, history ? recentText(history) : '')}
              onFocus={() => setAt(index)}
              onClick={() => onOpen(topic)}
            >
              <Text as="span" size="tiny" weight="medium" lines={2} wrapAnywhere>
                {topic}
              </Text>
              <Row as="span" gap="1" align="center" between size="tiny" numbers>
                <span>{mastery === null ? '–' : formatShare(mastery)}</span>
                {isDue && (
                  <Text as="span" weight="bold" className={styles.due}>
                    ↻
                  </Text>
                )}
              </Row>
            </Stack>
          </Stack>
        ))}
      </Row>
    </Section>
  );
};
