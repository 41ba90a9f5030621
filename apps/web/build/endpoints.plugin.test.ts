import { NOTICE_VERSION, tutorialPages } from '@netlik/contract/identity/account';
import { Notification, notifications } from '@netlik/contract/notifications';
import { uploads } from '@netlik/contract/uploads';
import { expect, test } from 'vitest';
import { stripSchemas } from './endpoints.plugin.ts';

test('an endpoint keeps what a call reads of it and loses its schemas', () => {
  const { method, path, access, list } = notifications.list;
  expect(stripSchemas(notifications)).toMatchObject({ list: { method, path, access, list } });
  const text = JSON.stringify(stripSchemas(notifications));
  for (const name of ['"query"', '"reply"', '"params"', '"body"', '"summary"'])
    expect(text).not.toContain(name);
});

test('an endpoint that takes a file keeps the name of its field', () => {
  expect(stripSchemas(uploads)).toMatchObject({ avatar: { upload: uploads.avatar.upload } });
});

test('a constant stays as it is, and a schema cannot be had', () => {
  expect(stripSchemas(tutorialPages)).toEqual(tutorialPages);
  expect(stripSchemas(NOTICE_VERSION)).toBe(NOTICE_VERSION);
  expect(stripSchemas(Notification)).toBeUndefined();
});
