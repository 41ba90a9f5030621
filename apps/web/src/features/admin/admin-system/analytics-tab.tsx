import type { ReactNode } from 'react';
import styles from '../admin.module.css';
import { GrowthChart } from './growth-chart.tsx';

/** `more`: the feedback summary and the statistics of coaches, which belong to another feature. */
export const AnalyticsTab = ({ more }: { more?: ReactNode }) => (
  <div className={styles.stack}>
    <GrowthChart />
    {more}
  </div>
);
