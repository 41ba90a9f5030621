import type { Profile } from '@netlik/contract/identity/person';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
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
      <Stack gap="2" text="center" shrink>
        <Text as="h2" wrapAnywhere>
          {`${firstName} ${lastName}`.trim() || texts.noName}
        </Text>
        <Row as="p" gap="2" justify="center" wrap>
          <Text as="span" tone="primary" size="small" weight="medium" className={styles.tag}>
            <span className="visually-hidden">{texts.role}: </span>
            {texts.roles[role] ?? texts.unknownRole}
          </Text>
          {role === 'student' && (
            <Text
              as="span"
              tone="primary"
              size="small"
              weight="medium"
              className={`${styles.tag} ${plan.tier === 'premium' ? styles.premium : ''}`}
            >
              <span className="visually-hidden">{texts.plan}: </span>
              {texts.tiers[plan.tier]}
            </Text>
          )}
        </Row>
      </Stack>
      <dl className={styles.facts}>
        <Text as="dt" tone="muted" size="small">
          {texts.email}
        </Text>
        <Text as="dd" weight="medium" wrapAnywhere>
          {email}
        </Text>
        <Text as="dd" tone="muted" size="small">
          {texts.emailHint}
        </Text>
      </dl>
    </Card>
  );
};
