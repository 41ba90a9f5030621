import { type Operator, system } from '@netlik/contract/platform/system';
import { useEffect, useState } from 'react';
import { call } from '../../data/calls/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './consent.module.css';
import { noticeSections, operatorTexts as texts } from './notice.texts.ts';

type Known = { operator: Operator | null } | 'failed' | null;

/** The site's operator; null until loaded. No query cache: these pages render outside its provider. */
const useOperator = (): [Known, () => void] => {
  const [known, setKnown] = useState<Known>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(system.config, {}, signal).then(setKnown, () => !signal.aborted && setKnown('failed'));
    return () => controller.abort();
  }, [attempt]);
  const retry = () => {
    setKnown(null);
    setAttempt((tries) => tries + 1);
  };
  return [known, retry];
};

/** Rendered only when complete, because a privacy notice must name its operator. */
export const PrivacyNotice = () => {
  const [known, retry] = useOperator();
  if (known === null || known === 'failed')
    return (
      <Stack gap="3" align="start" justify="start" tone="muted" role="status" aria-busy={known === null}>
        <p>{known === null ? texts.loading : texts.failed}</p>
        {known === 'failed' && (
          <Button look="line" small onClick={retry}>
            {texts.retry}
          </Button>
        )}
      </Stack>
    );
  return (
    // The section scrolls, so keyboard users need it in the tab order.
    <Stack as="section" gap="6" tabIndex={0} aria-label={texts.title} className={styles.notice}>
      {noticeSections(known.operator).map(({ title, paragraphs, items, after }) => (
        <Stack key={title} as="section" gap="2">
          <h2>{title}</h2>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {after && <p>{after}</p>}
        </Stack>
      ))}
    </Stack>
  );
};
