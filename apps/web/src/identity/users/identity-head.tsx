import type { Profile } from '@netlik/contract/identity/person';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import type { FocusRequest } from '../use-first-focus.ts';
import { AvatarUpload } from './avatar-upload.tsx';
import { profileTexts as texts } from './profile.texts.ts';

type Props = { profile: Profile; focusRequest: FocusRequest | null };

export const IdentityHead = ({ profile, focusRequest }: Props) => {
  const { firstName, lastName, email, role, plan } = profile;
  return (
    <AvatarUpload profile={profile} focusRequest={focusRequest}>
      <Text as="h2" wrapAnywhere>
        {`${firstName} ${lastName}`.trim() || texts.noName}
      </Text>
      <Row as="p" gap="2" wrap>
        <Tag tone="primary">
          <span className="visually-hidden">{texts.role}: </span>
          {texts.roles[role] ?? texts.unknownRole}
        </Tag>
        {role === 'student' && (
          <Tag {...(plan.tier === 'premium' && { tone: 'warning' })}>
            <span className="visually-hidden">{texts.plan}: </span>
            {texts.tiers[plan.tier]}
          </Tag>
        )}
      </Row>
      <dl>
        <dt className="visually-hidden">{texts.email}</dt>
        <Text as="dd" weight="medium" wrapAnywhere>
          {email}
        </Text>
        <Text as="dd" tone="muted" size="small">
          {texts.emailHint}
        </Text>
      </dl>
    </AvatarUpload>
  );
};
