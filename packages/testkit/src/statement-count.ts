import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';

/**
 * Counts statements of requests and of work passed to `during`. Work by timers or after a reply is not part
 * of a call and would be counted by chance.
 */
export const createStatementCount = () => {
  const origin = new AsyncLocalStorage<{ isOpen: boolean }>();
  let sent = 0;
  return {
    onStatement: () => {
      if (origin.getStore()?.isOpen) sent += 1;
    },
    watch: (server: Server) => {
      server.prependListener('request', (_, response) => {
        const request = { isOpen: true };
        origin.enterWith(request);
        response.once('close', () => {
          request.isOpen = false;
        });
      });
    },
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const before = sent;
      await origin.run({ isOpen: true }, work);
      return sent - before;
    },
  };
};
