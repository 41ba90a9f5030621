/** Runs for each stylesheet once loaded, before its own listeners. */
export const eachStyleSheet = (work: (sheet: CSSStyleSheet) => void): void =>
  document.addEventListener(
    'load',
    ({ target }) => {
      const { sheet } = target as HTMLLinkElement;
      if (sheet) work(sheet);
    },
    true,
  );
