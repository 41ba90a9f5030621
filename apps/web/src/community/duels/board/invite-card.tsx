import { duels, type Scoreboard } from '@netlik/contract/community/duels';
import { isInviteOpen } from '@netlik/domain/community/duels/duel';
import { useId } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkField } from '../../../ui/forms/link-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { personName } from '../../user-blocks/person-name.ts';
import styles from '../duels.module.css';
import { duelTexts as texts } from '../duels.texts.ts';
import { PersonPicker } from '../person-picker.tsx';
import { useDuelInvite } from '../use-person-picker.ts';

const InviteForm = ({ id }: { id: string }) => {
  const { busy, field, submit } = useDuelInvite({
    invite: (inviteeId, send) => send(duels.invite, { params: { id }, body: { inviteeId } }),
    texts: {
      missing: texts.chooseParticipant,
      self: texts.chooseParticipant,
      done: texts.inviteSent,
      failed: texts.inviteFailed,
    },
  });
  return (
    <Stack as="form" gap="4" noValidate onSubmit={submit}>
      <PersonPicker label={texts.participant} placeholder={texts.opponentPlaceholder} {...field} />
      <div>
        <Button type="submit" look="line" busy={busy}>
          {texts.invite}
        </Button>
      </div>
    </Stack>
  );
};

const OpenInvites = ({ invites }: Pick<Scoreboard, 'invites'>) => {
  const id = useId();
  if (invites.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <h3 id={id}>{texts.openInvites}</h3>
      <Stack as="ul" gap="3" divided>
        {invites.map(({ id: inviteId, status, person }) => (
          <Row key={inviteId} as="li" gap="1 2" align="center" wrap className={styles.waiting}>
            <Avatar person={{ ...person, lastName: person.initial }} size={30} />
            <span>{personName(person)}</span>
            <Text as="span" tone="muted" size="small">
              {status === 'pending' ? texts.waitsForYou : texts.waitsForPerson}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};

export const InviteCard = ({ board }: { board: Scoreboard }) => {
  const { duel, invites, inviteCode, serverNow } = board;
  const startAt = duel.startAt === null ? null : new Date(duel.startAt);
  const open = isInviteOpen(duel.status, startAt, new Date(serverNow));
  return (
    <Section title={texts.inviteTitle} lead={open ? texts.inviteLead : texts.inviteClosed}>
      {open && <InviteForm id={duel.id} />}
      {open && inviteCode && (
        <LinkField
          label={texts.link}
          address={`${location.origin}/duels/${duel.id}?invite=${inviteCode}`}
          copied={texts.copied}
        />
      )}
      <OpenInvites invites={invites} />
    </Section>
  );
};
