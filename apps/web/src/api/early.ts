import { readAnswer, send } from './send.ts';
import { session } from './session.ts';
import { signedIn } from './signed-in.ts';

/** Longer than a page takes to arrive on a slow phone; afterwards the answer may be old news. */
const FRESH_MS = 10_000;

type Asked = { answer: Promise<unknown>; at: number; person: string };

const asked = new Map<string, Asked>();

/** Left by the script of index.html, which asked before this file had come. */
type Begun = { token: string; answers: Map<string, Promise<Response>> };

const begunFor = (path: string): Promise<Response> | undefined => {
  const begun = (globalThis as { netlikBegun?: Begun }).netlikBegun;
  const answer = begun?.token === session.get()?.token ? begun?.answers.get(path) : undefined;
  begun?.answers.delete(path);
  return answer;
};

const personNow = () => session.get()?.user._id;

/** Asks for what a page will show while the page itself is still on its way. `path` as `call` will write it. */
export const askEarly = (path: string): void => {
  const person = personNow();
  if (person === undefined) return;
  const ask = () => signedIn((token) => send({ method: 'GET', path }, token));
  // A token that ran out meanwhile, or a lost connection: asked again, properly.
  const answer =
    begunFor(path)
      ?.then(async (response) => readAnswer(response, await response.text()))
      .catch(ask) ?? ask();
  // Whoever takes it hears of the failure; nobody may come.
  answer.catch(() => undefined);
  asked.set(path, { answer, at: Date.now(), person });
};

/** The answer that was asked for early, once. */
export const takeEarly = (path: string): Promise<unknown> | undefined => {
  const early = asked.get(path);
  asked.delete(path);
  return early && early.person === personNow() && Date.now() - early.at < FRESH_MS ? early.answer : undefined;
};
