import { useRef } from 'react';
import { newKey } from '../api/call.ts';

/** The same words sent again are the same write; changed ones are another. */
export const useWriteKey = () => {
  const last = useRef({ body: '', key: '' });
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (text !== last.current.body) last.current = { body: text, key: newKey() };
    return last.current.key;
  };
};
