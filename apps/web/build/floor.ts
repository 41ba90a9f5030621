/** The oldest browsers that work; Samsung Internet 20 is Chromium 106 (docs/adr/0047-browser-floor.md). */
export const FLOOR = ['chrome105', 'safari15.6', 'ios15.6', 'firefox115'];

/** For scripts: Safari 15 has private fields, which the compiler would write as 75 maps, 1.3 kB more on every page. */
export const SCRIPT_FLOOR = ['chrome105', 'safari16', 'ios16', 'firefox115'];
