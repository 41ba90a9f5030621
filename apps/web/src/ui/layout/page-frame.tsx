import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page-frame.module.css';
import { PageTitle } from './page-title.tsx';

export type Crumb = { to: string; label: string };

type Props = {
  title: string;
  /** Parent pages, without the page itself. */
  breadcrumb?: readonly Crumb[];
  lead?: ReactNode;
  /** At most one of them primary. */
  actions?: ReactNode;
  /** On a phone below the title: several with words would stand in a stack beside it. */
  actionsBelow?: boolean;
  children: ReactNode;
};

/** Layout of every signed-in page: title (also the document's), breadcrumb, actions and content. */
export const PageFrame = ({ title, breadcrumb, lead, actions, actionsBelow, children }: Props) => (
  <div className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <header className={actionsBelow ? `${styles.head} ${styles.below}` : styles.head}>
      <div className={styles.words}>
        {breadcrumb && breadcrumb.length > 0 && (
          <nav aria-label="Sayfa yolu">
            <ol className={styles.crumbs}>
              {breadcrumb.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </div>
);

/** Twelve columns; one on a phone. */
export const PageGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
);

type CellProps = { children: ReactNode; wide?: number; middle?: number; small?: number };

/** Spans `wide` of the twelve columns on wide screens, `middle` from 768 px and `small` on a phone. */
export const Cell = ({ children, wide = 12, middle = wide > 6 ? 12 : 6, small = 12 }: CellProps) => (
  <div
    className={styles.cell}
    style={{ '--wide': wide, '--middle': middle, '--small': small } as CSSProperties}
  >
    {children}
  </div>
);
