import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '../../data/calls/session.ts';
import { signOut } from '../../data/calls/sign-out.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { AppearanceSwitcher } from '../../ui/appearance/appearance-switcher.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TopBar } from '../../ui/layout/top-bar.tsx';
import { userQueries } from '../users/users.queries.ts';
import styles from './second-factor.module.css';
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
    <>
      <PageTitle>{texts.page}</PageTitle>
      <TopBar>
        <Brand />
        <AppearanceSwitcher />
      </TopBar>
      <Stack as="main" gap="4" className={styles.page}>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead}</Text>
        <SecondFactorCard />
        <Row gap="3" align="center" wrap>
          <Button busy={go.busy} disabled={!isReady} onClick={() => go.send()}>
            {texts.continue}
          </Button>
          <Button look="plain" busy={signingOut} onClick={() => void leave()}>
            {texts.signOut}
          </Button>
          {!isReady && (
            <Text tone="muted" size="small">
              {texts.first}
            </Text>
          )}
        </Row>
      </Stack>
    </>
  );
};
