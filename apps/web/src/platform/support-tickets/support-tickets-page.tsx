import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { supportTicketQueries } from './support-tickets.queries.ts';
import { ticketTexts as texts } from './support-tickets.texts.ts';
import { TicketForm } from './ticket-form.tsx';
import { TicketList } from './ticket-list.tsx';

const RECENT = 3;

const focusForm = () =>
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('input[name="title"]')?.focus());

/** `?report=` opens one ticket. */
export const SupportTicketsPage = () => {
  useTour('report-centre');
  const [params, change] = useUrlParams();
  const [history, setHistory] = useState(false);
  const query = useQuery(supportTicketQueries.list());
  const ticketId = params.get('report');
  const open = (id: string | null) => {
    setHistory(true);
    change({ report: id });
  };
  const close = () => {
    setHistory(false);
    change({ report: null });
  };
  const startNew = () => {
    close();
    focusForm();
  };
  const recent = query.data?.data.slice(0, RECENT);
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      actions={
        <span data-tour="report-history">
          <Button look="line" onClick={() => open(null)}>
            {texts.history}
          </Button>
        </span>
      }
      aside={
        <Section title={texts.recent} lead={texts.recentLead}>
          <UntilLoaded query={query} failed={texts.loadFailed} compact />
          {recent?.length === 0 && (
            <Text tone="muted" size="small">
              {texts.recentEmpty}
            </Text>
          )}
          {recent && recent.length > 0 && <TicketList rows={recent} onOpen={open} />}
          {query.data && query.data.total > RECENT && (
            <Button look="quiet" small onClick={() => open(null)}>
              {texts.all(query.data.total)}
            </Button>
          )}
        </Section>
      }
    >
      <Section title={texts.newTicket} lead={texts.newTicketLead}>
        <TicketForm onCreated={open} />
      </Section>
      {(history || ticketId) && (
        <HistoryDrawer query={query} ticketId={ticketId} onTicket={open} onNew={startNew} onClose={close} />
      )}
    </PageFrame>
  );
};
