import type { ReactNode } from 'react';
import { AppearanceSwitcher } from '../ui/appearance/appearance-switcher.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { TopBar } from '../ui/layout/top-bar.tsx';
import styles from './step-page.module.css';

type Props = { title: string; gap: '4' | '5' | '6'; children: ReactNode };

/** A step that a signed-in person completes before the app opens, without its menu. */
export const StepPage = ({ title, gap, children }: Props) => (
  <>
    <PageTitle>{title}</PageTitle>
    <TopBar>
      <Brand />
      <AppearanceSwitcher />
    </TopBar>
    <Stack as="main" gap={gap} className={styles.page}>
      {children}
    </Stack>
  </>
);
