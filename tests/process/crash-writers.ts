import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { account, tutorialPages } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { type Answer, callOver } from '@netlik/testkit/call';

/** The server or its database is down, so the request was not acknowledged. */
export class ServerDown extends Error {}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token?: string,
) => Promise<Answer<E>>;

/** Calls succeed or throw ServerDown; anything else is a bug. */
export const callServer = (base: string): Call => {
  const send = callOver(base);
  return async (endpoint, input, token) => {
    const answer = await send(endpoint, input, token).catch((error: unknown) => {
      // `fetch` throws a TypeError only when the connection breaks.
      throw error instanceof TypeError ? new ServerDown(error.message) : error;
    });
    if (answer.status >= 500) throw new ServerDown(answer.message);
    if (answer.status >= 400) throw new Error(`${endpoint.path} was refused: ${answer.message}`);
    return answer;
  };
};

/** Writes repeatedly and remembers which writes were acknowledged. */
export type Writer = {
  /** One write, acknowledged once it resolves. */
  write(call: Call): Promise<void>;
  /** Missing acknowledged writes; the stored state becomes the new expectation. */
  findLost(call: Call): Promise<string[]>;
};

export type Person = { email: string; id: string; token: string; refreshToken: string };

export const signInPerson = async (call: Call, email: string): Promise<Person> => {
  const body = { email, password: 'netlik123', remember: true };
  const { token, refreshToken, user } = (await call(signIn.login, { body })).data;
  return { email, id: user._id, token, refreshToken };
};

/** A long run outlives the tokens. */
export const renewTokens = async (call: Call, people: readonly Person[]): Promise<void> => {
  for (const person of people) person.token = (await signInPerson(call, person.email)).token;
};

export const profileWriter = (person: Person): Writer => {
  const { id, email } = person;
  let acknowledged = 0;
  let attempted = 0;
  return {
    async write(call) {
      attempted += 1;
      await call(users.update, { params: { id }, body: { bio: String(attempted) } }, person.token);
      acknowledged = attempted;
    },
    async findLost(call) {
      const stored = Number((await call(account.profile, {}, person.token)).data.bio);
      const missing = stored >= acknowledged && stored <= attempted ? [] : [acknowledged];
      const losses = missing.map((count) => `${email} was acknowledged ${count}, found ${stored}`);
      acknowledged = stored;
      return losses;
    },
  };
};

/** Alternately marks tutorials as seen and unseen. */
export const tutorialWriter = (person: Person): Writer => {
  const { email } = person;
  let acknowledged: string[] = [];
  let attempted: string[] = [];
  let step = 0;
  return {
    async write(call) {
      const page = tutorialPages[step % tutorialPages.length]!;
      const seen = !acknowledged.includes(page);
      step += 1;
      attempted = seen ? [...acknowledged, page] : acknowledged.filter((one) => one !== page);
      await call(users.tutorialSeen, { body: { page, seen } }, person.token);
      acknowledged = attempted;
    },
    async findLost(call) {
      const stored = (await call(account.profile, {}, person.token)).data.tutorialsSeen;
      const fits = [acknowledged, attempted].some((tours) => tours.join() === stored.join());
      const losses = fits ? [] : [`${email} was acknowledged [${acknowledged}], found [${stored}]`];
      acknowledged = attempted = stored;
      return losses;
    },
  };
};

/** Creates accounts as an admin. */
export const accountWriter = (person: Person): Writer => {
  const made: string[] = [];
  let attempted = 0;
  return {
    async write(call) {
      attempted += 1;
      const email = `kayit-${attempted}@crash.example`;
      await call(users.create, { body: { email, password: 'kayit-sifresi', role: 'student' } }, person.token);
      made.push(email);
    },
    async findLost(call) {
      const stored = new Set<string>();
      for (let page = 1, total = 1; (page - 1) * 100 < total; page++) {
        const { data, pagination } = await call(users.list, { query: { page, limit: 100 } }, person.token);
        for (const { email } of data) stored.add(email);
        total = pagination?.total ?? 0;
      }
      return made.filter((email) => !stored.has(email)).map((email) => `the account ${email}`);
    },
  };
};

/** Saves study sessions; the stored total must equal their number. */
export const studySessionWriter = (person: Person): Writer => {
  const { email } = person;
  const made = new Set<string>();
  // Timer sessions, which a day may contain without limit.
  const feedback = { subject: 'fizik', duration: 1, quality: 3, mood: 'Normal', source: 'timer' } as const;
  return {
    async write(call) {
      const body = { ...feedback, date: new Date().toISOString() };
      made.add((await call(studySessions.create, { body }, person.token)).data.session._id);
    },
    async findLost(call) {
      const stored = new Set<string>();
      let total = 1;
      for (let page = 1; (page - 1) * 500 < total; page++) {
        const query = { page, limit: 500, fields: 'summary' } as const;
        const { data, pagination } = await call(studySessions.list, { query }, person.token);
        for (const { _id } of data) stored.add(_id);
        total = pagination?.total ?? 0;
      }
      const losses = [...made].filter((id) => !stored.has(id)).map((id) => `the session ${id} of ${email}`);
      return total === stored.size
        ? losses
        : [...losses, `${email} has ${stored.size} sessions, total says ${total}`];
    },
  };
};

/** Rotates its refresh token, because losing a new one in a crash would sign people out. */
export const refreshWriter = (person: Person): Writer => {
  let { refreshToken } = person;
  const write = async (call: Call) => {
    refreshToken = (await call(signIn.refresh, { body: { refreshToken } })).data.refreshToken;
  };
  return {
    write,
    findLost: (call) =>
      write(call).then(
        () => [],
        (error: Error) => [`the session of ${person.email} (${error.message})`],
      ),
  };
};
