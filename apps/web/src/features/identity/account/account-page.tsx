import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { usePerson } from '../../../ui/use-person.ts';
import styles from './account.module.css';
import { accountTexts as texts } from './account.texts.ts';
import { AccountCard } from './account-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesCard } from './devices-card.tsx';

export const AccountPage = () => {
  const person = usePerson();
  const [failure, setFailure] = useState('');
  if (!person) return null;
  return (
    <div className={styles.page}>
      <PageTitle>{texts.page}</PageTitle>
      <header className={styles.head}>
        <h1>{texts.greeting(person.firstName || person.email)}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {person.consent === 'guardian' && (
        <Notice tone="info">
          <p>
            <strong>{texts.guardianTitle}.</strong> {texts.guardian}
          </p>
        </Notice>
      )}
      <div className={styles.columns}>
        <AccountCard person={person} onFailure={setFailure} />
        <div className={styles.stack}>
          <DevicesCard />
          <DataCard personId={person._id} onFailure={setFailure} />
        </div>
      </div>
    </div>
  );
};
