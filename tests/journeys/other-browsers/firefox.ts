import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { callText, keyActions, mouseActions, type OtherBrowser, type Size, type Tab } from './tab.ts';

type Reply = {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
};
type Evaluated = { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
type Logged = { level: string; text: string | null; type: string };

/** The address a started Firefox listens on, as printed to stderr. */
const listeningAddress = (firefox: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    firefox.stderr!.on('data', (chunk) => {
      said += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    firefox.once('exit', () => reject(new Error(`Firefox ended:\n${said}`)));
  });

const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (reply: Reply) => void>();
  const logged: Logged[] = [];
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.method === 'log.entryAdded') logged.push(reply.params as Logged);
    if (reply.id) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const answered = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const reply = await answered;
    waiting.delete(id);
    if (reply.type === 'error') throw new Error(`${method}: ${reply.message}`);
    return reply.result as T;
  };
  return { send, logged, close: () => socket.close() };
};

/** Debian's Firefox over WebDriver BiDi. */
export const openFirefox = async (path: string, size: Size): Promise<OtherBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), 'netlik-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => firefox.once('exit', resolve));
  const { send, logged, close } = await connect(await listeningAddress(firefox));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: size });

  const tab: Tab = {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (work, argument) => {
      const expression = callText(work, argument);
      const target = { context };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result!.value);
    },
    drag: async (points) => {
      await send('input.performActions', { context, actions: mouseActions(points) });
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: keyActions(text) });
    },
    faults: async () => logged.filter(({ level }) => level === 'error').map(({ text }) => text ?? ''),
  };
  return {
    name: 'Firefox',
    tab,
    close: async () => {
      close();
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
