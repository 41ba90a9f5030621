import { type ReactNode, useId } from 'react';
import styles from './showcase.module.css';

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** A group of components with its own anchor. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <div className={styles.sectionHead}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children}
  </section>
);

type SampleProps = {
  /** The file it comes from. */
  name: string;
  note?: string;
  children: ReactNode;
};

export const Sample = ({ name, note, children }: SampleProps) => {
  const id = useId();
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
};

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
);
