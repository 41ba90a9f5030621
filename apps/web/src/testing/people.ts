import type { Person } from '@netlik/contract/identity/person';

export const ayse: Person = {
  _id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ayse@example.com',
  firstName: 'Ayşe',
  lastName: 'Işık',
  role: 'student',
  avatar: null,
  plan: { tier: 'premium' },
  coachSettings: { weeklyGoalMinutes: null },
  consent: 'given',
  appearance: null,
  tutorialsSeen: [],
};

export const mehmet: Person = {
  ...ayse,
  _id: '01890a5d-ac96-774b-bcce-b302099a8058',
  email: 'mehmet@example.com',
};
