import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Row } from './row.tsx';
import styles from './row-link.module.css';
import { Text } from './text.tsx';

type Props = { to: string; title: string; hint?: string | undefined };

export const RowLink = ({ to, title, hint }: Props) => (
  <Row as={Link} to={to} gap="3" align="center" tone="plain" className={styles.link}>
    <Text as="span" weight="semibold" numbers>
      {title}
    </Text>
    <Text as="span" tone="muted" size="small" grow wrapAnywhere>
      {hint}
    </Text>
    <ChevronRightIcon size={18} />
  </Row>
);
