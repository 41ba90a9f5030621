import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { lobbyTexts as texts } from './rooms.texts.ts';

/** Replaces the rooms for a minor without a guardian's confirmation. */
export const GuardianPending = () => (
  <EmptyState
    drawing="rooms"
    title={texts.guardianTitle}
    text={texts.guardianText}
    action={<ButtonLink to="/study-tracker/timer">{texts.study}</ButtonLink>}
  />
);
