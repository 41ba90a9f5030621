import type { Deps } from '@netlik/api/deps';
import { answerError } from '@netlik/api/http/error-handler';
import { type Handler, type HandlerInput, type Handlers, mount } from '@netlik/api/http/mount';
import { noRateLimiter } from '@netlik/api/http/rate-limit';
import type { NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import Fastify from 'fastify';
import type { AccessSetup } from '../access/actors.ts';

/** Also receives what a correct handler is built from. */
export type FaultyHandler<E extends Endpoint> = (
  input: HandlerInput<E>,
  deps: Deps,
) => ReturnType<Handler<E>>;

/** A server with one faulty handler or weaker declaration that the checks must detect. */
export const withFaultyServer = async <E extends Endpoint, T>(
  setup: AccessSetup,
  named: NamedEndpoint & { endpoint: E },
  served: Partial<Endpoint>,
  handler: FaultyHandler<E>,
  look: (base: string) => Promise<T>,
): Promise<T> => {
  const app = Fastify({ frameworkErrors: answerError, forceCloseConnections: true });
  app.setErrorHandler(answerError);
  await app.register(
    async (api) =>
      mount(
        { app: api, forms: api, limiter: noRateLimiter },
        setup.world.deps,
        { it: { ...named.endpoint, ...served } as E },
        (deps) => ({ it: (input: HandlerInput<E>) => handler(input, deps) }) as Handlers<{ it: E }>,
      ),
    { prefix: '/api' },
  );
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await look(base);
  } finally {
    await app.close();
  }
};
