import type { TutorialPage } from '@netlik/contract/identity/account';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { ComponentType } from 'react';
import type { IconName } from './frame/menu/menu-icons.tsx';

type PerRole<Value extends string> = Value | Partial<Record<Role, Value>>;

export const forRole = <Value extends string>(
  value: PerRole<Value> | undefined,
  role: Role,
): Value | undefined => (typeof value === 'object' ? value[role] : value);

export type Screen = {
  path: string;
  roles: readonly Role[];
  /** The redirect target of free students. Coaches and admins have no tier. */
  premiumOr?: string;
  isPublic?: true;
  title: string;
  icon: IconName;
  /** Where the page belongs; one place for all roles, or one per role. */
  place?: PerRole<Place>;
  /** Listed in the menu; a tier limits the entry more than the page. */
  menu?: true | PlanTier;
  /** Its name among the tabs of its place. */
  tab?: PerRole<string>;
  /** The page it leads back to, if that is not its place or a part of its path. */
  above?: string;
  words?: string;
  tutorial?: TutorialPage;
  /** Undefined for a screen that is not built, which has no route or menu entry. */
  load?: () => Promise<ComponentType>;
};

/** The main pages; each role has five of them. */
export const places = {
  today: { label: 'Bugün', icon: 'today' },
  plan: { label: 'Plan', icon: 'calendar-days' },
  study: { label: 'Çalış', icon: 'timer' },
  progress: { label: 'Gelişim', icon: 'trend' },
  panel: { label: 'Panel', icon: 'panel' },
  students: { label: 'Öğrenciler', icon: 'people' },
  programs: { label: 'Programlar', icon: 'calendar-days' },
  messages: { label: 'Mesajlar', icon: 'messages' },
  people: { label: 'Kişiler', icon: 'people' },
  content: { label: 'İçerik', icon: 'content' },
  system: { label: 'Sistem', icon: 'system' },
  me: { label: 'Ben', icon: 'me' },
} as const satisfies Record<string, { label: string; icon: IconName }>;
export type Place = keyof typeof places;

/** In the order of the rail and of the phone's bar. */
export const placesOf: Record<Role, readonly Place[]> = {
  student: ['today', 'plan', 'study', 'progress', 'me'],
  coach: ['panel', 'students', 'programs', 'messages', 'me'],
  admin: ['panel', 'people', 'content', 'system', 'me'],
};

/** The first screen is the one that the place opens. */
export type MenuPlace = { place: Place; label: string; icon: IconName; screens: Screen[] };
