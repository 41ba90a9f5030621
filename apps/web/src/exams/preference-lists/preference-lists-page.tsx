import { MAX_PREFERENCES, preferenceListNames } from '@netlik/contract/exams/preference-lists';
import type { Programme } from '@netlik/contract/exams/university-programmes';
import { chanceOf, warningsOf } from '@netlik/domain/exams/preference-lists/preferences';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { toast } from '../../ui/overlays/toast.ts';
import type { Place } from '../../ui/sortable/drop-place.ts';
import { Sortable } from '../../ui/sortable/sortable.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { OwnRanksForm } from './own-ranks-form.tsx';
import { PreferenceComments } from './preference-comments.tsx';
import { commentTexts, dragTexts, preferenceTexts as texts } from './preference-lists.texts.ts';
import { nameOf, PreferenceRow } from './preference-row.tsx';
import { PreferenceSearch } from './preference-search.tsx';
import { PreferenceCompare, PreferenceSheet, preferencesCsv } from './preference-tables.tsx';
import { type Entry, type ListName, usePreferences } from './use-preferences.ts';

const LIST = 'preferences';

const download = (name: string, text: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const moved = (entries: readonly Entry[], from: number, to: number) =>
  entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!);

const dragOf = (entries: readonly Entry[], onChange: (entries: readonly Entry[]) => void) => {
  const indexOf = (id: string) => entries.findIndex(({ code }) => code === id);
  const named = (id: string) => nameOf(entries[indexOf(id)]!);
  return {
    lists: [{ id: LIST, items: entries.map(({ code }) => code) }],
    instructions: dragTexts.instructions,
    announcements: {
      picked: (id: string, { index }: Place) => dragTexts.picked(named(id), index + 1, entries.length),
      over: (id: string, { index }: Place) => dragTexts.over(named(id), index + 1, entries.length),
      dropped: (id: string, { index }: Place) => dragTexts.dropped(named(id), index + 1),
      canceled: (id: string) => dragTexts.canceled(named(id)),
    },
    onDrop: (id: string, { index }: Place) => onChange(moved(entries, indexOf(id), index)),
  };
};

const Summary = ({ entries }: { entries: readonly Entry[] }) => {
  const count = (chance: string) =>
    entries.filter(({ programme }) => chanceOf(programme?.reach ?? null) === chance).length;
  return (
    <>
      <Text tone="muted" size="small" numbers>
        {texts.count(entries.length, MAX_PREFERENCES)} ·{' '}
        {texts.summary(count('high'), count('balanced'), count('hard'))}
      </Text>
      {count('high') === 0 && count('balanced') + count('hard') > 0 && (
        <Notice tone="warning">{texts.noSafe}</Notice>
      )}
    </>
  );
};

const Preferences = ({ list }: { list: ListName }) => {
  const { query, shown, change } = usePreferences(list);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [printing, setPrinting] = useState(false);
  if (!shown) return <UntilLoaded query={query} failed={texts.loadFailed} />;
  const { entries } = shown;
  const setEntries = (next: readonly Entry[]) => change({ entries: next });
  const warnings = warningsOf(
    entries.map(({ programme }) => programme),
    shown.ranges,
  );
  const add = (programme: Programme) =>
    setEntries([...entries, { code: programme.code, note: '', programme }]);
  const remove = (index: number) => {
    const before = entries;
    setEntries(entries.toSpliced(index, 1));
    toast({ text: texts.removed(nameOf(entries[index]!)), undo: () => setEntries(before) });
  };
  const [one, other] = entries.filter(({ code }) => compared.includes(code));
  const toggle = (code: string) =>
    setCompared(
      compared.includes(code) ? compared.filter((each) => each !== code) : [...compared.slice(-1), code],
    );
  const codes = entries.map(({ code }) => code);
  const search = <PreferenceSearch chosen={codes} full={entries.length >= MAX_PREFERENCES} onAdd={add} />;
  const ofList = shown.comments.filter(({ code }) => code === null || !codes.includes(code));
  return (
    <Stack gap="4">
      {entries.length === 0 && search}
      {ofList.length > 0 && (
        <Card title={commentTexts.list}>
          <PreferenceComments comments={ofList} />
        </Card>
      )}
      <Row gap="2" wrap between align="center">
        <Stack gap="1">{entries.length > 0 && <Summary entries={entries} />}</Stack>
        {entries.length > 0 && (
          <Row gap="2">
            <Button look="quiet" small onClick={() => setPrinting(true)}>
              {texts.print}
            </Button>
            <Button
              look="quiet"
              small
              onClick={() => download(texts.fileName(list), preferencesCsv(entries))}
            >
              {texts.export}
            </Button>
          </Row>
        )}
      </Row>
      {one && other && <PreferenceCompare entries={[one, other]} onClose={() => setCompared([])} />}
      {one && !other && (
        <Text tone="muted" size="small">
          {texts.compareHint}
        </Text>
      )}
      {entries.length === 0 ? (
        <EmptyState compact title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <Sortable {...dragOf(entries, setEntries)}>
          <h2 className="visually-hidden">{texts.lists[list]}</h2>
          <Stack as="ol" gap="2" data-sortable-list={LIST}>
            {entries.map((entry, index) => (
              <PreferenceRow
                key={entry.code}
                entry={entry}
                index={index}
                count={entries.length}
                warnings={warnings.filter(({ at }) => at === index)}
                comments={shown.comments.filter(({ code }) => code === entry.code)}
                compared={compared.includes(entry.code)}
                onMove={(to) => setEntries(moved(entries, index, to))}
                onNote={(note) =>
                  setEntries(entries.map((each) => (each === entry ? { ...each, note } : each)))
                }
                onRemove={() => remove(index)}
                onCompare={() => toggle(entry.code)}
              />
            ))}
          </Stack>
        </Sortable>
      )}
      {entries.length > 0 && search}
      <OwnRanksForm list={shown} onSave={(ownRanks) => change({ ownRanks })} />
      <Text tone="muted" size="small">
        {texts.disclaimer}
      </Text>
      {printing && (
        <PreferenceSheet list={{ ...shown, entries: [...entries] }} onDone={() => setPrinting(false)} />
      )}
    </Stack>
  );
};

export const PreferenceListsPage = () => {
  const [params, setParams] = useUrlParams();
  const list = preferenceListNames.find((name) => name === params.get('list')) ?? 'A';
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <Segmented
        label={texts.list}
        quiet
        options={preferenceListNames.map((value) => ({ value, label: texts.lists[value] }))}
        value={list}
        onChange={(value) => setParams({ list: value === 'A' ? null : value })}
      />
      <Preferences key={list} list={list} />
    </PageFrame>
  );
};
