// Loaded by `check-browser.ts` in the browsers between the floor and today; each part adds only what is missing.
import './array-copies.ts';
import './abort-timeout.ts';
import './popover.ts';
import './colour-mix.ts';
