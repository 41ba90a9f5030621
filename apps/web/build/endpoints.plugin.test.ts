import { NOTICE_VERSION, tutorialPages } from '@netlik/contract/identity/account';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { users } from '@netlik/contract/identity/users';
import { Notification, notifications } from '@netlik/contract/platform/notifications';
import { reminders } from '@netlik/contract/study/reminders';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { endpointsPlugin, stripSchemas, withoutSchemas } from './endpoints.plugin.ts';

test('an endpoint keeps what a call reads of it and loses its schemas', () => {
  const { method, path, access, list } = notifications.list;
  expect(stripSchemas(notifications)).toMatchObject({ list: { method, path, access, list } });
  const text = JSON.stringify(stripSchemas(notifications));
  for (const name of ['"query"', '"reply"', '"params"', '"body"', '"summary"'])
    expect(text).not.toContain(name);
});

test('an endpoint keeps what it shows and what it changes', () => {
  const { list, create } = reminders;
  expect(list.shows.length).toBeGreaterThan(0);
  expect(create.changes.length).toBeGreaterThan(0);
  expect(stripSchemas(reminders)).toMatchObject({
    list: { shows: list.shows },
    create: { changes: create.changes, idempotent: true },
  });
});

test('an endpoint keeps that it asks who the user is', () => {
  expect(stripSchemas(secondFactor)).toMatchObject({ startCodes: { stepUp: true } });
});

test('an endpoint that takes a file keeps the name of its field', () => {
  expect(stripSchemas(users)).toMatchObject({ avatar: { upload: users.avatar.upload } });
});

test('a constant stays as it is, and a schema cannot be had', () => {
  expect(stripSchemas(tutorialPages)).toEqual(tutorialPages);
  expect(stripSchemas(NOTICE_VERSION)).toBe(NOTICE_VERSION);
  expect(stripSchemas(Notification)).toBeUndefined();
});

const ENTRY = '/apps/web/src/entry.ts';

/** Builds one module of this text with the plugin. */
const buildModule = async (text: string): Promise<string> => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? ENTRY : undefined),
    load: (id: string) => (id === ENTRY ? text : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, endpointsPlugin()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  });
  return JSON.stringify(built);
};

const from = `from '@netlik/contract/platform/notifications'`;

test('the build takes endpoints without their schemas', async () => {
  const code = await buildModule(`import { notifications } ${from}; console.log(notifications.list);`);
  expect(code).toContain(notifications.list.path);
  expect(code).not.toContain('zod');
});

test.each([
  `import { type Notification, notifications } ${from};\n// Lists notifications.\nread(notifications.list);`,
  `import { notifications as news } ${from};\nconsole.log(news.list.path, { news: 1 }, 'news');`,
])('a module that only calls endpoints gets them without schemas: %s', async (code) => {
  expect(await withoutSchemas(code)).toContain("'netlik-endpoints:platform/notifications'");
});

test.each([
  `import { Notification } ${from};\ncheck(Notification, value);`,
  `import { notifications } ${from};\ncheck(notifications.list.query, value);`,
  `import { notifications } ${from};\nofflineRows('notifications', notifications);`,
  `import { notifications } ${from};\n<Form endpoint={notifications.list} />;`,
  `import { notifications } ${from};\nconst { list } = notifications;`,
])('a module that may read a schema keeps the contract: %s', async (code) => {
  expect(await withoutSchemas(code)).toBe(code);
});
