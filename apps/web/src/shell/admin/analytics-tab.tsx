import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/stack.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { SignInChart } from './sign-in-chart.tsx';

/** `more`: the feedback summary and the statistics of coaches, which belong to another feature. */
export const AnalyticsTab = ({ more }: { more?: ReactNode }) => (
  <Stack gap="4">
    <GrowthChart />
    <SignInChart />
    {more}
  </Stack>
);
