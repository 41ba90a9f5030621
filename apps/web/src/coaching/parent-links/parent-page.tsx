import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../data/calls/call.ts';
import { failureOf } from '../../data/writes/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { parentPageTexts as texts } from './parent-links.texts.ts';
import { ParentWeek, PrintedWeek } from './parent-week.tsx';

/** Opened by link, without an account. */
export const ParentPage = () => {
  const { token = '' } = useParams();
  const [printing, setPrinting] = useState(false);
  const query = useQuery({
    queryKey: [parentLinks.open.path, token],
    queryFn: ({ signal }) => call(parentLinks.open, { body: { token } }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isInvalid = [400, 404].includes(failureOf(query.error)?.status ?? 0);
  return (
    <Stack gap="4">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PageTitle>
        {query.data ? texts.title(query.data.firstName, query.data.days.length) : texts.fallbackTitle}
      </PageTitle>
      {query.data && (
        <>
          <ParentWeek week={query.data} />
          <div>
            <Button look="line" onClick={() => setPrinting(true)}>
              {texts.print}
            </Button>
          </div>
          {printing && <PrintedWeek week={query.data} onDone={() => setPrinting(false)} />}
          <Text tone="muted" size="small">
            {texts.note}
          </Text>
        </>
      )}
      {isInvalid && (
        <>
          <h1>{texts.fallbackTitle}</h1>
          <EmptyState drawing="nothing" title={texts.invalid} text={texts.invalidText} />
        </>
      )}
      {!isInvalid && <UntilLoaded query={query} failed={texts.failed} />}
    </Stack>
  );
};
