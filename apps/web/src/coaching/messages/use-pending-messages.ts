import type { NewMessage } from '@netlik/contract/coaching/messages';
import { useOutbox } from '../../data/outbox/outbox.ts';

export const SEND_NAME = 'messages.send';

export type PendingMessage = { key: string; text: string; pictures: readonly string[]; isFailed: boolean };

export const usePendingMessages = (threadIds: readonly string[]): PendingMessage[] =>
  useOutbox()
    .entries.filter(({ write, input }) => write === SEND_NAME && threadIds.includes(String(input.params?.id)))
    .map(({ key, state, input }) => {
      const { text = '', pictures = [] } = (input.body ?? {}) as Partial<NewMessage>;
      return { key, text: String(text), pictures, isFailed: state === 'failed' };
    });
