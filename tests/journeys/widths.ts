/** Specs that are written for a computer's width; tests elsewhere say it with `@wide` or `@phone`. */
export const desktopSpecs =
  /(?:error-pages|guards|keyboard|palette-switch|planted-faults|routes|scrollbar|timer-clock|timer-notice|timer-signals|bundle-size)\.spec\.ts$/;
