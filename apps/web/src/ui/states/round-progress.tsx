import { FillBar } from '../charts/fill-bar.tsx';
import { Grid } from '../layout/grid.tsx';
import styles from './round-progress.module.css';

/** `at` is the number of answered questions. */
export const RoundProgress = ({ at, count }: { at: number; count: number }) => (
  <Grid gap="3" align="center" tone="muted" size="small" numbers className={styles.progress}>
    <FillBar fill={at / count} />
    <span aria-live="polite">
      {Math.min(at + 1, count)} / {count}
    </span>
  </Grid>
);
