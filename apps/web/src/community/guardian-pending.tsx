import { ButtonLink } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';

type Props = { texts: { guardianTitle: string; guardianText: string; study: string } };

/** Replaces what a minor may not use without a guardian's confirmation. */
export const GuardianPending = ({ texts }: Props) => (
  <EmptyState
    drawing="people"
    title={texts.guardianTitle}
    text={texts.guardianText}
    action={<ButtonLink to="/study-tracker/timer">{texts.study}</ButtonLink>}
  />
);
