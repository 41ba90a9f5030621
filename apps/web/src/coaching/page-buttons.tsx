import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { IconButton } from '../ui/buttons/icon-button.tsx';

type Props = {
  labels: { previous: string; next: string };
  text: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

export const PageButtons = ({ labels, text, page, pages, onPage }: Props) => (
  <>
    <IconButton label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
      <ChevronLeftIcon />
    </IconButton>
    <span className="numbers">{text}</span>
    <IconButton label={labels.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
      <ChevronRightIcon />
    </IconButton>
  </>
);
