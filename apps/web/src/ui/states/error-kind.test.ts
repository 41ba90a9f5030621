import { expect, it } from 'vitest';
import { ApiError } from '../../data/calls/api-error.ts';
import { describeError } from './error-kind.ts';

const failed = (status: number, code = 'x') => new ApiError('…', { status, code });

it('describeError maps errors to the five kinds', () => {
  expect(describeError(failed(0, 'network'))).toEqual({ kind: 'network', code: 'network' });
  expect(describeError(failed(401)).kind).toBe('auth');
  expect(describeError(failed(403)).kind).toBe('auth');
  expect(describeError(failed(404)).kind).toBe('notFound');
  expect(describeError(failed(503, 'server.busy'))).toEqual({ kind: 'server', code: 'server.busy' });
  expect(describeError(failed(422)).kind).toBe('general');
});

it('describeError reports a failed import as a network error', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])
    expect(describeError(new TypeError(message))).toEqual({ kind: 'network' });
});

it('describeError uses the code of an error, or its name', () => {
  expect(describeError(Object.assign(new Error('…'), { code: 'TEST_RENDER' }))).toEqual({
    kind: 'general',
    code: 'TEST_RENDER',
  });
  expect(describeError(new RangeError('…'))).toEqual({ kind: 'general', code: 'RangeError' });
  expect(describeError('thrown text')).toEqual({ kind: 'general', code: undefined });
});
