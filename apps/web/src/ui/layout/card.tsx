import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

type Props = {
  title?: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
  /** For what runs now. */
  alive?: boolean;
  /** For what is warm, such as a streak. */
  lit?: boolean;
  /** A part of the page on its ground, with a hairline between two of them. */
  flat?: boolean;
};

export const Card = ({ title, lead, actions, children, alive, lit, flat }: Props) => {
  const id = useId();
  const looks = [styles.card, alive && styles.alive, lit && styles.lit, flat && styles.flat];
  const className = looks.filter(Boolean).join(' ');
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <Row gap="2 4" align="start" between wrap>
        <Stack gap="1" shrink className={styles.words}>
          <h2 id={id}>{title}</h2>
          {lead && (
            <Text tone="muted" size="small">
              {lead}
            </Text>
          )}
        </Stack>
        {actions && (
          <Row gap="2" wrap>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </section>
  );
};
