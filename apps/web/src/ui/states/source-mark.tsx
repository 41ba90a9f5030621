import type { ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import styles from './source-mark.module.css';

type Props = { source: 'coach' | 'own' | 'offer'; children: ReactNode };

/** Marks a text about planned work with the person it comes from. */
export const SourceMark = ({ source, children }: Props) => (
  <Row as="span" gap="1" align="baseline" inline shrink className={styles.source} data-source={source}>
    <span>{children}</span>
  </Row>
);
