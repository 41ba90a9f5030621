import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export type Faults = {
  expect(...patterns: RegExp[]): void;
  /** All unexpected faults in the context's pages. */
  all(): Promise<string[]>;
};

const formatMessage = (message: ConsoleMessage): string => {
  const { url } = message.location();
  return `console ${message.type()}: ${message.text()}${url ? ` at ${url}` : ''}`;
};

/** Records console errors and warnings, uncaught errors, CSP violations, failed requests and 5xx replies. */
export const watchFaults = async (context: BrowserContext): Promise<Faults> => {
  const seen: string[] = [];
  const expected = new Map<RegExp, boolean>();

  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) seen.push(formatMessage(message));
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Cancelled by the page itself, by navigation or an AbortController.
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
      // Browser events are ordered, so after this round trip nothing earlier is pending.
      for (const page of context.pages()) await page.evaluate(() => undefined).catch(() => undefined);
      const unexpected = seen.filter((fault) => !isExpected(fault));
      const missing = [...expected].filter(([, happened]) => !happened);
      return [...unexpected, ...missing.map(([pattern]) => `expected, but it never happened: ${pattern}`)];
    },
  };
};
