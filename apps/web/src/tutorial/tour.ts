/** One thing worth pointing at. */
export type TourStep = {
  /** The value of `data-tour` on the element. */
  anchor: string;
  title: string;
  text: string;
};

/** The steps of one page, written beside its screen as `<page>.tour.ts`. */
export type Tour = {
  /** A page of `tutorialPages` is remembered by the server; any other name on this device only. */
  page: string;
  /** As the router writes them. */
  paths: readonly string[];
  steps: readonly TourStep[];
  /** Starts by itself at a student's first visit, unless told otherwise. */
  auto?: false;
};
