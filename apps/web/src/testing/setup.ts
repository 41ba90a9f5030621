import '../theme/fonts.css';
import 'virtual:palettes.css';
import '../theme/modes.css';
import '../theme/base.css';
import React from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach } from 'vitest';
import { session } from '../data/calls/session.ts';
import { toasts, undoToast } from '../ui/overlays/toast.ts';
import { resetFakeApi } from './fake-api.ts';

Object.assign(document.documentElement.dataset, {
  theme: 'light',
  palette: 'default',
  mode: 'neon',
  glass: 'normal',
});
document.documentElement.lang = 'tr';

/** The production build of React has no `act`, which vitest-browser-react renders and unmounts in. */
Object.assign(React, {
  act: async (work: () => Promise<void>) => {
    let done = Promise.resolve();
    flushSync(() => {
      done = work();
    });
    await done;
  },
});

beforeEach(resetFakeApi);
afterEach(() => {
  // Closing a toast would send an undoable removal to the next test, so toasts are undone.
  for (const { id } of toasts.get()) undoToast(id);
  // Signing out also empties the outbox.
  session.clear();
  localStorage.clear();
});
