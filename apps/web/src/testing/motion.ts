import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type DevTools = { send: (method: string, params: object) => Promise<unknown> };

const emulate = (value: 'reduce' | 'no-preference') =>
  (cdp() as unknown as DevTools).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

/** Enables motion for this test; the others run with reduced motion. */
export const allowMotion = async () => {
  await emulate('no-preference');
  onTestFinished(() => emulate('reduce').then(() => undefined));
};
