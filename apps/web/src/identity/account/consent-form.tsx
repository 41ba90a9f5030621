import { check, type FieldError } from '@netlik/contract/check';
import { account, ConsentRequest, NOTICE_VERSION } from '@netlik/contract/identity/account';
import type { Person } from '@netlik/contract/identity/person';
import { birthYearChoices, isMinor } from '@netlik/domain/identity/people';
import { studyDay } from '@netlik/domain/study-day';
import { session } from '../../data/calls/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { withRules } from '../../ui/forms/contract-form.ts';
import { CheckboxField, EmailField, SelectField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import styles from './consent.module.css';
import { beforeGuardianTexts, consentTexts as texts } from './consent.texts.ts';

const blank = { birthYear: '', 'guardian.name': '', 'guardian.email': '', read: false };

export const ConsentForm = ({ person }: { person: Person }) => {
  const today = studyDay(new Date());
  const needsGuardian = (birthYear: string) =>
    person.role === 'student' && birthYear !== '' && isMinor(Number(birthYear), today);

  const form = useContractForm({
    initial: blank,
    read: (values) => {
      const unread: FieldError[] = values.read ? [] : [{ path: 'read', message: texts.readMissing }];
      const guardian = needsGuardian(values.birthYear)
        ? { name: values['guardian.name'], email: values['guardian.email'] }
        : undefined;
      const birthYear = values.birthYear === '' ? undefined : Number(values.birthYear);
      return withRules(check(ConsentRequest, { birthYear, noticeVersion: NOTICE_VERSION, guardian }), unread);
    },
    write: (body, { send }) => send(account.consent, { body }),
    onDone: session.updateUser,
    fieldOfCode: {
      'consent.guardian_self': 'guardian.email',
      'consent.guardian_needed': 'guardian.name',
    },
  });

  return (
    <Stack as="form" gap="4" {...form.form}>
      {form.failure && (
        <Notice tone="danger">
          <p>{form.failure.message}</p>
          {form.failure.code === 'consent.notice_outdated' && (
            <Button look="line" small onClick={() => location.reload()}>
              {texts.outdated}
            </Button>
          )}
        </Notice>
      )}
      <SelectField label={texts.birthYear} autoComplete="bday-year" required {...form.text('birthYear')}>
        <option value="">{texts.pick}</option>
        {birthYearChoices(today).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
      {needsGuardian(form.values.birthYear) && (
        <Stack gap="4" size="small" box="well" className={styles.guardian}>
          <p>{texts.guardianLead}</p>
          <p>
            <strong>{beforeGuardianTexts.title}</strong> {beforeGuardianTexts.text}
          </p>
          <TextField label={texts.guardianName} required autoComplete="off" {...form.text('guardian.name')} />
          <EmailField label={texts.guardianEmail} autoComplete="off" {...form.text('guardian.email')} />
        </Stack>
      )}
      <CheckboxField label={texts.read} required {...form.checkbox('read')} />
      <Button type="submit" wide busy={form.busy}>
        {texts.submit}
      </Button>
    </Stack>
  );
};
