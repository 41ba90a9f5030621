import type { Profile } from '@netlik/contract/identity/person';
import { Card } from '../../../ui/layout/card.tsx';
import type { FocusRequest } from '../use-first-focus.ts';
import { AvatarUpload } from './avatar-upload.tsx';
import styles from './identity-card.module.css';
import { profileTexts as texts } from './profile.texts.ts';

type Props = { profile: Profile; focusRequest: FocusRequest | null };

export const IdentityCard = ({ profile, focusRequest }: Props) => {
  const { firstName, lastName, email, role, plan } = profile;
  return (
    <Card>
      <AvatarUpload profile={profile} focusRequest={focusRequest} />
      <div className={styles.who}>
        <h2>{`${firstName} ${lastName}`.trim() || texts.noName}</h2>
        <p className={styles.tags}>
          <span className={styles.tag}>
            <span className="visually-hidden">{texts.role}: </span>
            {texts.roles[role] ?? texts.unknownRole}
          </span>
          {role === 'student' && (
            <span className={`${styles.tag} ${plan.tier === 'premium' ? styles.premium : ''}`}>
              <span className="visually-hidden">{texts.plan}: </span>
              {texts.tiers[plan.tier]}
            </span>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        <dt>{texts.email}</dt>
        <dd className={styles.email}>{email}</dd>
        <dd className={styles.small}>{texts.emailHint}</dd>
      </dl>
    </Card>
  );
};
