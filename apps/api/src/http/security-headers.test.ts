import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiHeaders, pageHeaders } from './security-headers.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const helmet = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

describe('the security headers', () => {
  const script = '<script>theme()</script><script src="/a.js"></script>';

  it('of a page are those of helmet', () => {
    const { 'content-security-policy': policy, ...headers } = pageHeaders({
      index: script,
      google: false,
      https: false,
    });
    expect(headers).toEqual({
      ...helmet,
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    expect(policy).toMatch(
      /^default-src 'none';script-src 'self' 'sha256-[\w+/]{43}=';style-src 'self' 'sha256-[\w+/]{43}=';style-src-attr 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';frame-src https:\/\/www\.youtube-nocookie\.com;manifest-src 'self';worker-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'self'$/,
    );
  });

  it('let Google’s popup answer, and insist on https where there is https', () => {
    const headers = pageHeaders({ index: script, google: true, https: true });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['content-security-policy']).toContain('https://accounts.google.com/gsi/client;');
    expect(headers['content-security-policy']).toContain(
      'frame-src https://accounts.google.com/gsi/ https://www.youtube-nocookie.com;',
    );
    expect(apiHeaders({ https: true })['strict-transport-security']).toBeDefined();
  });

  it.each([
    ['/api/health', apiHeaders({ https: false })],
    ['/dev/nothing', pageHeaders({ index: '', google: false, https: false })],
  ])('are sent with %s', async (path, headers) => {
    const response = await fetch(world.base + path);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  });
});
