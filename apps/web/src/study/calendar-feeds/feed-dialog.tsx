import type { CalendarFeed, FeedApp } from '@netlik/contract/study/calendar-feeds';
import { calendarFeeds, feedApps } from '@netlik/contract/study/calendar-feeds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDayTime } from '../../formats/clock.ts';
import { formatDay } from '../../formats/days.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { LinkField } from '../../ui/forms/link-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { feedTexts as texts } from './calendar-feeds.texts.ts';
import { feedAddress, subscribeLink } from './feed-address.ts';

const FeedRow = ({ feed }: { feed: CalendarFeed }) => {
  const remove = useWrite(calendarFeeds.remove, { done: texts.closed, failed: texts.closeFailed });
  const [name, day] = [texts.names[feed.app], formatDay(feed.createdAt)];
  return (
    <Row as="li" gap="1 3" align="center" between>
      <Stack gap="0">
        <strong>{name}</strong>
        <Text tone="muted" size="small">
          {texts.made(day)} · {feed.readAt ? texts.read(formatDayTime(feed.readAt)) : texts.notRead}
        </Text>
      </Stack>
      <Button
        look="line"
        small
        busy={remove.busy}
        aria-label={texts.closeOf(name, day)}
        onClick={() => remove.send({ query: { id: feed._id } })}
      >
        {texts.close}
      </Button>
    </Row>
  );
};

export const FeedDialog = ({ onClose }: { onClose: () => void }) => {
  const person = usePerson();
  const query = useQuery(read(calendarFeeds.list, {}));
  const [app, setApp] = useState<FeedApp>('google');
  const [made, setMade] = useState<{ app: FeedApp; address: string } | null>(null);
  const create = useWrite(calendarFeeds.create, {
    failed: texts.createFailed,
    onDone: (feed) => setMade({ app: feed.app, address: feedAddress(location.origin, feed.token) }),
  });
  const link = made && subscribeLink(made.app, made.address);
  return (
    <Modal title={texts.title} onClose={onClose}>
      <Text tone="muted">{texts.lead[person?.role === 'coach' ? 'coach' : 'student']}</Text>
      {person?.consent !== 'given' && <Notice tone="info">{texts.guardian}</Notice>}
      {person?.consent === 'given' && !made && (
        <>
          <Segmented
            label={texts.app}
            value={app}
            options={feedApps.map((value) => ({ value, label: texts.apps[value] }))}
            onChange={setApp}
          />
          <Stack as="ol" gap="1">
            {texts.steps[app].map((step, index) => (
              <li key={step}>
                {index + 1}. {step}
              </li>
            ))}
          </Stack>
          <Row gap="2">
            <Button busy={create.busy} onClick={() => create.send({ body: { app } })}>
              {texts.create}
            </Button>
          </Row>
        </>
      )}
      {made && (
        <>
          <Notice tone="success">{texts.created}</Notice>
          {link && made.app !== 'other' && (
            <Row gap="2">
              <ButtonLink to={link} target={made.app === 'apple' ? undefined : '_blank'} rel="noreferrer">
                {texts.openIn[made.app]}
              </ButtonLink>
            </Row>
          )}
          <LinkField label={texts.link} address={made.address} />
        </>
      )}
      {query.error && !query.data && <QueryError query={query} title={texts.failed} compact />}
      {query.data && query.data.length > 0 && (
        <Stack gap="2">
          <h3>{texts.list}</h3>
          <Stack as="ul" gap="3" aria-label={texts.list}>
            {query.data.map((feed) => (
              <FeedRow key={feed._id} feed={feed} />
            ))}
          </Stack>
        </Stack>
      )}
    </Modal>
  );
};
