import { NOTICE_VERSION, tutorialPages } from '@netlik/contract/identity/account';
import { Notification, notifications } from '@netlik/contract/notifications';
import { uploads } from '@netlik/contract/uploads';
import { expect, test } from 'vitest';
import { withoutSchemas } from './endpoints.plugin.ts';

test('an endpoint keeps what a call reads of it and loses its schemas', () => {
  const { method, path, access, list } = notifications.list;
  expect(withoutSchemas(notifications)).toMatchObject({ list: { method, path, access, list } });
  const text = JSON.stringify(withoutSchemas(notifications));
  for (const name of ['"query"', '"reply"', '"params"', '"body"', '"summary"'])
    expect(text).not.toContain(name);
});

test('an endpoint that takes a file keeps the name of its field', () => {
  expect(withoutSchemas(uploads)).toMatchObject({ avatar: { upload: uploads.avatar.upload } });
});

test('a constant stays as it is, and a schema cannot be had', () => {
  expect(withoutSchemas(tutorialPages)).toEqual(tutorialPages);
  expect(withoutSchemas(NOTICE_VERSION)).toBe(NOTICE_VERSION);
  expect(withoutSchemas(Notification)).toBeUndefined();
});
