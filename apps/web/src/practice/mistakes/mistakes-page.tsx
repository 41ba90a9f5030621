import { type Mistake, type MistakeCause, mistakeCauses } from '@netlik/contract/practice/mistakes';
import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useHiddenRows } from '../../data/outbox/hidden-rows.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { useUrlList } from '../../ui/layout/use-url-list.ts';
import { SubjectTiles } from '../../ui/subjects/subject-tile.tsx';
import '../../theme/print-page.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { CauseTable } from './cause-table.tsx';
import { MistakeDialog } from './mistake-dialog.tsx';
import { Filters, MistakeTile } from './mistake-list.tsx';
import { type MistakeFilters, mistakeQueries, PAGE_SIZE } from './mistakes.queries.ts';
import { mistakeTexts as texts } from './mistakes.texts.ts';
import { usePrintSheet } from './print-sheet.tsx';
import { RedoPanel } from './redo-panel.tsx';

const readCause = (text: string | null): MistakeFilters['cause'] =>
  mistakeCauses.includes(text as MistakeCause) ? (text as MistakeCause) : '';

const noFilters: MistakeFilters = { subject: '', topic: '', cause: '', search: '' };

const readFilters = (params: URLSearchParams): MistakeFilters => ({
  subject: params.get('subject') ?? '',
  topic: params.get('topic') ?? '',
  cause: readCause(params.get('cause')),
  search: params.get('search') ?? '',
});

const useMistakeList = () => useUrlList(readFilters, noFilters);

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    drawing="nothing"
    compact
    title={texts.nothingFound}
    action={
      <Button look="line" onClick={onClear}>
        {texts.clearFilters}
      </Button>
    }
  />
);

const NoMistakes = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    drawing="cards"
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <Button look="line" onClick={onAdd}>
        {texts.add}
      </Button>
    }
  />
);

type ListProps = {
  list: ReturnType<typeof useMistakeList>;
  onAdd: () => void;
  onEdit: (mistake: Mistake) => void;
};

const MistakeList = ({ list, onAdd, onEdit }: ListProps) => {
  const { filters, isFiltered, page, setFilters, setPage } = list;
  const query = useQuery(mistakeQueries.list(filters, page));
  const hidden = useHiddenRows();
  const rows = query.data?.data.filter(({ _id }) => !hidden.has(_id));
  const total = query.data?.pagination.total ?? 0;
  const printing = usePrintSheet(rows, filters);
  return (
    <>
      <Section
        title={texts.list}
        {...(rows && { lead: texts.count(total) })}
        actions={rows && rows.length > 0 && printing.button}
      >
        <Filters filters={filters} onChange={setFilters} />
        <UntilLoaded query={query} failed={texts.loadError} />
        {rows?.length === 0 &&
          (isFiltered ? (
            <NothingFound onClear={() => setFilters(noFilters)} />
          ) : (
            <NoMistakes onAdd={onAdd} />
          ))}
        {rows && rows.length > 0 && (
          <SubjectTiles minWidth={300}>
            {rows.map((mistake) => (
              <MistakeTile key={mistake._id} mistake={mistake} onEdit={() => onEdit(mistake)} />
            ))}
          </SubjectTiles>
        )}
        <Pager
          label={texts.list}
          page={page}
          pages={Math.max(1, Math.ceil(total / PAGE_SIZE))}
          onPage={setPage}
        />
      </Section>
      {printing.sheet}
    </>
  );
};

export const MistakesPage = () => {
  const list = useMistakeList();
  const { params, filters } = list;
  const overviewQuery = useQuery(mistakeQueries.overview());
  const overview = overviewQuery.data;
  const [open, setOpen] = useState<'add' | Mistake | null>(params.has('add') ? 'add' : null);
  const add = () => setOpen('add');
  const hasCauses = overview ? overview.total > 0 : !overviewQuery.error;
  return (
    <>
      <PageFrame
        title={texts.title}
        lead={texts.lead}
        width={hasCauses ? 'page' : 'narrow'}
        aside={hasCauses && (overview ? <CauseTable overview={overview} /> : <SkeletonBlock height={260} />)}
        actions={
          <Button onClick={add} look={overview && overview.due > 0 ? 'line' : 'primary'}>
            <PlusIcon size={18} />
            {texts.add}
          </Button>
        }
      >
        {!overview && overviewQuery.error && (
          <QueryError compact query={overviewQuery} title={texts.overviewError} />
        )}
        {overview && overview.total > 0 && <RedoPanel due={overview.due} filters={filters} />}
        <MistakeList list={list} onAdd={add} onEdit={setOpen} />
      </PageFrame>
      {open && (
        <MistakeDialog
          {...(open !== 'add' && { mistake: open })}
          subject={filters.subject}
          topic={filters.topic}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
