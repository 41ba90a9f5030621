import { type ReactNode, useId } from 'react';
import { rowProps } from '../data-table/row-pointer.ts';
import styles from './list-row.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

type GroupProps = { title: string; aside?: ReactNode; children: ReactNode };

export const ListSection = ({ title, aside, children }: GroupProps) => {
  const id = useId();
  return (
    <Stack as="section" gap="1" aria-labelledby={id}>
      <Row gap="3" align="baseline" between>
        <Text id={id} as="h2" size="body">
          {title}
        </Text>
        {aside && (
          <Text as="span" tone="muted" size="small" numbers nowrap>
            {aside}
          </Text>
        )}
      </Row>
      <ul aria-labelledby={id}>{children}</ul>
    </Stack>
  );
};

type RowProps = {
  before?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  onOpen?: () => void;
  openLabel?: string;
  after?: ReactNode;
  /** Dims a row that is done or not due today. */
  faint?: boolean;
};

export const ListRow = ({ before, title, text, onOpen, openLabel, after, faint }: RowProps) => (
  <Row as="li" gap="3" align="center" className={styles.row} {...rowProps({ onOpen })}>
    {before}
    <Stack grow minTouchTarget justify="center" align="start">
      <Text
        as={onOpen ? 'button' : 'span'}
        tone={faint ? 'muted' : 'plain'}
        weight="semibold"
        text="start"
        lines={2}
        wrapAnywhere
        {...(onOpen && { type: 'button', onClick: onOpen, 'aria-label': openLabel, 'data-row-name': true })}
      >
        {title}
      </Text>
      <Row as="span" gap="2" align="center" tone="muted" size="small" full numbers nowrap>
        {text}
      </Row>
    </Stack>
    {after}
  </Row>
);
