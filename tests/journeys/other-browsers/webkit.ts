import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { callText, keyActions, mouseActions, type OtherBrowser, type Size, type Tab } from './tab.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A virtual screen, because WebKitGTK has no headless mode. */
const openScreen = async () => {
  // Writes its display number to the third stream.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]!.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    server.once('exit', () => reject(new Error('Xvfb ended.')));
    server.once('error', reject);
  });
  return { display, close: () => server.kill() };
};

/** Collects in the page what plain WebDriver does not report, from the first load on. */
const collectFaults = () => {
  const page = globalThis as unknown as { seenFaults?: string[] };
  if (page.seenFaults) return;
  const seen: string[] = [];
  page.seenFaults = seen;
  const { error } = console;
  console.error = (...texts: unknown[]) => {
    seen.push(texts.map(String).join(' '));
    error(...texts);
  };
  addEventListener('error', ({ message }) => seen.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
};

const MAX_TRIES = 200;

/** Debian's WebKitGTK over WebDriver. */
export const openWebKit = async (path: string, size: Size): Promise<OtherBrowser> => {
  const screen = await openScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11' };
  const driver = spawn(path, ['-p', String(port)], { env, stdio: 'ignore' });
  const call = async <T>(method: string, where: string, body?: object): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: T & { message?: string } };
    if (!reply.ok) throw new Error(`${where}: ${value.message}`);
    return value;
  };
  const startSession = async (tries = 0): Promise<{ sessionId: string }> => {
    try {
      return await call('POST', '/session', { capabilities: {} });
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof TypeError)) throw error;
      await wait(50);
      return startSession(tries + 1);
    }
  };
  const session = `/session/${(await startSession()).sessionId}`;
  await call('POST', `${session}/window/rect`, size);

  const evaluate: Tab['evaluate'] = async (work, argument) =>
    JSON.parse(
      await call<string>('POST', `${session}/execute/sync`, {
        script: `return ${callText(work, argument)}`,
        args: [],
      }),
    );
  const act = (actions: object[]) => call<void>('POST', `${session}/actions`, { actions });
  const tab: Tab = {
    goto: async (url) => {
      await call('POST', `${session}/url`, { url });
      await evaluate(collectFaults);
    },
    evaluate,
    drag: (points) => act(mouseActions(points)),
    type: (text) => act(keyActions(text)),
    faults: () => evaluate(() => (globalThis as unknown as { seenFaults?: string[] }).seenFaults ?? []),
  };
  return {
    name: 'WebKit',
    tab,
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.close();
    },
  };
};
