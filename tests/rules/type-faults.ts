import { endpoint } from '@netlik/contract/endpoint';
import type { errorTexts } from '@netlik/contract/error-texts';
import type { ErrorCode } from '@netlik/contract/errors';
import type { StudyDay } from '@netlik/domain/study-day';
import * as z from 'zod/mini';
import type { Deps } from '../../apps/api/src/deps.ts';
import { AppError } from '../../apps/api/src/http/app-error.ts';
import { mount, type Server } from '../../apps/api/src/http/mount.ts';

// Mistakes that must not compile. A line that starts to compile is an error, and `types.test.ts` removes the
// expectations to check that each mistake is refused.

const declared = { method: 'GET', path: '/a', summary: 'A', reply: z.object({ a: z.string() }) } as const;
const one = endpoint({ ...declared, access: 'public' });
const other = endpoint({ ...declared, access: 'session', path: '/b' });

export const endpointFaults = () => [
  // @ts-expect-error [an endpoint without access]
  endpoint(declared),
  // @ts-expect-error [an unknown access]
  endpoint({ ...declared, access: 'everybody' }),
  // @ts-expect-error [an unknown role]
  endpoint({ ...declared, access: { roles: ['owner'] } }),
  // @ts-expect-error [an unknown error code]
  endpoint({ ...declared, access: 'public', errors: ['habit.unheard_of'] }),
];

export const mountFaults = (server: Server, deps: Deps) => {
  // @ts-expect-error [a missing handler]
  mount(server, deps, { one, other }, () => ({ one: () => ({ a: '' }) }));
  // @ts-expect-error [a reply of the wrong shape]
  mount(server, deps, { one }, () => ({ one: () => ({ a: 1 }) }));
  // @ts-expect-error [a public endpoint that uses the actor]
  mount(server, deps, { one }, () => ({ one: ({ actor }) => ({ a: actor.id }) }));
};

export const dayFaults = () => [
  // @ts-expect-error [a text not checked as a day]
  '2026-11-17' satisfies StudyDay,
];

export const errorFaults = (texts: Omit<typeof errorTexts, 'server.failed'>) => [
  // @ts-expect-error [an error code without a Turkish text]
  texts satisfies Record<ErrorCode, unknown>,
  // @ts-expect-error [an undeclared error]
  new AppError('habit.unheard_of'),
];
