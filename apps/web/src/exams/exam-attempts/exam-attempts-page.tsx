import {
  type ExamAttempt,
  type ExamFilter,
  type ExamOverview,
  examFilters,
  type NewExamAttempt,
} from '@netlik/contract/exams/exam-attempts';
import { studyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import '../../theme/print-page.css';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { AttemptPanels, type ImportKind, STATISTICS_ID } from './attempt-panels.tsx';
import { type Draft, draftOf, newDraft } from './drawer/draft.ts';
import { examQueries, PAGE_SIZE } from './exam-attempts.queries.ts';
import { examNames, listTexts, examTexts as texts } from './exam-attempts.texts.ts';
import { filterOf } from './exam-filter.ts';
import { NetCards } from './net-cards.tsx';
import { type Failed, useExamWrites } from './use-exam-writes.ts';

const AttemptDrawer = lazyNamed(() => import('./drawer/attempt-drawer.tsx'), 'AttemptDrawer');
const ImportDialog = lazyNamed(() => import('./csv/import-dialog.tsx'), 'ImportDialog');

const scrollToStatistics = () => document.getElementById(STATISTICS_ID)?.scrollIntoView({ block: 'start' });

/** Loads all attempts; more than one page is rare. */
const useAttempts = () => {
  const first = useQuery(examQueries.page(1));
  const pages = Math.ceil((first.data?.pagination.total ?? 0) / PAGE_SIZE);
  const rest = useQuery(examQueries.rest(pages));
  const rows = first.data && [...first.data.data, ...(rest.data?.data ?? [])];
  return { first, rows };
};

const readFilter = (text: string | null): ExamFilter | null =>
  examFilters.find((each) => each === text) ?? null;

const quotaOf = ({ quota }: ExamOverview) => {
  const left = Math.max(0, quota.limit - quota.used);
  return { left, text: texts.quota(left, quota.limit) };
};

/** The draft in the drawer. Links open `?add=1`, with an exam, or `?attempt=` with the id of a stored one. */
const useOpenDraft = (
  filter: ExamFilter | null,
  isLoaded: boolean,
  rows: readonly ExamAttempt[] | undefined,
) => {
  const [params, changeUrl] = useUrlParams();
  const [draft, setDraft] = useState<Draft | null>(null);
  const createDraft = () => {
    const exam = readFilter(params.get('exam')) ?? filter ?? 'TYT';
    const created = newDraft(studyDay(new Date()), exam);
    const subject = params.get('subject') ?? '';
    return exam === 'BRANS' && isSubjectKey(subject) ? { ...created, subject } : created;
  };
  const linked = draft === null ? rows?.find(({ _id }) => _id === params.get('attempt')) : undefined;
  const linkedDraft = useMemo(() => (linked ? draftOf(linked) : null), [linked]);
  const opensFromUrl = isLoaded && draft === null && params.get('add') === '1';
  return {
    draft: opensFromUrl ? createDraft() : (draft ?? linkedDraft),
    open: setDraft,
    openNew: () => setDraft(createDraft()),
    close: () => {
      setDraft(null);
      changeUrl({ add: null, exam: null, subject: null, attempt: null });
    },
  };
};

const confirmRemoval = ({ examType, source, date }: ExamAttempt) =>
  confirm({
    title: listTexts.deleteTitle,
    text: listTexts.deleteText(examNames[filterOf(examType)], source, formatDay(date)),
    action: listTexts.remove,
    danger: true,
  });

type EmptyProps = { onAdd: () => void; onImport: (kind: ImportKind) => void; onOptical: () => void };

const NoAttempts = ({ onAdd, onImport, onOptical }: EmptyProps) => (
  <EmptyState
    drawing="exams"
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <>
        <Button onClick={onAdd}>{texts.add}</Button>
        <Button look="line" onClick={onOptical}>
          {texts.optical}
        </Button>
        <Button look="line" onClick={() => onImport('csv')}>
          {texts.importCsv}
        </Button>
        <Button look="line" onClick={() => onImport('table')}>
          {texts.importTable}
        </Button>
      </>
    }
  />
);

/** Quiet beside the empty state, which has a primary button. */
const AddButton = ({ isQuiet, onAdd }: { isQuiet: boolean; onAdd: () => void }) => (
  <div data-tour="exam-tracker-add" data-screen-only>
    <Button look={isQuiet ? 'line' : 'primary'} onClick={onAdd}>
      {texts.add}
    </Button>
  </div>
);

const PageLinks = ({ onOptical }: { onOptical: () => void }) => (
  <Row gap="2" wrap data-screen-only>
    <Button look="line" small onClick={onOptical}>
      {texts.optical}
    </Button>
    <Button look="line" small onClick={scrollToStatistics}>
      {texts.statistics}
    </Button>
  </Row>
);

