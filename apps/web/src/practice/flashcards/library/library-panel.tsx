import { type Flashcard, flashcards } from '@netlik/contract/practice/flashcards';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHiddenRows } from '../../../data/outbox/hidden-rows.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Section } from '../../../ui/layout/card.tsx';
import { Pager } from '../../../ui/layout/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { SubjectTiles } from '../../../ui/subjects/subject-tile.tsx';
import { type CardFilters, flashcardQueries, PAGE_SIZE } from '../flashcards.queries.ts';
import { flashcardTexts as texts } from '../flashcards.texts.ts';
import { CardTile } from './card-tile.tsx';

type Props = {
  filters: CardFilters;
  isFiltered: boolean;
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (card: Flashcard) => void;
  actions: ReactNode;
  children: ReactNode;
};

export const LibraryPanel = (props: Props) => {
  const { filters, isFiltered, page, onPage, onClear, onAdd, onEdit, actions, children } = props;
  const query = useQuery(flashcardQueries.list(filters, page));
  const hidden = useHiddenRows();
  const { send: remove } = useWrite(flashcards.remove, {
    done: texts.removed,
    failed: texts.deleteError,
    undo: { hides: ({ params }) => params.id },
  });
  const { data, pagination } = query.data ?? {};
  const cards = data?.filter(({ _id }) => !hidden.has(_id));
  const total = pagination?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <Section title={texts.library} {...(cards && { lead: texts.count(total) })} actions={actions}>
      {(!cards || isFiltered || total > 0) && children}
      <UntilLoaded query={query} failed={texts.loadError} />
      {cards?.length === 0 &&
        (isFiltered || total > 0 ? (
          <EmptyState
            drawing="nothing"
            compact
            title={texts.nothingFound}
            text={texts.nothingFoundText}
            action={
              <Button look="line" onClick={onClear}>
                {texts.clearFilters}
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing="cards"
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={<Button onClick={onAdd}>{texts.add}</Button>}
          />
        ))}
      {cards && cards.length > 0 && (
        <SubjectTiles minWidth={280} busy={query.isPlaceholderData}>
          {cards.map((card) => (
            <CardTile
              key={card._id}
              card={card}
              onEdit={() => onEdit(card)}
              onRemove={() => remove({ params: { id: card._id } })}
            />
          ))}
        </SubjectTiles>
      )}
      <Pager label={texts.library} page={page} pages={pages} onPage={onPage} />
    </Section>
  );
};
