import type { SocketErrorCode } from '@netlik/contract/community/rooms/room-socket';
import { MAX_ROOM_MESSAGE } from '@netlik/contract/community/rooms/rooms';
import { hasInvalidText } from '../../../http/invalid-text.ts';

export type MessageFrame = { type: 'message'; content: string; key: string | null; replyTo: number | null };

export type ParsedFrame =
  | MessageFrame
  | { type: 'typing'; state: boolean }
  | { type: 'refused'; code: SocketErrorCode; key: string | null };

export const frameErrors: Record<SocketErrorCode, string> = {
  ConnectionError: 'Bir bağlantı sorunu oluştu.',
  MalformedPayload: 'Mesaj gönderilemedi.',
  MessageTooLong: 'Mesaj çok uzun (en fazla 1000 karakter).',
  MessageEmpty: 'Lütfen bir mesaj yazın.',
  MessageRefused: 'Burada kullanmadığımız bir sözcük var. Başka türlü yazar mısın?',
  RateLimited: 'Çok hızlı yazıyorsun. Birkaç saniye bekle.',
  SocketClosed: 'Bağlantı mevcut değil. Lütfen tekrar deneyin.',
};

const CONTROL = /[^\P{Cc}\n\r\t]/u;
const KEY = /^[\w-]{8,64}$/;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type Loose = {
  type?: unknown;
  content?: unknown;
  key?: unknown;
  replyTo?: unknown;
  payload?: { state?: unknown } | null;
};

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

export const parseFrame = (text: string): ParsedFrame => {
  const value = parseJson(text);
  const malformed = { type: 'refused', code: 'MalformedPayload', key: null } as const;
  if (value === null || typeof value !== 'object' || hasInvalidText(value)) return malformed;
  const { type, content, key: given, replyTo = null, payload } = value as Loose;
  if (type === 'typing') {
    const state = payload?.state;
    return typeof state === 'boolean' ? { type, state } : malformed;
  }
  if (type !== 'message' || typeof content !== 'string') return malformed;
  if (given !== undefined && (typeof given !== 'string' || !KEY.test(given))) return malformed;
  const key = given ?? null;
  if (replyTo !== null && !isNumber(replyTo)) return { type: 'refused', code: 'MalformedPayload', key };
  const trimmed = content.trim();
  if (trimmed === '') return { type: 'refused', code: 'MessageEmpty', key };
  if (trimmed.length > MAX_ROOM_MESSAGE) return { type: 'refused', code: 'MessageTooLong', key };
  if (CONTROL.test(trimmed)) return { type: 'refused', code: 'MalformedPayload', key };
  return { type, content: trimmed, key, replyTo };
};
