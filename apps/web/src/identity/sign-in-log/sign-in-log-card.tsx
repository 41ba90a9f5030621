import type { SignInEntry } from '@netlik/contract/identity/sign-in-log';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortDayTime } from '../../formats/clock.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from '../account/account.module.css';
import { signInLogQueries } from './sign-in-log.queries.ts';
import { signInLogTexts as texts } from './sign-in-log.texts.ts';

const FEW = 5;

const EntryRow = ({ entry: { result, tries, device, address, lastAt } }: { entry: SignInEntry }) => (
  <Row as="li" gap="1 4" align="center" between wrap className={styles.device}>
    <div className={styles.deviceText}>
      <Text tone={result === 'ok' ? undefined : 'danger'} weight="medium">
        {texts.results[result]}
        {tries > 1 && ` · ${texts.tries(tries)}`}
      </Text>
      <Text tone="muted" size="small">
        {device} · {texts.network(address)}
      </Text>
    </div>
    <Text as="time" tone="muted" size="small" dateTime={lastAt}>
      {formatShortDayTime(lastAt)}
    </Text>
  </Row>
);

export const SignInLogCard = () => {
  const entries = useQuery(signInLogQueries.list());
  const [all, setAll] = useState(false);
  const shown = all ? entries.data : entries.data?.slice(0, FEW);
  return (
    <Section title={texts.title} lead={texts.lead}>
      <UntilLoaded query={entries} failed={texts.failed} compact>
        <SkeletonRows rows={3} />
      </UntilLoaded>
      {shown?.length === 0 && <Text tone="muted">{texts.none}</Text>}
      <Stack as="ul">
        {shown?.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Stack>
      {!all && entries.data && entries.data.length > FEW && (
        <Row>
          <Button look="line" onClick={() => setAll(true)}>
            {texts.more}
          </Button>
        </Row>
      )}
    </Section>
  );
};
