import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { duelTexts as texts } from './duels.texts.ts';

/** Replaces the duels for a minor without a guardian's confirmation. */
export const GuardianPending = () => (
  <EmptyState
    drawing="inbox"
    title={texts.guardianTitle}
    text={texts.guardianText}
    action={<ButtonLink to="/study-tracker/timer">{texts.study}</ButtonLink>}
  />
);
