import type { Endpoint } from '@netlik/contract/endpoint';
import type { Attack } from './attack.ts';
import { withHeaders } from './hostile-request.ts';
import type { RawRequest } from './hostile-send.ts';
import { HUGE_TEXT, snippets } from './hostile-values.ts';

/** Allowed statuses if the path matches no route or another one. */
export const UNROUTED = [400, 401, 403, 404, 413, 415] as const;

export const pathAttacks = (): Attack[] =>
  [
    '/%',
    '/%E0%A4%A',
    '%00',
    '/..%2f..%2fetc%2fpasswd',
    ';a=b',
    '/zzz/zzz/zzz',
    `/${'a/'.repeat(2_000)}`,
    '%',
  ].map((more) => ({
    label: `path + ${more.slice(0, 30)}`,
    expectedStatuses: UNROUTED,
    mayMissRoute: true,
    build: (good) => {
      const [path, query] = good.path.split('?');
      return { ...good, path: `${path}${more}${query ? `?${query}` : ''}` };
    },
  }));

const NONE_JWT = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"a","sid":"b","exp":9e9}').toString('base64url')}.`;

export const headerAttacks = (endpoint: Endpoint): Attack[] => {
  const out = endpoint.access === 'public' ? null : ([401] as const);
  const tampered = (good: RawRequest) => {
    const [head, claims, print] = (good.headers.authorization ?? 'Bearer a.b.c').slice(7).split('.');
    return `Bearer ${head}.${claims?.slice(0, -2)}AA.${print}`;
  };
  const as = (label: string, value: (good: RawRequest) => string): Attack => ({
    label: `Authorization: ${label}`,
    expectedStatuses: out,
    build: (good) => withHeaders(good, { authorization: value(good) }),
  });
  const header = (
    name: string,
    value: string,
    expectedStatuses: Attack['expectedStatuses'] = null,
  ): Attack => ({
    label: `${name}: ${value.slice(0, 20)}`,
    expectedStatuses,
    build: (good) => withHeaders(good, { [name]: value }),
  });
  return [
    as('empty', () => ''),
    as('no token', () => 'Bearer '),
    as('nonsense', () => 'Bearer a.b.c'),
    as('another scheme', () => 'Basic YTpi'),
    as('unsigned', () => `Bearer ${NONE_JWT}`),
    as('tampered', tampered),
    as('8 kB', () => `Bearer ${'a.'.repeat(4_000)}`),
    as('SQL', () => `Bearer ${snippets[0]}`),
    header('idempotency-key', 'x'.repeat(5_000), endpoint.idempotent ? [400] : null),
    header('idempotency-key', snippets[1]!, endpoint.idempotent ? [400] : null),
    header('user-agent', 'x'.repeat(8_000)),
    header('x-forwarded-for', snippets[0]!),
    header('x-http-method-override', 'DELETE'),
    header('accept', 'text/html'),
    header('accept-encoding', '*;q=0'),
    header('if-none-match', '"*"'),
    header('cookie', 'a='.repeat(2_000)),
    {
      label: '20 kB of headers',
      expectedStatuses: [400, 413],
      mayMissRoute: true,
      ownConnection: true,
      build: (good) => withHeaders(good, { 'x-long': HUGE_TEXT.slice(0, 20_000) }),
    },
  ];
};
