import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '../../data/calls/session.ts';
import { signOut } from '../../data/calls/sign-out.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StepPage } from '../step-page.tsx';
import { userQueries } from '../users/users.queries.ts';
import { secondFactorQueries } from './second-factor.queries.ts';
import { factorPageTexts as texts } from './second-factor.texts.ts';
import { SecondFactorCard } from './second-factor-card.tsx';

/**
 * For users without the second factor that their role requires. Continues by a button, so that recovery
 * codes are read first.
 */
export const SecondFactorPage = () => {
  const queries = useQueryClient();
  const { data } = useQuery(secondFactorQueries.own());
  const [signingOut, setSigningOut] = useState(false);
  const isReady = data !== undefined && (data.codes || data.passkeys.length > 0);
  const go = useWrite(
    async () => session.updateUser(await queries.fetchQuery({ ...userQueries.own(), staleTime: 0 })),
    { failed: texts.continueFailed },
  );
  const leave = async () => {
    setSigningOut(true);
    await signOut();
  };
  return (
    <StepPage title={texts.page} gap="4">
      <h1>{texts.title}</h1>
      <Text tone="muted">{texts.lead}</Text>
      <SecondFactorCard />
      <Row gap="3" align="center" wrap>
        <Button busy={go.busy} disabled={!isReady} onClick={() => go.send()}>
          {texts.continue}
        </Button>
        <Button look="quiet" busy={signingOut} onClick={() => void leave()}>
          {texts.signOut}
        </Button>
        {!isReady && (
          <Text tone="muted" size="small">
            {texts.first}
          </Text>
        )}
      </Row>
    </StepPage>
  );
};