type RefusedProps = { failed: Failed; onReopen: (draft: Draft | null) => void; onDismiss: () => void };

const RefusedWrite = ({ failed: { text, draft }, onReopen, onDismiss }: RefusedProps) => {
  const reopen = () => {
    onReopen(draft);
    onDismiss();
  };
  return (
    <RetryNotice
      tone="danger"
      text={text}
      action={draft && { label: texts.reopen, onClick: reopen }}
      onDismiss={onDismiss}
    />
  );
};

type DrawerProps = {
  drawer: ReturnType<typeof useOpenDraft>;
  overview: ExamOverview | undefined;
  onSave: (draft: Draft, body: NewExamAttempt) => unknown;
};

const DraftDrawer = ({ drawer: { draft, close }, overview, onSave }: DrawerProps) => {
  if (!draft) return null;
  const quota = overview && draft.id === null ? quotaOf(overview) : null;
  return (
    <AttemptDrawer
      start={draft}
      sources={overview?.sources.map(({ source }) => source) ?? []}
      quota={quota?.text ?? null}
      allowed={quota?.left !== 0}
      onSave={(typed, body) => {
        close();
        onSave(typed, body);
      }}
      onClose={close}
    />
  );
};

/** Passed in, because they belong to other features. */
type Props = {
  suggestions?: ReactNode;
  goal?: ReactNode;
  onAdded?: (attempt: ExamAttempt) => void;
  TableImport?: ComponentType<{ onClose: () => void }>;
  ToMistakes?: ComponentType<{ attempt: ExamAttempt; onClose: () => void }>;
};

export const ExamAttemptsPage = ({ suggestions, goal, onAdded, TableImport, ToMistakes }: Props) => {
  useTour('exam-tracker');
  const { first, rows } = useAttempts();
  const overviewQuery = useQuery(examQueries.overview());
  const overview = overviewQuery.data;
  const { attempts, failed, dismiss, save, remove } = useExamWrites(rows, onAdded);
  const navigate = useNavigate();
  const toOptical = () => void navigate('/exam-tracker/optical');
  const [params, changeUrl] = useUrlParams();
  const filter = readFilter(params.get('type'));
  const drawer = useOpenDraft(filter, first.isFetched, rows);
  const [importing, setImporting] = useState<ImportKind | null>(null);
  const [attemptForMistakes, setAttemptForMistakes] = useState<ExamAttempt | null>(null);
  const quota = overview ? quotaOf(overview) : null;

  const removeConfirmed = async (attempt: ExamAttempt) => {
    if (await confirmRemoval(attempt)) void remove(attempt);
  };

  return (
    <PageFrame
      width="page"
      title={texts.title}
      lead={texts.lead}
      actions={<AddButton isQuiet={attempts?.length === 0} onAdd={drawer.openNew} />}
    >
      {failed && <RefusedWrite failed={failed} onReopen={drawer.open} onDismiss={dismiss} />}
      {overview || !overviewQuery.error ? (
        <NetCards overview={overview} chosen={filter} onChoose={(type) => changeUrl({ type })} />
      ) : (
        <QueryError compact query={overviewQuery} title={texts.statsFailed} />
      )}
      <UntilLoaded query={first} failed={texts.failed} />
      {attempts?.length === 0 && (
        <NoAttempts onAdd={drawer.openNew} onImport={setImporting} onOptical={toOptical} />
      )}
      {attempts && attempts.length > 0 && (
        <>
          <PageLinks onOptical={toOptical} />
          <AttemptPanels
            allAttempts={attempts}
            attempts={attempts.filter(({ examType }) => !filter || filterOf(examType) === filter)}
            filter={filter}
            overview={overview}
            quota={quota?.text ?? null}
            aside={
              <>
                {goal}
                {suggestions}
              </>
            }
            onShowAll={() => changeUrl({ type: null })}
            onImport={setImporting}
            onEdit={(attempt) => drawer.open(draftOf(attempt))}
            onRemove={(attempt) => void removeConfirmed(attempt)}
            onMistakes={setAttemptForMistakes}
          />
        </>
      )}
      <Suspense>
        <DraftDrawer drawer={drawer} overview={overview} onSave={save} />
        {attemptForMistakes && ToMistakes && (
          <ToMistakes attempt={attemptForMistakes} onClose={() => setAttemptForMistakes(null)} />
        )}
        {importing === 'table' && TableImport && <TableImport onClose={() => setImporting(null)} />}
        {importing === 'csv' && (
          <ImportDialog
            existing={attempts ?? []}
            left={quota?.left ?? 0}
            onClose={() => setImporting(null)}
          />
        )}
      </Suspense>
    </PageFrame>
  );
};
