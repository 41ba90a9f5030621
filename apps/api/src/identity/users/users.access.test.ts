import { randomUUID } from 'node:crypto';
import { users } from '@netlik/contract/identity/users';
import { uploads } from '@netlik/contract/platform/uploads';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { ActorName, Cell } from '@netlik/testkit/access/actors';
import { tinyPicture } from '@netlik/testkit/pictures';
import type { TestPerson } from '@netlik/testkit/world';

const uploadPicture = async (person: TestPerson) =>
  (await person.call(uploads.universityImage, { file: tinyPicture })).data.imageUrl;

const cardFields = ({ subject }: Cell) => [subject.id, subject.firstName];
const profileFields = (cell: Cell) => [...cardFields(cell), cell.subject.lastName, cell.subject.email];
const noFields = () => [];

const visibleTo =
  (views: Partial<Record<ActorName | 'others', (cell: Cell) => string[]>>) =>
  (cell: Cell): string[] =>
    (views[cell.actor] ?? views.others ?? noFields)(cell);

const visibleInSearch = visibleTo({ assignedCoach: profileFields, admin: profileFields, others: cardFields });
const visibleToAcquaintances = visibleTo({
  otherStudent: cardFields,
  assignedCoach: cardFields,
  admin: cardFields,
});

const onlyAdmin = { admin: 'ok', others: 'user.not_found' } as const;
/** All signed-in users may call it, so the handler checks the factor. */
const withoutFactor = { factorDue: 'factor.required' } as const;
const notFound = { others: 'user.not_found' } as const;
const ownId = ({ account }: Cell) => ({ id: account.id });
const otherId = ({ subject }: Cell) => ({ id: subject.id });
const unknownId = () => ({ id: randomUUID() });

const form = { firstName: 'Ada', lastName: 'Kaya', phone: '+90 555 000 00 00', bio: 'Sabahları çalışırım.' };
const appearance = {
  theme: 'dark',
  darkPalette: 'ink',
  lightPalette: 'default',
  mode: 'soft',
  glass: 'normal',
};
const education = {
  currentSchool: 'Atatürk Lisesi',
  schoolType: 'anadolu',
  grade: '12',
  city: 'İzmir',
  targetYear: 2027,
  targetFieldType: 'sayisal',
};

const goal = { name: 'Ege Üniversitesi', department: 'Tıp', priority: 1 };

accessSuite('users', users, {
  list: {
    everyone: {
      input: ({ subject }) => ({ query: { page: '1', limit: '5', q: subject.lastName } }),
      shows: profileFields,
    },
  },
  create: {
    new: {
      input: () => ({
        body: { email: `${randomUUID()}@yeni.example`, password: 'kırmızı bisiklet 7', role: 'coach' },
      }),
    },
    known: {
      input: ({ subject }) => ({ body: { email: subject.email, password: 'kırmızı bisiklet 7' } }),
      outcome: { others: 'user.email_taken' },
    },
  },
  byEmail: {
    other: { input: ({ subject }) => ({ query: { email: subject.email } }), shows: visibleInSearch },
    own: { input: ({ account }) => ({ query: { email: account.email } }), outcome: notFound },
    missing: { input: () => ({ query: { email: `${randomUUID()}@yok.example` } }), outcome: notFound },
    'a student who is not discoverable': {
      input: async ({ world }) => ({
        query: { email: (await world.person({ discoverable: false })).email },
      }),
      outcome: onlyAdmin,
    },
    'a coach': {
      input: async ({ world }) => ({ query: { email: (await world.person({ role: 'coach' })).email } }),
      outcome: onlyAdmin,
    },
  },
  search: {
    other: {
      input: ({ subject }) => ({ query: { q: subject.firstName, limit: '5' } }),
      shows: visibleInSearch,
    },
    missing: { input: () => ({ query: { q: 'böyle biri yok' } }) },
  },
  basic: {
    other: { input: ({ subject }) => ({ query: { ids: subject.id } }), shows: visibleToAcquaintances },
    own: { input: ({ account }) => ({ query: { ids: account.id } }) },
    missing: { input: () => ({ query: { ids: randomUUID() } }) },
  },
  tutorialSeen: { own: { input: () => ({ body: { page: 'timer' } }) } },
  get: {
    own: { input: (cell) => ({ params: ownId(cell) }) },
    other: {
      input: (cell) => ({ params: otherId(cell) }),
      outcome: { ...onlyAdmin, assignedCoach: 'ok' },
      shows: profileFields,
    },
    missing: { input: () => ({ params: unknownId() }), outcome: notFound },
  },
  update: {
    own: {
      input: (cell) => ({
        params: ownId(cell),
        body: { ...form, ...education, appearance, targetUniversities: [goal] },
      }),
    },
    other: {
      input: (cell) => ({ params: otherId(cell), body: { bio: 'Değişti.' } }),
      outcome: onlyAdmin,
      shows: profileFields,
    },
    missing: { input: () => ({ params: unknownId(), body: form }), outcome: notFound },
    "a goal with another's picture": {
      input: async (cell) => ({
        params: ownId(cell),
        body: { targetUniversities: [{ ...goal, image: await uploadPicture(cell.subject) }] },
      }),
      outcome: { others: 'request.rule_broken' },
    },
    'own role': {
      input: (cell) => ({ params: ownId(cell), body: { role: cell.actor === 'admin' ? 'coach' : 'admin' } }),
      outcome: { admin: 'user.self_change', others: 'access.role' },
    },
    'own e-mail': {
      input: (cell) => ({ params: ownId(cell), body: { email: `${randomUUID()}@yeni.example` } }),
      outcome: { admin: 'ok', others: 'access.role' },
    },
    "another's role": {
      input: (cell) => ({ params: otherId(cell), body: { role: 'coach', isActive: false } }),
      outcome: onlyAdmin,
      shows: profileFields,
    },
  },
  avatar: { own: { input: () => ({ file: tinyPicture }) } },
  remove: {
    own: {
      input: (cell) => ({ params: ownId(cell), body: { password: cell.password } }),
      outcome: { assignedCoach: 'user.has_students', others: 'ok' },
    },
    other: { input: (cell) => ({ params: otherId(cell) }), outcome: { ...onlyAdmin, ...withoutFactor } },
    missing: { input: () => ({ params: unknownId() }), outcome: { ...notFound, ...withoutFactor } },
    'own without the password': {
      input: (cell) => ({ params: ownId(cell) }),
      outcome: { others: 'password.wrong' },
    },
  },
});
