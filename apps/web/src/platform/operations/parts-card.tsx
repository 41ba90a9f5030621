import type { ServerPart, SystemState } from '@netlik/contract/platform/operations';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDayTime } from '../../formats/clock.ts';
import { formatFileSize } from '../../formats/file-size.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { operationsQueries } from './operations.queries.ts';
import { healthTexts, partNames, partTexts as texts } from './operations.texts.ts';

const MEGABYTE = 1024 * 1024;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Row gap="0 4" align="baseline" between wrap>
    <Text as="dt" tone="muted" size="small">
      {name}
    </Text>
    <Text as="dd" numbers wrapAnywhere>
      {children}
    </Text>
  </Row>
);

const PartState = ({ name, ok, state }: { name: ServerPart; ok: boolean; state: SystemState }) => (
  <Row gap="2" align="center">
    {name === 'disk' && (
      <Text as="span" tone="muted" size="small" numbers>
        {texts.free(formatFileSize(state.freeMegabytes * MEGABYTE))}
      </Text>
    )}
    <Tag tone={ok ? 'success' : 'danger'}>{ok ? texts.ok : texts.away}</Tag>
  </Row>
);

export const PartsCard = () => {
  const query = useQuery(operationsQueries.state());
  const { data } = query;
  return (
    <Section title={texts.title}>
      <UntilLoaded query={query} failed={healthTexts.failed} lines={8} compact />
      {data && (
        <Stack as="dl" gap="2">
          {data.parts.map(({ name, ok }) => (
            <Fact key={name} name={partNames[name]}>
              <PartState name={name} ok={ok} state={data} />
            </Fact>
          ))}
          <Fact name={texts.mailServer}>
            {data.mails.hasServer ? texts.waiting(data.mails.waiting) : texts.noMailServer}
          </Fact>
          <Fact name={texts.version}>{data.version}</Fact>
          <Fact name={texts.node}>{data.node}</Fact>
          <Fact name={texts.postgres}>{data.postgres}</Fact>
          <Fact name={texts.migration}>{data.lastMigration.name.replace(/\.sql$/, '')}</Fact>
          <Fact name={texts.started}>{formatDayTime(data.startedAt)}</Fact>
        </Stack>
      )}
    </Section>
  );
};
