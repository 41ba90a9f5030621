import { type DailyChallenge, dailyChallenges } from '@netlik/contract/community/daily-challenges';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import {
  type ChallengeDraft,
  draftErrors,
  draftOf,
  inputOf,
  isComplete,
  newDraft,
} from './challenge-draft.ts';
import { ChallengeFields } from './challenge-fields.tsx';
import { challengeQueries } from './daily-challenges.queries.ts';
import { editorTexts as texts } from './daily-challenges.texts.ts';

/** From this length on the button above is out of view. */
const LONG_LIST = 2;

const Editor = ({ saved }: { saved: readonly DailyChallenge[] }) => {
  const [drafts, setDrafts] = useState<ChallengeDraft[]>(() => saved.map(draftOf));
  const [checked, setChecked] = useState(false);

  const { send, busy } = useWrite(dailyChallenges.save, {
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: ({ challenges }, { body }) => {
      const dropped = body.challenges.length - challenges.length;
      setDrafts(challenges.map(draftOf));
      setChecked(false);
      if (dropped > 0) toast({ tone: 'warning', text: texts.dropped(dropped) });
    },
  });
  const onSave = () => {
    setChecked(true);
    // An invalid reward must be corrected first, while incomplete challenges are dropped.
    if (!drafts.some((draft) => isComplete(draft) && draftErrors(draft).xpReward))
      void send({ body: { challenges: drafts.map(inputOf) } });
  };
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    flushSync(() => setDrafts([...drafts, newDraft()]));
    // The new challenge is at the end, possibly out of view.
    list.current?.lastElementChild?.querySelector('select')?.focus();
  };
  const move = (from: number, by: 1 | -1) => {
    const next = [...drafts];
    const [moved] = next.splice(from, 1);
    next.splice(from + by, 0, moved!);
    setDrafts(next);
  };

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      actions={
        <>
          <Button look="line" onClick={add}>
            {texts.add}
          </Button>
          <span data-tour="challenges-save">
            <Button busy={busy} onClick={onSave}>
              {texts.save}
            </Button>
          </span>
        </>
      }
    >
      {drafts.length === 0 && <EmptyState drawing="plan" title={texts.empty} text={texts.emptyText} />}
      <Stack ref={list} as="ul" gap="3" divided data-tour="challenges-list">
        {drafts.map((draft, index) => (
          <li key={draft.id}>
            <ChallengeFields
              draft={draft}
              checked={checked}
              place={index + 1}
              isLast={index === drafts.length - 1}
              onChange={(part) =>
                setDrafts(drafts.map((one) => (one.id === draft.id ? { ...one, ...part } : one)))
              }
              onMove={(by) => move(index, by)}
              onRemove={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
            />
          </li>
        ))}
      </Stack>
      {drafts.length > LONG_LIST && (
        <Row justify="end">
          <Button look="line" busy={busy} onClick={onSave}>
            {texts.saveBelow}
          </Button>
        </Row>
      )}
    </PageFrame>
  );
};

export const DailyChallengesPage = () => {
  useTour('daily-challenges');
  const query = useQuery({ ...challengeQueries.list(), refetchOnWindowFocus: false });
  if (query.data) return <Editor saved={query.data.challenges} />;
  return (
    <PageFrame title={texts.title} lead={texts.lead} width="page">
      <UntilLoaded query={query} failed={texts.failed} />
    </PageFrame>
  );
};
