import type { TargetUniversity } from '@netlik/contract/identity/goals';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { goalTexts, scoreText, variantText } from './goals.texts.ts';

type Props = { placement: NonNullable<TargetUniversity['placement']> };

/** Shows one line per variant, because the scores of paid and regular places differ by a hundred points. */
export const PlacementLines = ({ placement: { year, variants } }: Props) => (
  <Stack gap="1" size="small">
    <Text tone="muted">{goalTexts.placement(year)}</Text>
    <Stack as="dl" gap="1">
      {variants.map((variant) => (
        <Row key={`${variant.scoreType} ${variant.name}`} gap="4" align="baseline" between>
          <Text as="dt" wrapAnywhere>
            {variantText(variant)}
          </Text>
          <Text as="dd" size="body" weight="semibold" numbers nowrap>
            {scoreText(variant)}
          </Text>
        </Row>
      ))}
    </Stack>
  </Stack>
);
