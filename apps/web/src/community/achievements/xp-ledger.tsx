import type { XpEntry } from '@netlik/contract/community/xp';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { badgeQueries, LEDGER_PAGE } from './badges.queries.ts';
import { sourceTexts, badgeTexts as texts } from './badges.texts.ts';

const Line = ({ entry }: { entry: XpEntry }) => (
  <Row as="li" gap="3" align="center" between>
    <Stack as="span" shrink>
      <span>{entry.title ?? sourceTexts[entry.source]}</span>
      <Text as="span" tone="muted" size="tiny" weight="regular">
        {entry.title && `${sourceTexts[entry.source]} · `}
        {texts.ledgerDay(entry.day)}
      </Text>
    </Stack>
    <Text as="span" weight="semibold" numbers noShrink>
      {texts.points(entry.amount)}
    </Text>
  </Row>
);

export const XpLedger = ({ onClose }: { onClose: () => void }) => {
  const [page, setPage] = useState(1);
  const query = useQuery(badgeQueries.ledger(page));
  const total = useQuery(badgeQueries.stats()).data;
  const pages = Math.max(1, Math.ceil((query.data?.pagination.total ?? 0) / LEDGER_PAGE));
  return (
    <Modal title={texts.ledger} onClose={onClose}>
      <Text tone="muted" size="tiny" weight="regular">
        {texts.ledgerLead}
      </Text>
      {total && (
        <Text weight="semibold" numbers>
          {texts.ledgerTotal(total.experience, total.level)}
        </Text>
      )}
      <UntilLoaded query={query} failed={texts.ledgerFailed} compact />
      {query.data?.data.length === 0 && (
        <EmptyState
          drawing="cards"
          compact
          title={texts.ledgerEmpty}
          text={texts.ledgerEmptyText}
          action={<ButtonLink to="/study-tracker/timer">{texts.ledgerStart}</ButtonLink>}
        />
      )}
      <Stack as="ul" gap="3" divided>
        {query.data?.data.map((entry) => (
          <Line key={`${entry.source} ${entry.cause}`} entry={entry} />
        ))}
      </Stack>
      <Pager label={texts.ledger} page={page} pages={pages} onPage={setPage} />
    </Modal>
  );
};
