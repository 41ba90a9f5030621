import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { Grid } from './grid.tsx';
import styles from './page-frame.module.css';
import { PageTitle } from './page-title.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export type Crumb = { to: string; label: string };

type Props = {
  title: string;
  breadcrumb?: readonly Crumb[];
  lead?: ReactNode;
  /** At most one action is primary. */
  actions?: ReactNode;
  /** Puts several actions with text below the title on a phone, where they would stack beside it. */
  actionsBelow?: boolean;
  children: ReactNode;
};

/** Also sets the document's title. */
export const PageFrame = ({ title, breadcrumb, lead, actions, actionsBelow, children }: Props) => (
  <Stack gap="5" shrink full className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <Row
      as="header"
      gap="3 6"
      align="end"
      between
      wrap
      className={actionsBelow ? `${styles.head} ${styles.below}` : styles.head}
    >
      <Stack gap="1" shrink className={styles.words}>
        {breadcrumb && breadcrumb.length > 0 && (
          <nav aria-label="Sayfa yolu">
            <Row as="ol" gap="0 2" wrap tone="muted" size="small" className={styles.crumbs}>
              {breadcrumb.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </Row>
          </nav>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </Stack>
      {actions && (
        <Row gap="2" wrap className={styles.actions}>
          {actions}
        </Row>
      )}
    </Row>
    {children}
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
