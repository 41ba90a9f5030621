import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export type Faults = {
  /** Says what this test provokes on purpose. What is expected and never happens is a fault too. */
  expect(...patterns: RegExp[]): void;
  /** Everything that went wrong in the pages of the context and was not expected. */
  all(): Promise<string[]>;
};

const said = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${url ? ` at ${url}` : ''}`;
};

/** Hears every console error and warning, uncaught error, CSP violation, lost request and failed answer. */
export const watchFaults = async (context: BrowserContext): Promise<Faults> => {
  const seen: string[] = [];
  const expected = new Map<RegExp, boolean>();

  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) seen.push(said(message));
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page itself gave it up, by leaving or by an AbortController.
    if (reason !== 'net::ERR_ABORTED') seen.push(`lost: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) seen.push(`answered ${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`content policy: ${event.effectiveDirective} refused ${event.blockedURI || 'inline'}`),
    );
  });

  const isExpected = (fault: string) => {
    const matching = [...expected.keys()].filter((pattern) => pattern.test(fault));
    for (const pattern of matching) expected.set(pattern, true);
    return matching.length > 0;
  };

  return {
    expect(...patterns) {
      for (const pattern of patterns) expected.set(pattern, false);
    },
    async all() {
      // The browser tells things in order: after this answer nothing earlier is still under way.
      for (const page of context.pages()) await page.evaluate(() => undefined).catch(() => undefined);
      const unexpected = seen.filter((fault) => !isExpected(fault));
      const missing = [...expected].filter(([, happened]) => !happened);
      return [...unexpected, ...missing.map(([pattern]) => `expected, but it never happened: ${pattern}`)];
    },
  };
};
