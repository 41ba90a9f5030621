import { backup } from '@netlik/contract/platform/backup';
import type { KeptBackup, KeptBackups } from '@netlik/contract/platform/operations';
import { isLate } from '@netlik/domain/platform/operations/faults';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatShortDayTime } from '../../formats/clock.ts';
import { formatFileSize } from '../../formats/file-size.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { agoText } from './health-card.tsx';
import { operationsQueries } from './operations.queries.ts';
import { backupTexts as texts } from './operations.texts.ts';

export const BackupNow = () => {
  const create = useWrite(backup.create, {
    done: ({ bytes }) => texts.created(formatFileSize(bytes)),
    failed: texts.createFailed,
  });
  return (
    <Button busy={create.busy} onClick={() => create.send({ body: {} })}>
      {texts.create}
    </Button>
  );
};

const BackupRow = ({ createdAt, type, bytes, isEncrypted }: KeptBackup) => (
  <Row as="li" gap="1 3" align="baseline" between wrap>
    <Text as="time" numbers dateTime={createdAt}>
      {formatShortDayTime(createdAt)}
    </Text>
    <Row gap="3" align="baseline" tone="muted" size="small" numbers>
      <span>{texts.types[type]}</span>
      <span>{formatFileSize(bytes)}</span>
      <Tag tone={isEncrypted ? 'success' : 'warning'}>{isEncrypted ? texts.encrypted : texts.open}</Tag>
    </Row>
  </Row>
);

const Kept = ({ newest, total, target }: KeptBackups) => (
  <Stack gap="3">
    {newest.length === 0 ? (
      <EmptyState drawing="files" compact title={texts.empty} text={texts.emptyText} />
    ) : (
      <Stack as="ul" gap="2">
        {newest.map((one) => (
          <BackupRow key={one.name} {...one} />
        ))}
      </Stack>
    )}
    {total > newest.length && (
      <Text tone="muted" size="small">
        {texts.more(total - newest.length)}
      </Text>
    )}
    {target === 'disk' && (
      <Text tone="muted" size="small">
        {texts.sameDisk}
      </Text>
    )}
  </Stack>
);

export const BackupsCard = () => {
  const query = useQuery(operationsQueries.backups());
  const { data } = query;
  const now = new Date(query.dataUpdatedAt);
  const newestAt = data?.newest[0]?.createdAt;
  return (
    <Section title={texts.title} {...(data && { lead: texts[data.target](data.place, data.keepDays) })}>
      <UntilLoaded query={query} failed={texts.failed} lines={5} compact />
      {newestAt && (
        <Row gap="1 3" align="center" wrap>
          <Text tone="plain" size="title">
            {texts.newest(agoText(newestAt, now))}
          </Text>
          {isLate(newestAt, now) && <Tag tone="danger">{texts.late}</Tag>}
        </Row>
      )}
      {data && <Kept {...data} />}
    </Section>
  );
};
