import type { PlacementVariant, TargetUniversity } from '@netlik/contract/identity/goals';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { goalTexts, scoreText, variantText } from './goals.texts.ts';
import styles from './placement-lines.module.css';

const SHOWN = 4;

type Props = { placement: NonNullable<TargetUniversity['placement']> };

const Lines = ({ variants }: { variants: readonly PlacementVariant[] }) => (
  <Stack as="dl" gap="1">
    {variants.map((variant) => (
      <Grid key={`${variant.scoreType} ${variant.name}`} gap="4" align="baseline" className={styles.line}>
        <Text as="dt" breaks>
          {variantText(variant)}
        </Text>
        <Text as="dd" look="body semibold" numbers nowrap>
          {scoreText(variant)}
        </Text>
      </Grid>
    ))}
  </Stack>
);

/** One line per variant: the scores of paid and regular places differ by a hundred points. */
export const PlacementLines = ({ placement: { year, variants } }: Props) => {
  // A single hidden line is shown instead of a button.
  const shown = variants.length === SHOWN + 1 ? SHOWN + 1 : SHOWN;
  const rest = variants.slice(shown);
  return (
    <Stack gap="1" look="small" className={styles.placement}>
      <Text look="muted">{goalTexts.placement(year)}</Text>
      <Lines variants={variants.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{goalTexts.moreVariants(rest.length)}</summary>
          <Lines variants={rest} />
        </details>
      )}
    </Stack>
  );
};
