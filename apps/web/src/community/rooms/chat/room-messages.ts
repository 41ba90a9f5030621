import type { MessageReaction } from '@netlik/contract/community/rooms/room-reactions';
import type {
  ReactionChange,
  ReactionSnapshot,
  ServerFrame,
} from '@netlik/contract/community/rooms/room-socket';
import { REMOVED_MESSAGE, type RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import { KEPT_MESSAGES, mergeMessages } from '@netlik/domain/community/rooms/thread';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

export type RoomThread = {
  messages: readonly RoomMessage[];
  hasEarlier: boolean;
  /** The newest messages are not in the list. */
  isDetached: boolean;
};

type Patch = (thread: RoomThread) => RoomThread;
type PatchMessage = (message: RoomMessage) => RoomMessage;

const eachMessage =
  (patch: PatchMessage): Patch =>
  (thread) => ({ ...thread, messages: thread.messages.map(patch) });

/** A known message stays as it is, because its stored copy may lack later reactions. */
const withMessages =
  (incoming: readonly RoomMessage[]): Patch =>
  (thread) => {
    if (thread.isDetached) return thread;
    const known = new Set(thread.messages.map(({ number }) => number));
    const unknown = incoming.filter(({ number }) => !known.has(number));
    return unknown.length === 0 ? thread : { ...thread, messages: mergeMessages(thread.messages, unknown) };
  };

const withoutTexts = (removed: readonly number[]): Patch =>
  eachMessage((message) => {
    if (removed.includes(message.number))
      return { ...message, content: REMOVED_MESSAGE, isRemoved: true, replyTo: null, reactions: [] };
    const { replyTo } = message;
    return replyTo && replyTo.text !== null && removed.includes(replyTo.number)
      ? { ...message, replyTo: { ...replyTo, text: null } }
      : message;
  });

/** Replaces the reaction of one user. */
const withReaction = ({ number, userId, emoji }: ReactionChange): Patch =>
  eachMessage((message) => {
    if (message.number !== number || message.isRemoved) return message;
    const before = message.reactions.find((one) => one.userId === userId)?.emoji ?? null;
    if (before === emoji) return message;
    const others = message.reactions.filter((one) => one.userId !== userId);
    return { ...message, reactions: emoji === null ? others : [...others, { userId, emoji }] };
  });

/** Replaces known reactions by those of a snapshot. */
const withReactions = ({ from, reactions }: ReactionSnapshot): Patch =>
  eachMessage((message) => {
    if (message.number < from) return message;
    const own: MessageReaction[] = reactions
      .filter(({ number }) => number === message.number)
      .map(({ userId, emoji }) => ({ userId, emoji }));
    return own.length + message.reactions.length === 0 ? message : { ...message, reactions: own };
  });

const withEarlier =
  ({ messages: earlier, hasEarlier }: RoomThread, first: number): Patch =>
  (thread) => {
    // The thread was read again meanwhile.
    if (thread.messages[0]?.number !== first) return thread;
    const all = mergeMessages(earlier, thread.messages, Number.POSITIVE_INFINITY);
    const messages = all.slice(0, KEPT_MESSAGES);
    return { messages, hasEarlier, isDetached: thread.isDetached || messages.length < all.length };
  };

const patchesOf = (frame: ServerFrame): Patch[] => {
  switch (frame.type) {
    case 'message':
      return [withMessages([frame.payload])];
    case 'removed':
      return [withoutTexts([frame.payload.number])];
    case 'reaction':
      return [withReaction(frame.payload)];
    case 'reactions':
      return [withReactions(frame.payload)];
    default:
      return [];
  }
};

export type ReadyFrame = Extract<ServerFrame, { type: 'ready' }>;

export type HistoryDeps = {
  queries: QueryClient;
  roomId: string;
  /** The newest messages, or those before a number, in ascending order. */
  history: (before: number | null) => Promise<RoomMessage[]>;
  historyLimit: number;
};

const applyAll = (thread: RoomThread, patches: readonly Patch[]) =>
  patches.reduce((patched, patch) => patch(patched), thread);

/** The messages of a room as query data, which frames of the socket patch. */
export const createRoomMessages = ({ queries, roomId, history, historyLimit }: HistoryDeps) => {
  /** The patches since each running read began, because its reply may be older. */
  const reads = new Set<Patch[]>();
  /** The highest number received, even if not shown. */
  let newest = 0;
  let isLoadingEarlier = false;

  const read = async (before: number | null): Promise<RoomThread> => {
    const missed: Patch[] = [];
    reads.add(missed);
    try {
      const messages = await history(before);
      const isDetached = before !== null;
      return applyAll({ messages, hasEarlier: messages.length >= historyLimit, isDetached }, missed);
    } finally {
      reads.delete(missed);
    }
  };
  const query = queryOptions({
    queryKey: [rooms.messages.path, roomId],
    queryFn: () => read(null),
    // Read once the socket is open, so that no message falls between the two.
    enabled: false,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    structuralSharing: false,
  });
  const get = () => queries.getQueryData(query.queryKey);
  const patch = (...patches: Patch[]) => {
    for (const missed of reads) missed.push(...patches);
    const thread = get();
    if (thread) queries.setQueryData(query.queryKey, applyAll(thread, patches));
  };
  const note = (messages: readonly RoomMessage[]) => {
    newest = Math.max(newest, messages.at(-1)?.number ?? 0);
    return messages;
  };
  const loadNewest = async () => note((await queries.fetchQuery(query)).messages);
  /** Forgets all messages, and a read that is still running. */
  const reset = () => queries.resetQueries({ queryKey: query.queryKey, exact: true });

  return {
    query,
    reset,
    loadNewest,
    /** The number after which the server sends missed messages; null if the newest have to be read. */
    since: () => (get() ? newest : null),
    take(frame: ServerFrame) {
      if (frame.type === 'message') note([frame.payload]);
      patch(...patchesOf(frame));
    },
    react: (reaction: ReactionChange) => patch(withReaction(reaction)),
    /** Resolves to the messages that the server has stored meanwhile. */
    async catchUp({ messages, hasMore, removed, reactions }: ReadyFrame['payload']) {
      if (!get() || hasMore) {
        await reset();
        return loadNewest();
      }
      patch(...(reactions ? [withReactions(reactions)] : []), withMessages(messages), withoutTexts(removed));
      return note(messages);
    },
    async loadEarlier() {
      const first = get()?.messages[0]?.number;
      if (isLoadingEarlier || first === undefined || !get()?.hasEarlier) return;
      isLoadingEarlier = true;
      try {
        patch(withEarlier(await read(first), first));
      } catch {
        // The next scroll retries.
      } finally {
        isLoadingEarlier = false;
      }
    },
  };
};
