import type { TutorialPage } from '@netlik/contract/identity/account';
import type { PlanTier, Role } from '@netlik/domain/roles';
import type { ComponentType } from 'react';
import type { IconName } from './frame/menu/menu-icons.tsx';

export type Screen = {
  path: string;
  roles: readonly Role[];
  /** The redirect target of free students. Coaches and admins have no tier. */
  premiumOr?: string;
  isPublic?: true;
  title: string;
  icon: IconName;
  /** `tier` limits the menu entry more than the page. */
  menu?: { group: Group; tier?: PlanTier };
  /** The place of a page that the menu does not list. */
  place?: Group;
  tab?: string;
  words?: string;
  tutorial?: TutorialPage;
  /** Undefined for a screen that is not built, which has no route or menu entry. */
  load?: () => Promise<ComponentType>;
};

/** In the order of a student's menu; the first five are the places of the phone bar. */
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
