import type { Flashcard } from '@netlik/contract/practice/flashcards';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
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

const saveText = (filename: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

type Place = { subject: string; topic: string };
type Open =
  | { what: 'add'; place?: Place; round?: number }
  | { what: 'import' }
  | { what: 'edit'; card: Flashcard }
  | null;

export const FlashcardsPage = () => {
  useTour('flashcards');
  const onPhone = useNarrow();
  const { params, filters, isFiltered, page, setFilters, setPage } = useUrlList(readFilters, noFilters);
  const startToday = params.get('start') === 'today';
  const overviewQuery = useQuery(flashcardQueries.overview());
  const overview = overviewQuery.data;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const place = { subject: filters.subject, topic: filters.topic };

  const save = async () => {
    try {
      const { filename, text } = await exportCards(filters);
      saveText(filename, text);
    } catch {
      toast({ tone: 'danger', text: texts.exportError });
    }
  };

  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      {!overview && overviewQuery.error ? (
        <QueryError compact query={overviewQuery} title={texts.overviewError} />
      ) : (
        overview?.total !== 0 && (
          <PracticePanel
            overview={overview}
            {...place}
            startToday={startToday}
            onPlace={(subject, topic) => setFilters({ subject, topic })}
          />
        )
      )}
      <div data-tour="flashcards-library">
        <LibraryPanel
          filters={filters}
          isFiltered={isFiltered}
          page={page}
          onPage={setPage}
          onClear={() => setFilters(noFilters)}
          onAdd={() => setOpen({ what: 'add' })}
          onEdit={(card) => setOpen({ what: 'edit', card })}
          actions={
            <Row gap="2" wrap>
              <Button look="quiet" onClick={() => setOpen({ what: 'add' })}>
                <PlusIcon size={18} />
                {texts.add}
              </Button>
              <MenuButton
                label={texts.files}
                items={[
                  { label: texts.import, onSelect: () => setOpen({ what: 'import' }) },
                  { label: texts.export, onSelect: save },
                ]}
              />
            </Row>
          }
        >
          <CardFilters filters={filters} onChange={setFilters} />
        </LibraryPanel>
      </div>
      {overview && overview.total > 0 && (
        <details open={!onPhone || undefined}>
          <Text as="summary" tone="muted" size="small" weight="semibold" minTouchTarget>
            {texts.figures}
          </Text>
          <Stack gap="4">
            <Metrics overview={overview} />
            <Forecast overview={overview} />
          </Stack>
        </details>
      )}
      {open?.what === 'add' && (
        <CardDialog
          key={open.round}
          {...(open.place ?? place)}
          onNext={(next) => setOpen({ what: 'add', place: next, round: (open.round ?? 0) + 1 })}
          onClose={close}
        />
      )}
      {open?.what === 'edit' && <CardDialog card={open.card} {...place} onClose={close} />}
      {open?.what === 'import' && <ImportDialog {...place} onClose={close} />}
    </PageFrame>
  );
};
