/**
 * Redirects unsupported browsers and loads polyfills for older supported ones. Runs first, as text in
 * index.html, so it must be self-contained and parse in browsers of 2012.
 */
export function checkBrowser(addMissing: string, tooOldPage: string) {
  if (
    !(
      'inert' in HTMLElement.prototype &&
      'findLast' in Array.prototype &&
      typeof structuredClone === 'function'
    )
  )
    location.replace(tooOldPage);
  else if (
    !(
      'toSorted' in Array.prototype &&
      'timeout' in AbortSignal &&
      'showPopover' in HTMLElement.prototype &&
      CSS.supports('color', 'color-mix(in srgb,red,red)')
    )
  )
    // The only way to run it before the page's modules.
    document.write('<script src="'.concat(addMissing, '"></', 'script>'));
}
