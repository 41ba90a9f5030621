// Loaded by `check-browser.ts` in older supported browsers; each module adds only what is missing.
import './array-copies.ts';
import './abort-timeout.ts';
import './popover.ts';
import './colour-mix.ts';
