import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

type SectionProps = { title?: string | undefined; lead?: string; actions?: ReactNode; children: ReactNode };

type HeadProps = Omit<SectionProps, 'title' | 'children'> & { heading: ReactNode };

const Head = ({ heading, lead, actions }: HeadProps) => (
  <Row gap="2 4" align="start" between wrap>
    <Stack gap="1" shrink className={styles.words}>
      {heading}
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

/** A titled part of a page, on the ground. */
export const Section = ({ title, lead, actions, children }: SectionProps) => {
  const id = useId();
  if (!title) return children;
  return (
    <Stack as="section" gap="4" shrink justify="start" className={styles.section} aria-labelledby={id}>
      <Head
        {...{ lead, actions }}
        heading={
          <Text as="h2" id={id} size="body">
            {title}
          </Text>
        }
      />
      {children}
    </Stack>
  );
};

type Props = SectionProps & {
  /** For what runs now. */
  alive?: boolean;
  /** For what is warm, such as a streak. */
  lit?: boolean;
};

export const Card = ({ title, lead, actions, children, alive, lit }: Props) => {
  const id = useId();
  const looks = [styles.card, alive && styles.alive, lit && styles.lit];
  const className = looks.filter(Boolean).join(' ');
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <Head {...{ lead, actions }} heading={<h2 id={id}>{title}</h2>} />
      {children}
    </section>
  );
};
