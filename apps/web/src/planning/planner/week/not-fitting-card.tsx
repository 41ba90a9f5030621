import type { NotFitting } from '@netlik/contract/planning/planner/plan-entry';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from '../planner.module.css';
import { notFittingText, notFittingTexts as texts } from '../planner.texts.ts';

const SHOWN = 4;

const keyOf = (item: NotFitting) =>
  item.kind === 'exam' ? item.exam : `${item.kind} ${item.subject} ${item.topic}`;

const Items = ({ items }: { items: readonly NotFitting[] }) => (
  <Stack as="ul" gap="3">
    {items.map((item) => {
      const { title, text } = notFittingText(item);
      return (
        <li key={keyOf(item)}>
          <Text tone="plain" weight="medium">
            {title}
          </Text>
          <Text tone="muted" size="small" numbers>
            {text}
          </Text>
        </li>
      );
    })}
  </Stack>
);

export const NotFittingCard = ({ items }: { items: readonly NotFitting[] }) => {
  const rest = items.slice(SHOWN);
  if (items.length === 0) return null;
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={
        <ButtonLink look="line" small to="/planner?view=settings">
          {texts.hours}
        </ButtonLink>
      }
    >
      <Items items={items.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.fold}>
          <summary>{texts.more(rest.length)}</summary>
          <Items items={rest} />
        </details>
      )}
    </Section>
  );
};
