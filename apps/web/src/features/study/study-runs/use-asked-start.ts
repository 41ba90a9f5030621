import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { timer } from './engine/timer.ts';
import { START_PARAM, TIMER_PAGE } from './start-address.ts';

/** Starts once when the address asks for it, and not again after a reload. */
export const useAskedStart = (start: () => void): void => {
  const isAsked = useSearchParams()[0].has(START_PARAM);
  const navigate = useNavigate();
  const startRef = useRef(start);
  useEffect(() => {
    startRef.current = start;
  });
  useEffect(() => {
    if (!isAsked) return;
    void navigate(TIMER_PAGE, { replace: true });
    if (timer.current().state === 'idle') startRef.current();
  }, [isAsked, navigate]);
};
