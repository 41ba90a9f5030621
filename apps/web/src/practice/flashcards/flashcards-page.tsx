import type { Flashcard, FlashcardOverview } from '@netlik/contract/practice/flashcards';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { downloadFile } from '../../data/calls/download-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlList } from '../../ui/layout/use-url-list.ts';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { QueryError } from '../../ui/states/query-error.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { exportCards, type CardFilters as Filters, flashcardQueries } from './flashcards.queries.ts';
import { flashcardTexts as texts } from './flashcards.texts.ts';
import { Forecast, Metrics } from './hero.tsx';
import { CardDialog } from './library/card-dialog.tsx';
import { CardFilters } from './library/card-filters.tsx';
import { ImportDialog } from './library/import-dialog.tsx';
import { LibraryPanel } from './library/library-panel.tsx';
import { PracticePanel } from './practice/practice-panel.tsx';

const readState = (text: string | null): Filters['state'] =>
  text === 'due' || text === 'new' || text === 'leech' ? text : '';

const noFilters: Filters = { subject: '', topic: '', search: '', state: '' };

const readFilters = (params: URLSearchParams): Filters => ({
  subject: params.get('subject') ?? '',
  topic: params.get('topic') ?? '',
  search: params.get('search') ?? '',
  state: readState(params.get('state')),
});

const downloadCards = async (filters: Filters) => {
  try {
    const { filename, text } = await exportCards(filters);
    downloadFile(filename, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  } catch {
    toast({ tone: 'danger', text: texts.exportError });
  }
};

type Place = { subject: string; topic: string };
type Open =
  | { what: 'add'; place?: Place; round?: number }
  | { what: 'import' }
  | { what: 'edit'; card: Flashcard }
  | null;

type ActionsProps = { onAdd: () => void; onImport: () => void; onExport: () => void };

const LibraryActions = ({ onAdd, onImport, onExport }: ActionsProps) => (
  <Row gap="2" wrap>
    <Button look="line" onClick={onAdd}>
      <PlusIcon size={18} />
      {texts.add}
    </Button>
    <MenuButton
      label={texts.files}
      items={[
        { label: texts.import, onSelect: onImport },
        { label: texts.export, onSelect: onExport },
      ]}
    />
  </Row>
);

const Figures = ({ overview }: { overview: FlashcardOverview | undefined }) => {
  const onPhone = useNarrow();
  return (
    <details open={!onPhone || undefined}>
      <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
        {texts.figures}
      </Text>
      <Stack gap="4">
        <Metrics overview={overview} />
        {overview && <Forecast overview={overview} />}
      </Stack>
    </details>
  );
};

type DialogProps = { open: Open; place: Place; onOpen: (open: Open) => void };

const OpenDialog = ({ open, place, onOpen }: DialogProps) => {
  const close = () => onOpen(null);
  if (open?.what === 'import') return <ImportDialog {...place} onClose={close} />;
  if (open?.what === 'edit') return <CardDialog card={open.card} {...place} onClose={close} />;
  return (
    open && (
      <CardDialog
        key={open.round}
        {...(open.place ?? place)}
        onNext={(next) => onOpen({ what: 'add', place: next, round: (open.round ?? 0) + 1 })}
        onClose={close}
      />
    )
  );
};

export const FlashcardsPage = () => {
  useTour('flashcards');
  const { params, filters, isFiltered, page, setFilters, setPage } = useUrlList(readFilters, noFilters);
  const overviewQuery = useQuery(flashcardQueries.overview());
  const overview = overviewQuery.data;
  const [open, setOpen] = useState<Open>(null);
  const place = { subject: filters.subject, topic: filters.topic };
  const add = () => setOpen({ what: 'add' });
  const hasFigures = overview ? overview.total > 0 : !overviewQuery.error;
  const practice =
    !overview && overviewQuery.error ? (
      <QueryError compact query={overviewQuery} title={texts.overviewError} />
    ) : (
      overview?.total !== 0 && (
        <PracticePanel
          overview={overview}
          {...place}
          startToday={params.get('start') === 'today'}
          onPlace={(subject, topic) => setFilters({ subject, topic })}
        />
      )
    );
  return (
    <>
      <PageFrame
        title={texts.title}
        lead={texts.lead}
        width={hasFigures ? 'page' : 'narrow'}
        aside={hasFigures && <Figures overview={overview} />}
      >
        {practice}
        <div data-tour="flashcards-library">
          <LibraryPanel
            filters={filters}
            isFiltered={isFiltered}
            page={page}
            onPage={setPage}
            onClear={() => setFilters(noFilters)}
            onAdd={add}
            onEdit={(card) => setOpen({ what: 'edit', card })}
            actions={
              <LibraryActions
                onAdd={add}
                onImport={() => setOpen({ what: 'import' })}
                onExport={() => void downloadCards(filters)}
              />
            }
          >
            <CardFilters filters={filters} onChange={setFilters} />
          </LibraryPanel>
        </div>
      </PageFrame>
      <OpenDialog open={open} place={place} onOpen={setOpen} />
    </>
  );
};
