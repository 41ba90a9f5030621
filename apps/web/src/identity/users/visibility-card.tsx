import type { Profile } from '@netlik/contract/identity/person';
import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { visibilityTexts as texts } from './profile.texts.ts';
import { updateProfile } from './user-writes.ts';

export const VisibilityCard = ({ profile }: { profile: Profile }) => {
  const queries = useQueryClient();
  const change = useWrite(
    (discoverable: boolean, { send }) => updateProfile(queries, send, profile._id, { discoverable }),
    { failed: texts.failed, inline: true },
  );
  return (
    <Section title={texts.title}>
      <SwitchField
        label={texts.label}
        hint={profile.consent === 'guardian' ? texts.afterGuardian : texts.hint}
        error={change.error ?? undefined}
        checked={change.inputs[0] ?? profile.discoverable}
        disabled={change.busy}
        onChange={(event) => change.send(event.currentTarget.checked)}
      />
    </Section>
  );
};
