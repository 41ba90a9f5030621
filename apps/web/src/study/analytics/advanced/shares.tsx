import { formatCount } from '../../../formats/numbers.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './shares.module.css';

export type Share = { name: string; count: number; colour: string };

const percentOf = (count: number, all: number) => Math.round((count / all) * 100);

export const Shares = ({ shares }: { shares: readonly Share[] }) => {
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const drawn = shares.filter(({ count }) => count > 0);
  return (
    <Stack gap="3">
      <Row gap="1" className={styles.whole} aria-hidden="true">
        {drawn.map(({ name, count, colour }) => (
          <span key={name} style={{ flexGrow: count, background: colour }} />
        ))}
      </Row>
      <Row as="dl" gap="1 5" wrap size="small">
        {shares.map(({ name, count, colour }) => (
          <Row gap="2" align="baseline" key={name}>
            <Row as="dt" gap="2" align="center">
              <span className={styles.mark} style={{ background: colour }} />
              {name}
            </Row>
            <Text as="dd" weight="semibold" numbers>
              {formatCount(count)}
              <Text as="span" tone="muted" size="small">
                {' '}
                %{all === 0 ? 0 : percentOf(count, all)}
              </Text>
            </Text>
          </Row>
        ))}
      </Row>
    </Stack>
  );
};
