import type { ReactNode } from 'react';
import { formatDuration } from '../../../formats/durations.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

type Props = { minutes: number; text: string; actions: ReactNode };

/** The week in one figure, and what to do with it. */
export const WeekHead = ({ minutes, text, actions }: Props) => (
  <Row gap="3 6" align="center" between wrap>
    <Stack shrink>
      <Text as="strong" look="title bold" numbers>
        {formatDuration(minutes)}
      </Text>
      <Text look="muted small" numbers>
        {text}
      </Text>
    </Stack>
    <Row gap="2" align="center" wrap>
      {actions}
    </Row>
  </Row>
);
