/**
 * Sends browsers below the floor to a page that names those that work, and loads what the older ones above it lack. It runs as text in
 * index.html, first of all, so it may use nothing from outside itself and no syntax that a browser of 2012 cannot read.
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
    // The only way to have it run before the page's modules.
    document.write('<script src="'.concat(addMissing, '"></', 'script>'));
}
