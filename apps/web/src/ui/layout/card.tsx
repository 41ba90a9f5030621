import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type Props = { title?: string; lead?: string; actions?: ReactNode; children: ReactNode; alive?: boolean };

export const Card = ({ title, lead, actions, children, alive }: Props) => {
  const id = useId();
  const className = alive ? `${styles.card} ${styles.alive}` : styles.card;
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
};
