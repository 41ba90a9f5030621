import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

type HeadProps = { title: string; lead?: string | undefined; actions?: ReactNode };

const Head = ({ id, title, lead, actions }: HeadProps & { id: string }) => (
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
);

/** A titled part of a page, on its ground. */
export const Section = ({ children, ...head }: HeadProps & { children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Head id={id} {...head} />
      {children}
    </Stack>
  );
};

type Props = Partial<HeadProps> & {
  children: ReactNode;
  /** For what runs now. */
  alive?: boolean;
  /** For what is warm, such as a streak. */
  lit?: boolean;
};

export const Card = ({ title, lead, actions, children, alive, lit }: Props) => {
  const id = useId();
  const className = [styles.card, alive && styles.alive, lit && styles.lit].filter(Boolean).join(' ');
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <Head {...{ id, title, lead, actions }} />
      {children}
    </section>
  );
};
