import type { CSSProperties, ReactNode } from 'react';
import { Grid } from './grid.tsx';
import styles from './page-frame.module.css';
import { PageTitle } from './page-title.tsx';
import { Stack } from './stack.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Beside the title, such as a face. */
  before?: ReactNode;
  /** At most one action is primary. */
  actions?: ReactNode;
  /** `narrow` is one column of reading width, `wide` is for boards and tables. */
  width?: 'narrow' | 'page' | 'wide';
  /** A second column on wide screens, below the page on others. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Also sets the document's title. */
export const PageFrame = ({ title, lead, before, actions, width = 'wide', aside, children }: Props) => (
  <Stack gap="5" shrink full className={`${styles.page} ${styles[width]}`} data-width={width}>
    <PageTitle>{title}</PageTitle>
    <header className={styles.head}>
      {before}
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {aside ? (
      <div className={styles.columns}>
        <Stack gap="5" shrink justify="start">
          {children}
        </Stack>
        <Stack as="aside" gap="5" shrink justify="start">
          {aside}
        </Stack>
      </div>
    ) : (
      children
    )}
  </Stack>
);

/** Twelve columns; one on a phone. */
export const PageGrid = ({ children }: { children: ReactNode }) => (
  <Grid gap="4" className={styles.grid}>
    {children}
  </Grid>
);

type CellProps = { children: ReactNode; wide?: number; middle?: number; small?: number };

/** Spans `wide` of the twelve columns on wide screens, `middle` from 768 px and `small` on a phone. */
export const Cell = ({ children, wide = 12, middle = wide > 6 ? 12 : 6, small = 12 }: CellProps) => (
  <Stack
    shrink
    className={styles.cell}
    style={{ '--wide': wide, '--middle': middle, '--small': small } as CSSProperties}
  >
    {children}
  </Stack>
);
