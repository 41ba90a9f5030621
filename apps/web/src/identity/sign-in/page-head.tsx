import { PageTitle } from '../../ui/layout/page-title.tsx';
import styles from './sign-in.module.css';

type Props = { page: string; title: string; lead?: string };

export const PageHead = ({ page, title, lead }: Props) => (
  <div className={styles.head}>
    <PageTitle>{page}</PageTitle>
    <h1>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
);
