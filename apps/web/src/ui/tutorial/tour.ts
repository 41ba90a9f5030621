import type { TutorialPage } from '@netlik/contract/identity/account';

export type TourStep = {
  /** The value of `data-tour` on the element. */
  anchor: string;
  title: string;
  text: string;
  /** Said instead where the element has this `data-tour-case`: what this person does not have is not spoken of. */
  cases?: Readonly<Record<string, { title: string; text: string }>>;
};

/** The words of a step for its element. */
export const stepWords = (step: TourStep, element: Element | null): { title: string; text: string } =>
  step.cases?.[element?.getAttribute('data-tour-case') ?? ''] ?? step;

/** The steps of one page, written beside its screen as `<page>.tour.ts`. */
export type Tour = {
  page: TutorialPage;
  /** Route patterns. */
  paths: readonly string[];
  steps: readonly TourStep[];
  /** False: does not start by itself at a student's first visit. */
  auto?: false;
};
