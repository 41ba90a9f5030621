import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import type { CSSProperties } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { KindIcon } from './kind-icons.tsx';
import styles from './kind-mark.module.css';
import { kindNames } from './routines.texts.ts';

/** Theme colours that differ clearly from each other. */
const colours: Record<RoutineKind, number> = {
  wake: 5,
  school: 2,
  study: 1,
  break: 7,
  meal: 6,
  free: 4,
  sleep: 8,
};

export const kindColour = (kind: RoutineKind) => `var(--subject-${colours[kind]})`;

/** Sets `--kind` for the children. */
export const kindStyle = (kind: RoutineKind) => ({ '--kind': kindColour(kind) }) as CSSProperties;

export const KindMark = ({ kind }: { kind: RoutineKind }) => (
  <Row as="span" gap="2" align="center" inline weight="semibold" style={kindStyle(kind)}>
    <span className={styles.icon}>
      <KindIcon kind={kind} size={16} />
    </span>
    {kindNames[kind]}
  </Row>
);

/** The icon alone, where the name is shown elsewhere. */
export const KindBadge = ({ kind }: { kind: RoutineKind }) => (
  <span className={styles.icon} style={kindStyle(kind)}>
    <KindIcon kind={kind} size={16} />
  </span>
);
