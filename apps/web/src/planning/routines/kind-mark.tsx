import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import type { CSSProperties } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { colourAt } from '../../ui/subjects/subject-colour.ts';
import { KindIcon } from './kind-icons.tsx';
import styles from './kind-mark.module.css';
import { kindNames } from './routines.texts.ts';

/** Theme colours that differ clearly from each other. */
const colours: Record<RoutineKind, number> = {
  wake: 4,
  school: 1,
  study: 0,
  break: 6,
  meal: 5,
  free: 3,
  sleep: 7,
};

export const kindColour = (kind: RoutineKind) => colourAt(colours[kind]);

/** Sets `--kind` for the children. */
export const kindStyle = (kind: RoutineKind) => ({ '--kind': kindColour(kind) }) as CSSProperties;

export const KindMark = ({ kind }: { kind: RoutineKind }) => (
  <Row as="span" gap="2" align="center" inline look="semibold" style={kindStyle(kind)}>
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
