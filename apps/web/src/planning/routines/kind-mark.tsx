import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import type { LucideIcon, LucideProps } from 'lucide-react';
import BookOpenIcon from 'lucide-react/icons/book-open';
import CoffeeIcon from 'lucide-react/icons/coffee';
import GraduationCapIcon from 'lucide-react/icons/graduation-cap';
import LeafIcon from 'lucide-react/icons/leaf';
import MoonIcon from 'lucide-react/icons/moon';
import SunriseIcon from 'lucide-react/icons/sunrise';
import UtensilsIcon from 'lucide-react/icons/utensils';
import type { CSSProperties } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { colourAt } from '../../ui/subjects/subject-colour.ts';
import styles from './kind-mark.module.css';
import { kindNames } from './routines.texts.ts';

const icons: Record<RoutineKind, LucideIcon> = {
  wake: SunriseIcon,
  school: GraduationCapIcon,
  study: BookOpenIcon,
  break: CoffeeIcon,
  meal: UtensilsIcon,
  free: LeafIcon,
  sleep: MoonIcon,
};

/** Colour alone would not reach everyone, so each kind has its own shape. */
export const KindIcon = ({ kind, ...props }: LucideProps & { kind: RoutineKind }) => {
  const Icon = icons[kind];
  return <Icon {...props} />;
};

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
