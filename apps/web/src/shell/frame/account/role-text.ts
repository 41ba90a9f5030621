import type { Person } from '@netlik/contract/identity/person';
import { roleOf } from '../../guards.ts';
import { userTexts as texts } from '../shell.texts.ts';

export const roleText = (person: Person): string => {
  const role = roleOf(person);
  if (role === 'student') return `${texts.roles[role]} · ${texts.tiers[person.plan.tier]}`;
  return texts.roles[role] ?? texts.unknownRole;
};
