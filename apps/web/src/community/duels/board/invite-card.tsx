import { duels, type Scoreboard } from '@netlik/contract/community/duels';
import { isInviteOpen } from '@netlik/domain/community/duels/duel';
import { type FormEvent, useId, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkField } from '../../../ui/forms/link-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { personName } from '../../user-blocks/person-name.ts';
import styles from '../duels.module.css';
import { duelTexts as texts } from '../duels.texts.ts';
import { PersonPicker } from '../person-picker.tsx';
import { usePersonPicker } from '../use-person-picker.ts';

const InviteForm = ({ id }: { id: string }) => {
  const picker = usePersonPicker('duel_invite');
  const [error, setError] = useState<string>();
  const invite = useWrite(
    async (_: undefined, { send }) => {
      const person = await picker.resolve();
      if (!person || person === 'self') return setError(texts.chooseParticipant);
      await send(duels.invite, { params: { id }, body: { inviteeId: person._id } });
      picker.clear();
      return true;
    },
    { done: (isSent) => (isSent ? texts.inviteSent : null), failed: texts.inviteFailed },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite.send();
  };
  return (
    <Stack as="form" gap="4" noValidate onSubmit={submit}>
      <PersonPicker
        label={texts.participant}
        placeholder={texts.opponentPlaceholder}
        picker={picker}
        error={error}
        onType={() => setError(undefined)}
      />
      <div>
        <Button type="submit" look="quiet" busy={invite.busy}>
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
      <Stack as="ul" gap="3">
        {invites.map(({ id: inviteId, status, person }) => (
          <Row key={inviteId} as="li" gap="1 2" align="center" wrap className={styles.waiting}>
            <Avatar person={{ ...person, lastName: person.initial }} size={28} />
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
    <Card title={texts.inviteTitle} lead={open ? texts.inviteLead : texts.inviteClosed}>
      {open && <InviteForm id={duel.id} />}
      {open && inviteCode && (
        <LinkField
          label={texts.link}
          address={`${location.origin}/duels/${duel.id}?invite=${inviteCode}`}
          copied={texts.copied}
        />
      )}
      <OpenInvites invites={invites} />
    </Card>
  );
};
