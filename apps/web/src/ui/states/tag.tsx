import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import styles from './tag.module.css';
import tones from './tones.module.css';

type Props = { tone?: 'primary' | 'success' | 'warning' | 'danger'; children: ReactNode };

export const Tag = ({ tone, children }: Props) => (
  <Row
    as="span"
    align="center"
    inline
    size="tiny"
    weight="semibold"
    nowrap
    className={`${styles.tag} ${tones[tone ?? 'muted']}`}
    data-tone={tone}
  >
    {children}
  </Row>
);
