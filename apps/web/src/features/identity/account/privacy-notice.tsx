import { type Operator, system } from '@netlik/contract/system';
import { useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './consent.module.css';
import { noticeSections, operatorTexts as texts } from './notice.texts.ts';

type Known = { operator: Operator | null } | 'failed' | null;

/** Who runs this; null until it is known. These pages stand outside the frame with the cache. */
const useOperator = (): [Known, () => void] => {
  const [known, setKnown] = useState<Known>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by each attempt
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call(system.config, {}, signal).then(setKnown, () => !signal.aborted && setKnown('failed'));
    return () => leaving.abort();
  }, [attempt]);
  const retry = () => {
    setKnown(null);
    setAttempt((tries) => tries + 1);
  };
  return [known, retry];
};

/** A notice says whose it is: it stands here whole, or not yet. */
export const PrivacyNotice = () => {
  const [known, retry] = useOperator();
  if (known === null || known === 'failed')
    return (
      <div className={styles.noticeWaits} role="status" aria-busy={known === null}>
        <p>{known === null ? texts.loading : texts.failed}</p>
        {known === 'failed' && (
          <Button look="quiet" small onClick={retry}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  return (
    <div className={styles.notice}>
      {noticeSections(known.operator).map(({ title, paragraphs, items, after }) => (
        <section key={title}>
          <h3>{title}</h3>
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
        </section>
      ))}
    </div>
  );
};
