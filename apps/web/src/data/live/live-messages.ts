import type { Notification } from '@netlik/contract/platform/notifications';
import type { Topic } from '@netlik/contract/topics';

/** Payloads of `/ws/live` by message type; features add theirs by augmenting this module. */
export interface LiveMessages {
  /** Topics changed by this user on any device, or by another user's write that concerns them. */
  changed: readonly Topic[];
  /** The checked beginning of an answer that the assistant is still writing. */
  'assistant.partial': { text: string };
  notification: Notification;
}

export type LiveType = keyof LiveMessages;

export const parseMessage = (text: unknown): { type: string; data: unknown } | null => {
  if (typeof text !== 'string') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || !('type' in value)) return null;
    return typeof value.type === 'string'
      ? { type: value.type, data: 'data' in value ? value.data : null }
      : null;
  } catch {
    return null;
  }
};
