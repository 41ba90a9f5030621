import type { Profile } from '@netlik/contract/identity/person';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { visibilityTexts as texts } from './profile.texts.ts';
import { updateProfile } from './users.queries.ts';

/** Whether other students find this one by name or e-mail. */
export const VisibilityCard = ({ profile }: { profile: Profile }) => {
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (discoverable: boolean) => updateProfile(queries, profile._id, { discoverable }),
  });
  const failure = error instanceof ApiError ? error.message : error ? texts.failed : undefined;
  return (
    <Card title={texts.title}>
      <SwitchField
        label={texts.label}
        hint={profile.consent === 'guardian' ? texts.afterGuardian : texts.hint}
        error={failure}
        checked={isPending ? variables : profile.discoverable}
        disabled={isPending}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
    </Card>
  );
};
