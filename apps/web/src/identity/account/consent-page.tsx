import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import CheckIcon from 'lucide-react/icons/check';
import { useState } from 'react';
import { signOut } from '../../data/calls/sign-out.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StepPage } from '../step-page.tsx';
import { dataTexts } from './account.texts.ts';
import styles from './consent.module.css';
import { consentTexts as texts } from './consent.texts.ts';
import { ConsentForm } from './consent-form.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { noticeSummary } from './notice.texts.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

export const ConsentPage = () => {
  const person = usePerson();
  const [signingOut, setSigningOut] = useState(false);
  const [erasing, setErasing] = useState(false);
  const [reading, setReading] = useState(false);
  if (!person) return null;

  const signOutHere = async () => {
    setSigningOut(true);
    await signOut();
  };

  return (
    <StepPage title={texts.page} gap="5">
      <h1>{texts.title}</h1>
      <Stack as="ul" gap="2" className={styles.summary}>
        {noticeSummary.map((point) => (
          <li key={point}>
            <CheckIcon />
            {point}
          </li>
        ))}
      </Stack>
      <details
        className={styles.details}
        // Loads the operator's name only when the notice is opened.
        onToggle={(event) => event.currentTarget.open && setReading(true)}
      >
        <summary>
          {texts.notice}{' '}
          <Text as="span" tone="muted" size="tiny" weight="regular" className={styles.version}>
            {texts.version(NOTICE_VERSION)}
          </Text>
        </summary>
        {reading && <PrivacyNotice />}
      </details>
      <ConsentForm person={person} />
      <Row align="center" justify="center" wrap tone="muted" size="small" className={styles.refuse}>
        <span>{texts.refuse}</span>
        <Button look="quiet" small busy={signingOut} onClick={signOutHere}>
          {texts.signOut}
        </Button>
        <Button look="quiet" small onClick={() => setErasing(true)}>
          {dataTexts.erase}
        </Button>
      </Row>
      {erasing && <EraseDialog hasPassword={null} personId={person._id} onClose={() => setErasing(false)} />}
    </StepPage>
  );
};
