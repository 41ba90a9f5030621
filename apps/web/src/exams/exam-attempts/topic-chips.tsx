import type { ReactNode } from 'react';
import { Chip } from '../../ui/forms/chip.tsx';
import { Row } from '../../ui/layout/row.tsx';

export type TopicChoice = { subject: string; topic: string };

export const isSameTopic = (one: TopicChoice | null, other: TopicChoice) =>
  one?.subject === other.subject && one.topic === other.topic;

type Props<T extends TopicChoice> = {
  topics: readonly T[];
  label?: string;
  /** Without it the chips are plain buttons. */
  chosen?: TopicChoice | null;
  aside?: (topic: T) => ReactNode;
  onChoose: (choice: TopicChoice) => void;
};

export const TopicChips = <T extends TopicChoice>({ topics, label, chosen, aside, onChoose }: Props<T>) => (
  <Row as="ul" gap="2" wrap aria-label={label}>
    {topics.map((each) => (
      <li key={`${each.subject} ${each.topic}`}>
        <Chip
          isOn={chosen === undefined ? undefined : isSameTopic(chosen, each)}
          onClick={() => onChoose({ subject: each.subject, topic: each.topic })}
        >
          {each.topic}
          {aside?.(each)}
        </Chip>
      </li>
    ))}
  </Row>
);
