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

export const stepWords = (step: TourStep, element: Element | null): { title: string; text: string } =>
  step.cases?.[element?.getAttribute('data-tour-case') ?? ''] ?? step;

/** The steps of one page, written beside its screen as `<page>.tour.ts`. */
export type Tour = {
  page: TutorialPage;
  paths: readonly string[];
  steps: readonly TourStep[];
  /** False prevents the start at a student's first visit. */
  auto?: false;
};
