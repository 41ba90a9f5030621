import { useRef } from 'react';
import { newIdempotencyKey } from '../api/call.ts';

/** Returns the same key while the body is unchanged: sending it again is the same write. */
export const useIdempotencyKey = () => {
  const last = useRef({ body: '', key: '' });
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (text !== last.current.body) last.current = { body: text, key: newIdempotencyKey() };
    return last.current.key;
  };
};
