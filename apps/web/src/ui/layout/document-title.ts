/** Titles of the page and of what is open on it, the innermost last. */
let shown: readonly string[] = [];
let instead: string | null = null;

const apply = () => {
  const title = instead ?? shown.at(-1);
  if (title !== undefined && document.title !== title) document.title = title;
};

/** Returns a function that takes the title away again. */
export const addTitle = (title: string): (() => void) => {
  shown = [...shown, title];
  apply();
  return () => {
    const at = shown.lastIndexOf(title);
    shown = shown.filter((_, index) => index !== at);
    apply();
  };
};

/** Shows this title on every page, such as the running timer's; null shows the page's own. */
export const showTitleInstead = (title: string | null): void => {
  instead = title;
  apply();
};
