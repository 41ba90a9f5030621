import { IconButton } from '../buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/glyphs.tsx';
import styles from './pager.module.css';

type Props = {
  /** What is turned: the list's name. */
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** Steps through a list that comes in pages; nothing where there is one page. */
export const Pager = ({ label, page, pages, onPage }: Props) =>
  pages > 1 && (
    <nav className={styles.pager} aria-label={label}>
      <IconButton label="Önceki sayfa" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <span>
        {page.toLocaleString('tr')} / {pages.toLocaleString('tr')}
      </span>
      <IconButton label="Sonraki sayfa" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </nav>
  );
