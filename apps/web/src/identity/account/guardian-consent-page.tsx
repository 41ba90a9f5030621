import { check } from '@netlik/contract/check';
import { account } from '@netlik/contract/identity/account';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { OutcomePanel } from '../outcome-panel.tsx';
import { useMailedLink } from '../use-mailed-link.ts';
import styles from './consent.module.css';
import { guardianTexts as texts } from './consent.texts.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

const InvalidLink = ({ text }: { text: string }) => (
  <OutcomePanel emblem="failed" title={texts.invalidTitle}>
    <p>{text}</p>
    <ButtonLink look="line" wide to="/">
      {texts.home}
    </ButtonLink>
  </OutcomePanel>
);

const Confirm = ({ uid, token }: { uid: string; token: string }) => {
  const [student, setStudent] = useState<string | null>(null);
  const form = useContractForm({
    initial: {},
    read: () => check(account.confirmGuardian.body, { uid, token }),
    write: (body, { send }) => send(account.confirmGuardian, { body }),
    onDone: ({ studentFirstName }) => setStudent(studentFirstName),
  });

  if (form.failure?.code === 'token.invalid') return <InvalidLink text={form.failure.message} />;
  if (student !== null)
    return (
      <OutcomePanel emblem="done" title={texts.doneTitle}>
        <p>{texts.done(student)}</p>
        <p>{texts.close}</p>
      </OutcomePanel>
    );
  return (
    <Stack as="form" gap="4" {...form.form}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <Text tone="muted">{texts.known}</Text>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <Button type="submit" wide busy={form.busy}>
        {texts.submit}
      </Button>
      <details className={styles.details}>
        <summary>{texts.notice}</summary>
        <PrivacyNotice />
      </details>
    </Stack>
  );
};

export const GuardianConsentPage = () => {
  const { uid, token } = useMailedLink();
  const link = check(account.confirmGuardian.body, { uid, token });
  return (
    <>
      <PageTitle>{texts.page}</PageTitle>
      {link.ok ? <Confirm {...link.data} /> : <InvalidLink text={texts.invalid} />}
    </>
  );
};
