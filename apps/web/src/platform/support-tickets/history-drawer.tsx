import type { TicketSummary } from '@netlik/contract/platform/support-tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './support-tickets.module.css';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketList } from './ticket-list.tsx';

type List = UseQueryResult<{ data: TicketSummary[]; total: number }>;

type Props = {
  query: List;
  /** Null shows the list. */
  ticketId: string | null;
  onTicket: (id: string | null) => void;
  onNew: () => void;
  onClose: () => void;
};

const Content = ({ query, ticketId, onTicket, onNew }: Omit<Props, 'onClose'>) => {
  if (!query.data) return <UntilLoaded query={query} failed={texts.loadFailed} compact />;
  const { data: rows } = query.data;
  const back = (
    <Row className={styles.back}>
      <Button look="plain" small onClick={() => onTicket(null)}>
        <ChevronLeftIcon size={18} />
        {texts.back}
      </Button>
    </Row>
  );
  if (ticketId) {
    const ticket = rows.find(({ id }) => id === ticketId);
    return (
      <>
        {back}
        {ticket ? (
          <TicketDetail key={ticket.id} ticket={ticket} onNew={onNew} />
        ) : (
          <EmptyState compact drawing="search" title={texts.missing} text={texts.missingText} />
        )}
      </>
    );
  }
  return rows.length === 0 ? (
    <EmptyState
      compact
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Button onClick={onNew}>{texts.write}</Button>}
    />
  ) : (
    <TicketList rows={rows} onOpen={onTicket} />
  );
};

export const HistoryDrawer = ({ onClose, ...props }: Props) => {
  const ticket = props.query.data?.data.find(({ id }) => id === props.ticketId);
  return (
    <Drawer title={ticket?.title ?? texts.history} width={640} onClose={onClose}>
      <Content {...props} />
    </Drawer>
  );
};
