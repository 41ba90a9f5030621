import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, MailIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './sign-in.module.css';

const emblems = {
  mail: { icon: <MailIcon size={26} />, tone: 'var(--primary)' },
  done: { icon: <CheckIcon size={28} />, tone: 'var(--success)' },
  failed: { icon: <AlertIcon size={28} />, tone: 'var(--danger)' },
};

type Props = { emblem: keyof typeof emblems; page: string; title: string; children: ReactNode };

/** What a form turns into once it has done its work. */
export const OutcomePanel = ({ emblem, page, title, children }: Props) => (
  <section className={styles.panel} role={emblem === 'failed' ? 'alert' : 'status'}>
    <PageTitle>{page}</PageTitle>
    <span className={styles.emblem} style={{ '--tone': emblems[emblem].tone } as object}>
      {emblems[emblem].icon}
    </span>
    <h1>{title}</h1>
    {children}
  </section>
);
