import type { Notification } from '@netlik/contract/platform/notifications';
import type { Topic } from '@netlik/contract/topics';

/** Payloads of `/ws/live` by message type. A feature adds its own by declaring this module. */
export interface LiveMessages {
  /** A write of this person, here or on another device, or one of another user that concerns them. */
  changed: readonly Topic[];
  /** The checked beginning of an answer that is still being written. */
  'assistant.partial': { text: string };
  notification: Notification;
}

export type LiveType = keyof LiveMessages;

/** The type and data of a message, or null if it is malformed. */
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
