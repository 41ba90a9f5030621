import type { TutorialPage } from '@netlik/contract/identity/account';

export type TourStep = {
  /** The value of `data-tour` on the element. */
  anchor: string;
  title: string;
  text: string;
  /**
   * Replacement texts by the element's `data-tour-case`, so that a step does not mention features the user
   * lacks.
   */
  cases?: Readonly<Record<string, { title: string; text: string }>>;
};

export type Tour = { page: TutorialPage; steps: readonly TourStep[] };

/** The table in `shell/tours`, loaded when a tour starts. */
export type Tours = Readonly<Record<TutorialPage, readonly TourStep[]>>;
