import type { TutorialPage } from '@netlik/contract/identity/account';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { ComponentType } from 'react';
import type { IconName } from './frame/menu/menu-icons.tsx';

/** One row of the table in screens.ts. */
export type Screen = {
  path: string;
  roles: readonly Role[];
  /** Premium students only; free students are redirected to this path. Coaches and admins have no tier. */
  premiumOr?: string;
  /** Opens without signing in too, then in the public frame. */
  isPublic?: true;
  title: string;
  icon: IconName;
  /** Where the side menu lists it; `tier` narrows students further than the page itself does. */
  menu?: { group: Group; tier?: PlanTier };
  /** The place of a page that the menu does not list: its tabs and its mark stand there too. */
  place?: Group;
  /** Its name among the tabs of its place. */
  tab?: string;
  /** Extra search words for the command palette. */
  words?: string;
  tutorial?: TutorialPage;
  /** Absent until the screen is built: then it is in no menu and no route. */
  load?: () => Promise<ComponentType>;
};

/** In the order of a student's menu; the first five are the places of the bar on phones. */
export const groups = {
  today: 'Bugün',
  plan: 'Plan',
  study: 'Çalış',
  progress: 'Gelişim',
  coach: 'Koçluk',
  admin: 'Yönetim',
  me: 'Ben',
} as const;
export type Group = keyof typeof groups;

/** Of `npm run icons`. */
