import {
  MAX_PREFERENCES,
  type PreferenceList,
  preferenceListNames,
} from '@netlik/contract/exams/preference-lists';
import { chanceOf, warningsOf } from '@netlik/domain/exams/preference-lists/preferences';
import { useState } from 'react';
import { downloadText } from '../../data/calls/download-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Section } from '../../ui/layout/card.tsx';
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

const ListHead = ({ list, onPrint }: { list: PreferenceList; onPrint: () => void }) => (
  <Row gap="2" wrap between align="center">
    <Stack gap="1">
      <Summary entries={list.entries} />
    </Stack>
    <Row gap="2">
      <Button look="line" small onClick={onPrint}>
        {texts.print}
      </Button>
      <Button
        look="line"
        small
        onClick={() => downloadText(texts.fileName(list.list), preferencesCsv(list.entries))}
      >
        {texts.export}
      </Button>
    </Row>
  </Row>
);

/** At most two programmes are compared; a third one replaces the first. */
const toggled = (compared: readonly string[], code: string) =>
  compared.includes(code) ? compared.filter((each) => each !== code) : [...compared.slice(-1), code];

type EntryListProps = {
  list: PreferenceList;
  compared: readonly string[];
  onCompare: (code: string) => void;
  onChange: (entries: readonly Entry[]) => void;
};

const EntryList = ({ list, compared, onCompare, onChange }: EntryListProps) => {
  const { entries } = list;
  const warnings = warningsOf(
    entries.map(({ programme }) => programme),
    list.ranges,
  );
  const remove = (index: number) => {
    onChange(entries.toSpliced(index, 1));
    toast({ text: texts.removed(nameOf(entries[index]!)), undo: () => onChange(entries) });
  };
  return (
    <Sortable {...dragOf(entries, onChange)}>
      <h2 className="visually-hidden">{texts.lists[list.list]}</h2>
      <Stack as="ol" gap="3" divided data-sortable-list={LIST}>
        {entries.map((entry, index) => (
          <PreferenceRow
            key={entry.code}
            entry={entry}
            index={index}
            count={entries.length}
            warnings={warnings.filter(({ at }) => at === index)}
            comments={list.comments.filter(({ code }) => code === entry.code)}
            compared={compared.includes(entry.code)}
            onMove={(to) => onChange(moved(entries, index, to))}
            onNote={(note) => onChange(entries.map((each) => (each === entry ? { ...each, note } : each)))}
            onRemove={() => remove(index)}
            onCompare={() => onCompare(entry.code)}
          />
        ))}
      </Stack>
    </Sortable>
  );
};

const Preferences = ({ list }: { list: ListName }) => {
  const { query, shown, change } = usePreferences(list);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [printing, setPrinting] = useState(false);
  if (!shown) return <UntilLoaded query={query} failed={texts.loadFailed} />;
  const { entries } = shown;
  const isEmpty = entries.length === 0;
  const codes = entries.map(({ code }) => code);
  const setEntries = (next: readonly Entry[]) => change({ entries: next });
  const search = (
    <PreferenceSearch
      chosen={codes}
      full={entries.length >= MAX_PREFERENCES}
      onAdd={(programme) => setEntries([...entries, { code: programme.code, note: '', programme }])}
    />
  );
  const [one, other] = entries.filter(({ code }) => compared.includes(code));
  const commentsOfList = shown.comments.filter(({ code }) => code === null || !codes.includes(code));
  return (
    <Stack gap="4">
      {isEmpty && search}
      {commentsOfList.length > 0 && (
        <Section title={commentTexts.list}>
          <PreferenceComments comments={commentsOfList} />
        </Section>
      )}
      {!isEmpty && <ListHead list={shown} onPrint={() => setPrinting(true)} />}
      {one && other && <PreferenceCompare entries={[one, other]} onClose={() => setCompared([])} />}
      {one && !other && (
        <Text tone="muted" size="small">
          {texts.compareHint}
        </Text>
      )}
      {isEmpty ? (
        <EmptyState drawing="files" compact title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <>
          <EntryList
            list={shown}
            compared={compared}
            onCompare={(code) => setCompared(toggled(compared, code))}
            onChange={setEntries}
          />
          {search}
        </>
      )}
      <OwnRanksForm list={shown} onSave={(ownRanks) => change({ ownRanks })} />
      <Text tone="muted" size="small">
        {texts.disclaimer}
      </Text>
      {printing && <PreferenceSheet list={shown} onDone={() => setPrinting(false)} />}
    </Stack>
  );
};

export const PreferenceListsPage = () => {
  const [params, setParams] = useUrlParams();
  const list = preferenceListNames.find((name) => name === params.get('list')) ?? 'A';
  return (
    <PageFrame width="narrow" title={texts.title} lead={texts.lead}>
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
