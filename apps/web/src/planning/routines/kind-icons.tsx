import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import type { LucideIcon, LucideProps } from 'lucide-react';
import BookOpenIcon from 'lucide-react/icons/book-open';
import CoffeeIcon from 'lucide-react/icons/coffee';
import GraduationCapIcon from 'lucide-react/icons/graduation-cap';
import LeafIcon from 'lucide-react/icons/leaf';
import MoonIcon from 'lucide-react/icons/moon';
import SunriseIcon from 'lucide-react/icons/sunrise';
import UtensilsIcon from 'lucide-react/icons/utensils';

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
