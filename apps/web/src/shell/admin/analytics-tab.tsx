import type { ReactNode } from 'react';
import { SignInChart } from '../../identity/sign-in-log/sign-in-chart.tsx';
import { GrowthChart } from '../../platform/admin-system/growth-chart.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Passed in, because `more` belongs to another feature. */
export const AnalyticsTab = ({ more }: { more?: ReactNode }) => (
  <Stack gap="6">
    <GrowthChart />
    <SignInChart />
    {more}
  </Stack>
);
