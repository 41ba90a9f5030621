import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../../data/writes/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RetryNotice } from '../../../ui/states/retry-notice.tsx';
import { examTexts as texts } from '../exam-attempts.texts.ts';

type Props = {
  title: string;
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
};

/** Shown inside its panel, because the page's top may be out of view. */
export const HistoryFailure = ({ title, query }: Props) => {
  const [dismissed, setDismissed] = useState<Error | null>(null);
  const { data, error, isFetching, refetch } = query;
  if (!error) return null;
  const retry = { label: texts.retry, busy: isFetching, onClick: () => void refetch() };
  if (dismissed !== error)
    return (
      <RetryNotice
        tone="danger"
        text={failureText(title, error)}
        action={retry}
        onDismiss={() => setDismissed(error)}
      />
    );
  // Without data, dismissing must keep the retry button.
  return data ? null : (
    <Button look="line" small busy={isFetching} onClick={retry.onClick}>
      {retry.label}
    </Button>
  );
};
