import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import styles from './flat-stats.module.css';

/** Stat cards that stand in a card already: none has a frame of its own. */
export const FlatStats = ({ children }: { children: ReactNode }) => (
  <Grid fit={150} gap="5" className={styles.flat}>
    {children}
  </Grid>
);
