import type { ServerPart } from '@netlik/contract/platform/operations';
import { type Fault, findFaults } from '@netlik/domain/platform/operations/faults';
import { useQuery } from '@tanstack/react-query';
import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import { formatFileSize } from '../../formats/file-size.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { operationsQueries } from './operations.queries.ts';
import { jobName, jobTexts, operationsTexts, healthTexts as texts } from './operations.texts.ts';

const MEGABYTE = 1024 * 1024;

export const agoText = (instant: string, now: Date): string =>
  formatTimeAgo(instant, now) ?? jobTexts.justNow;

type Tab = 'jobs' | 'mails' | null;
type Line = { key: string; text: string; tab: Tab; grave: boolean };

const lineOf = (fault: Fault<ServerPart>, now: Date): Line => {
  switch (fault.kind) {
    case 'part':
      return { key: fault.part, text: texts.part(fault.part), tab: null, grave: true };
    case 'disk-low':
      return {
        key: 'low',
        text: texts.diskLow(formatFileSize(fault.megabytes * MEGABYTE)),
        tab: null,
        grave: false,
      };
    case 'mails':
      return { key: 'mails', text: texts.mails(fault.count), tab: 'mails', grave: true };
    case 'job':
      return { key: fault.queue, text: texts.job(jobName(fault.queue)), tab: 'jobs', grave: true };
    case 'backup-late': {
      const text = fault.newestAt ? texts.backupLate(agoText(fault.newestAt, now)) : texts.noBackup;
      return { key: 'late', text, tab: null, grave: true };
    }
    case 'backup-open':
      return { key: 'open', text: texts.backupOpen, tab: null, grave: false };
  }
};

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <Stack as="ul" gap="2">
    {lines.map(({ key, text, tab, grave }) => (
      <Row key={key} as="li" gap="2" align="start">
        <Text as="span" tone={grave ? 'danger' : 'warning'} noShrink>
          <AlertIcon />
        </Text>
        <Row gap="0 3" align="baseline" wrap grow>
          <Text as="span" wrapAnywhere>
            {text}
          </Text>
          {tab && <Link to={`?tab=${tab}`}>{operationsTexts.show}</Link>}
        </Row>
      </Row>
    ))}
  </Stack>
);

/** Reports healthy only when all checks have answered. */
export const HealthCard = () => {
  const state = useQuery(operationsQueries.state());
  const jobs = useQuery(operationsQueries.jobs());
  const backups = useQuery(operationsQueries.backups());
  if (!state.data || jobs.isPending || backups.isPending) {
    const awaited = !state.data ? state : jobs.isPending ? jobs : backups;
    return (
      <Section title={texts.title}>
        <UntilLoaded query={awaited} failed={texts.failed} lines={2} compact />
      </Section>
    );
  }
  const now = new Date(state.dataUpdatedAt);
  const known = { state: state.data, jobs: jobs.data, backups: backups.data };
  const unread = (key: string, text: string): Line => ({ key, text, tab: null, grave: true });
  const lines = [
    ...(state.error ? [unread('state', `${texts.failed}.`)] : []),
    ...(jobs.error ? [unread('jobs', texts.jobsUnread)] : []),
    ...(backups.error ? [unread('backups', texts.backupsUnread)] : []),
    ...findFaults(known, now).map((fault) => lineOf(fault, now)),
  ];
  return (
    <Section title={lines.length === 0 ? undefined : texts.wrong(lines.length)}>
      {lines.length > 0 ? (
        <Lines lines={lines} />
      ) : (
        <Row gap="3" align="center">
          <Text as="span" tone="success" size="title" noShrink>
            <CheckIcon />
          </Text>
          <Stack shrink>
            <Text as="h2" tone="plain" size="title">
              {texts.well}
            </Text>
            <Text tone="muted" size="small">
              {texts.wellText}
            </Text>
          </Stack>
        </Row>
      )}
    </Section>
  );
};
