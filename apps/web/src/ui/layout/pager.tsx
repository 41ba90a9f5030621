import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { formatCount } from '../../formats/numbers.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './pager.module.css';
import { Row } from './row.tsx';

type Props = {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** The pager follows its list in the same element. */
const showStart = (pager: HTMLElement | null) => {
  const list = pager?.parentElement;
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
};

/** Scrolls to the start of the list on each page, and renders nothing for one page. */
export const Pager = ({ label, page, pages, onPage }: Props) => {
  const pager = useRef<HTMLElement>(null);
  if (pages <= 1) return null;
  const turn = (to: number) => {
    onPage(to);
    showStart(pager.current);
  };
  return (
    <Row
      ref={pager}
      as="nav"
      gap="3"
      align="center"
      justify="center"
      numbers
      className={styles.pager}
      aria-label={label}
    >
      <IconButton label="Önceki sayfa" disabled={page <= 1} onClick={() => turn(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <span>
        {formatCount(page)} / {formatCount(pages)}
      </span>
      <IconButton label="Sonraki sayfa" disabled={page >= pages} onClick={() => turn(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </Row>
  );
};
