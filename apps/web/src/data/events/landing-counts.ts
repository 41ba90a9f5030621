import { experiments as counters, type LandingStep } from '@netlik/contract/platform/experiments';
import { call } from '../calls/call.ts';
import { getVariant, isOverridden } from './experiments.ts';

const KEY = 'netlik.landing';
const steps: readonly string[] = ['view', 'click', 'signup'] satisfies LandingStep[];

/**
 * Counts each step once per tab and only after a view; visits with a variant from the URL are not counted.
 */
export const countLanding = (step: LandingStep): void => {
  if (isOverridden('landing_hero_v1')) return;
  try {
    const before = steps.indexOf(sessionStorage.getItem(KEY) ?? '');
    if (steps.indexOf(step) <= before || (step !== 'view' && before === -1)) return;
    sessionStorage.setItem(KEY, step);
  } catch {
    // Without storage a visitor would be counted repeatedly.
    return;
  }
  // Failures are ignored.
  call(counters.count, { body: { variant: getVariant('landing_hero_v1'), step } }).catch(() => undefined);
};
