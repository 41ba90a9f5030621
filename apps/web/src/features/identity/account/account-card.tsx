import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import type { Person } from '@netlik/contract/identity/person';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './account.module.css';
import { accountTexts as texts } from './account.texts.ts';
import { signOut, signOutEverywhere } from './sign-out.ts';

const initials = ({ firstName, lastName, email }: Person) =>
  ([firstName, lastName].map((name) => name.trim().charAt(0)).join('') || email.charAt(0)).toLocaleUpperCase(
    'tr',
  );

type Props = { person: Person; onFailure: (message: string) => void };

export const AccountCard = ({ person, onFailure }: Props) => {
  const [busy, setBusy] = useState<'here' | 'all' | null>(null);
  const { firstName, lastName, email, role, plan } = person;

  const leave = async (where: 'here' | 'all') => {
    setBusy(where);
    onFailure('');
    try {
      await (where === 'all' ? signOutEverywhere() : signOut());
    } catch (error) {
      setBusy(null);
      if (!(error instanceof ApiError)) throw error;
      onFailure(error.message);
    }
  };

  return (
    <section className={styles.card} aria-labelledby="account-title">
      <div className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {initials(person)}
        </span>
        <div>
          <h2 id="account-title">{`${firstName} ${lastName}`.trim() || texts.noName}</h2>
          <p className={styles.small}>{texts.roles[role] ?? role}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.email}</dt>
          <dd className={styles.email}>{email}</dd>
        </div>
        {role === 'student' && (
          <div>
            <dt>{texts.plan}</dt>
            <dd>
              <Badge variant="light" size="lg" tt="none">
                {texts.tiers[plan.tier]}
              </Badge>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.leave}>
        <Button look="quiet" busy={busy === 'here'} onClick={() => leave('here')}>
          {texts.signOut}
        </Button>
        <Button look="plain" busy={busy === 'all'} onClick={() => leave('all')}>
          {texts.signOutAll}
        </Button>
      </div>
    </section>
  );
};
