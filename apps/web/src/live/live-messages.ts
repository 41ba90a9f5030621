import type { Notification } from '@netlik/contract/notifications';
import type { RunNews } from '@netlik/contract/study/study-runs';

/** Payloads of `/ws/live` by message type. Features add their types here. */
export type LiveMessages = {
  notification: Notification;
  /** Read or deleted, here or in another tab or device. */
  'notifications.changed': null;
  /** The timer's run was started, changed, taken over or ended, here or on another device. */
  'study.run': RunNews;
  /** A session, a question entry or a reminder was added, changed or deleted, here or on another device. */
  'study.changed': null;
};

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
