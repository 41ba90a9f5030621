import type { ReactNode } from 'react';
import { Grid } from '../layout/grid.tsx';
import styles from './flat-stats.module.css';

/** Stat cards without their own frames, for use inside a card. */
export const FlatStats = ({ children }: { children: ReactNode }) => (
  <Grid fit={150} gap="5" className={styles.flat}>
    {children}
  </Grid>
);
