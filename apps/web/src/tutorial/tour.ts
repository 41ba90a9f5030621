export type TourStep = {
  /** The value of `data-tour` on the element. */
  anchor: string;
  title: string;
  text: string;
};

/** The steps of one page, written beside its screen as `<page>.tour.ts`. */
export type Tour = {
  /** Pages of `tutorialPages` are stored on the server; other names on this device only. */
  page: string;
  /** Route patterns. */
  paths: readonly string[];
  steps: readonly TourStep[];
  /** False: does not start by itself at a student's first visit. */
  auto?: false;
};
