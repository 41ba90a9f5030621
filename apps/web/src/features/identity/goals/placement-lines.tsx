import type { PlacementVariant, TargetUniversity } from '@netlik/contract/identity/goals';
import { goalTexts, scoreText, variantText } from './goals.texts.ts';
import styles from './placement-lines.module.css';

const SHOWN = 4;

type Props = { placement: NonNullable<TargetUniversity['placement']> };

const Lines = ({ variants }: { variants: readonly PlacementVariant[] }) => (
  <dl className={styles.lines}>
    {variants.map((variant) => (
      <div key={`${variant.scoreType} ${variant.name}`} className={styles.line}>
        <dt>{variantText(variant)}</dt>
        <dd>{scoreText(variant)}</dd>
      </div>
    ))}
  </dl>
);

/** One line per variant: the scores of paid and regular places differ by a hundred points. */
export const PlacementLines = ({ placement: { year, variants } }: Props) => {
  // A single hidden line is shown instead of a button.
  const shown = variants.length === SHOWN + 1 ? SHOWN + 1 : SHOWN;
  const rest = variants.slice(shown);
  return (
    <div className={styles.placement}>
      <p className={styles.title}>{goalTexts.placement(year)}</p>
      <Lines variants={variants.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{goalTexts.moreVariants(rest.length)}</summary>
          <Lines variants={rest} />
        </details>
      )}
    </div>
  );
};
