import type { ParentLink } from '@netlik/contract/coaching/parent-links';
import { parentLinkDays, parentLinks } from '@netlik/contract/coaching/parent-links';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDayTime } from '../../formats/clock.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkField } from '../../ui/forms/link-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { parentLinkTexts as texts } from './parent-links.texts.ts';

const LinkRow = ({ link }: { link: ParentLink }) => {
  const revoke = useWrite(parentLinks.revoke, { done: texts.revoked, failed: texts.revokeFailed });
  const isOver = link.expiresAt <= new Date().toISOString();
  const isOpen = link.revokedAt === null && !isOver;
  return (
    <Row as="li" gap="1 3" align="center" between wrap>
      <span>
        <strong>
          {isOpen ? texts.until(formatDay(link.expiresAt)) : link.revokedAt ? texts.closed : texts.over}
        </strong>{' '}
        <Text as="span" tone="muted" size="small">
          {'· '}
          {link.byCoach && `${texts.byCoach} · `}
          {link.openedAt ? texts.opened(link.opens, formatDayTime(link.openedAt)) : texts.notOpened}
        </Text>
      </span>
      {isOpen && (
        <Button
          look="line"
          small
          busy={revoke.busy}
          aria-label={texts.revokeOf(formatDay(link.createdAt))}
          onClick={() => revoke.send({ params: { id: link._id } })}
        >
          {texts.revoke}
        </Button>
      )}
    </Row>
  );
};

const CoachPermission = () => {
  const { data } = useQuery(read(parentReports.permission, {}));
  const allow = useWrite(parentReports.allow, { done: texts.allowed, failed: texts.allowFailed });
  const withdraw = useWrite(parentReports.withdraw, { done: texts.withdrawn, failed: texts.withdrawFailed });
  if (!data?.coachName) return null;
  const { coachName, allowedAt } = data;
  return (
    <Stack gap="2" align="start" as="section" aria-label={texts.permission}>
      <Text weight="semibold">{texts.permission}</Text>
      <Text tone="muted" size="small">
        {allowedAt ? texts.isAllowed(coachName, formatDay(allowedAt)) : texts.mayAllow(coachName)}
      </Text>
      {allowedAt ? (
        <Button look="line" small busy={withdraw.busy} onClick={() => withdraw.send({})}>
          {texts.withdraw}
        </Button>
      ) : (
        <Button look="line" small busy={allow.busy} onClick={() => allow.send({})}>
          {texts.allow}
        </Button>
      )}
    </Stack>
  );
};

export const ParentLinkPanel = () => {
  const query = useQuery(read(parentLinks.list, {}));
  const [days, setDays] = useState<'7' | '30'>('7');
  const [made, setMade] = useState<string | null>(null);

  const create = useWrite(parentLinks.create, {
    failed: texts.createFailed,
    onDone: ({ token }) => setMade(`${location.origin}/veli/${token}`),
  });

  return (
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap="4">
        <Row gap="3" align="end" wrap>
          <Segmented
            label={texts.days}
            value={days}
            options={parentLinkDays.map((count) => ({
              value: String(count) as '7' | '30',
              label: texts.dayCount(count),
            }))}
            onChange={setDays}
          />
          <Button
            look="line"
            busy={create.busy}
            onClick={() => create.send({ body: { days: days === '7' ? 7 : 30 } })}
          >
            {texts.create}
          </Button>
        </Row>
        {made && (
          <>
            <Notice tone="success">{texts.created}</Notice>
            <LinkField label={texts.link} address={made} />
          </>
        )}
        {query.error && !query.data && <QueryError query={query} title={texts.failed} compact />}
        {query.data && query.data.length > 0 && (
          <Stack as="ul" gap="3" divided aria-label={texts.list}>
            {query.data.map((link) => (
              <LinkRow key={link._id} link={link} />
            ))}
          </Stack>
        )}
        <CoachPermission />
      </Stack>
    </Section>
  );
};
