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
  /** Without a surface: a titled part of the page, such as a list. */
  plain?: boolean;
};

export const Card = ({ title, lead, actions, children, alive, lit, plain }: Props) => {
  const id = useId();
  const looks = [styles.card, alive && styles.alive, lit && styles.lit, plain && styles.plain];
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
