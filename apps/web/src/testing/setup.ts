import '../theme/fonts.css';
import 'virtual:palettes.css';
import '../theme/modes.css';
import '../theme/base.css';
import { afterEach, beforeEach } from 'vitest';
import { resetFakeApi } from './fake-api.ts';

Object.assign(document.documentElement.dataset, {
  theme: 'light',
  palette: 'default',
  mode: 'neon',
  glass: 'normal',
});
document.documentElement.lang = 'tr';

beforeEach(resetFakeApi);
afterEach(() => localStorage.clear());
