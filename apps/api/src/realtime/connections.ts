import type { Actor, AuthSessionDirectory } from '../http/auth-session.ts';
import type { Bus, Subscription } from './bus.ts';

const MAX_PER_PERSON = 12;
const RECHECK_MS = 10 * 60_000;

export type Connection = { userId: string; sessionId: string };

/** A page that missed messages reconnects and refetches. */
export type CloseReason = 'session-ended' | 'news-missed' | 'shutdown';

export type ConnectionKind<C extends Connection> = {
  name: 'live' | 'rooms' | 'habits';
  /** The bus topic to subscribe to while the connection is open. */
  topicOf(connection: C): string;
  receive(data: never, connections: ReadonlySet<C>): void;
  /** True if a valid session may keep the connection; by default all may. */
  mayStay?(actor: Actor): boolean;
  close(connection: C, reason: CloseReason): void;
  beatMs: number;
  /** Called every `beatMs` to keep proxies from closing the connection and to cut unresponsive ones. */
  beat(connection: C): void;
  /** Runs after a bus outage; by default every connection is closed, so that pages refetch. */
  catchUp?(): Promise<void>;
};

export type ConnectionGroup<C extends Connection> = {
  /** Resolves once its messages arrive here; null if the person has too many connections. */
  add(connection: C): Promise<void> | null;
  remove(connection: C): void;
  ofPerson(userId: string): C[];
  all(): C[];
};

export type Connections = {
  group<C extends Connection>(kind: ConnectionKind<C>): ConnectionGroup<C>;
  /** Closes connections with an ended session, of one person or of everybody. */
  recheck(userId?: string): Promise<void>;
  count(kind?: string): number;
  close(): void;
};

type Dependencies = {
  bus: Bus;
  authSessions: Pick<AuthSessionDirectory, 'find' | 'onChanged'>;
  onFailure: (error: unknown) => void;
};

const createGroup = <C extends Connection>(
  bus: Bus,
  kind: ConnectionKind<C>,
  isClosed: () => boolean,
): ConnectionGroup<C> => {
  const people = new Map<string, Set<C>>();
  const topics = new Map<string, { connections: Set<C>; subscription: Subscription }>();
  const all = () => [...people.values()].flatMap((own) => [...own]);

  const follow = (topic: string) => {
    const connections = new Set<C>();
    const receive = (data: unknown) => kind.receive(data as never, connections);
    const followed = { connections, subscription: bus.subscribe(topic, receive) };
    topics.set(topic, followed);
    return followed;
  };

  return {
    add(connection) {
      const own = people.get(connection.userId) ?? new Set();
      if (own.size >= MAX_PER_PERSON) return null;
      people.set(connection.userId, own.add(connection));
      const topic = kind.topicOf(connection);
      const { connections, subscription } = topics.get(topic) ?? follow(topic);
      connections.add(connection);
      if (isClosed()) kind.close(connection, 'shutdown');
      return subscription.ready;
    },
    remove(connection) {
      const own = people.get(connection.userId);
      if (!own?.delete(connection)) return;
      if (own.size === 0) people.delete(connection.userId);
      const topic = kind.topicOf(connection);
      const { connections, subscription } = topics.get(topic)!;
      connections.delete(connection);
      if (connections.size > 0) return;
      topics.delete(topic);
      subscription.end();
    },
    ofPerson: (userId) => [...(people.get(userId) ?? [])],
    all,
  };
};

export const createConnections = ({ bus, authSessions, onFailure }: Dependencies): Connections => {
  type AnyGroup = ConnectionGroup<Connection> & { kind: ConnectionKind<Connection> };
  const groups: AnyGroup[] = [];
  const timers: NodeJS.Timeout[] = [];
  let isClosed = false;

  const every = (milliseconds: number, work: () => void) => {
    const timer = setInterval(work, milliseconds);
    timer.unref();
    timers.push(timer);
  };

  const recheckOne = async ({ kind }: AnyGroup, connection: Connection) => {
    const actor = await authSessions.find(connection.sessionId, connection.userId);
    if (!actor || !(kind.mayStay?.(actor) ?? true)) kind.close(connection, 'session-ended');
  };
  const recheck = async (userId?: string) => {
    for (const group of groups)
      for (const connection of userId ? group.ofPerson(userId) : group.all())
        await recheckOne(group, connection);
  };
  const closeAll = ({ kind, all }: AnyGroup, reason: CloseReason) => {
    for (const connection of all()) kind.close(connection, reason);
  };

  authSessions.onChanged((userId) => void recheck(userId).catch(onFailure));
  // Expiring sessions publish no event, so they are checked periodically.
  every(RECHECK_MS, () => void recheck().catch(onFailure));
  bus.onReconnect(() => {
    for (const group of groups)
      if (group.kind.catchUp) group.kind.catchUp().catch(onFailure);
      else closeAll(group, 'news-missed');
  });

  return {
    group<C extends Connection>(kind: ConnectionKind<C>) {
      const group = createGroup(bus, kind, () => isClosed);
      every(kind.beatMs, () => group.all().forEach(kind.beat));
      groups.push({ ...group, kind } as unknown as AnyGroup);
      return group;
    },
    recheck,
    count: (name) =>
      groups
        .filter(({ kind }) => name === undefined || kind.name === name)
        .reduce((sum, { all }) => sum + all().length, 0),
    close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      for (const group of groups) closeAll(group, 'shutdown');
    },
  };
};
