import { assistant } from '@netlik/contract/assistant/assistant';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatCount } from '../../formats/numbers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { assistantQueries } from './assistant.queries.ts';
import { assistantTexts as texts } from './assistant.texts.ts';

/** Asks for consent before the first message leaves the server. */
export const ConsentNotice = () => {
  const { data } = useQuery(assistantQueries.settings());
  const { send, busy } = useWrite(assistant.setConsent, {
    failed: texts.consentFailed,
    replied: (cache, settings) => cache.patch(assistantQueries.settings(), () => settings),
  });
  if (!data?.service) return null;
  const { host, model } = data.service;
  return (
    <Notice tone="info">
      <Row gap="2 4" align="center" between wrap>
        {data.consentedAt ? (
          <>
            <p>
              {texts.consentGiven(host)}{' '}
              {texts.usage(formatCount(data.usage.used), formatCount(data.usage.limit))}
            </p>
            <Button look="line" small busy={busy} onClick={() => send({ body: { allowed: false } })}>
              {texts.withdraw}
            </Button>
          </>
        ) : (
          <>
            <p>
              <b>{texts.consentTitle}</b> {texts.consentText(host, model)}
            </p>
            <Button look="line" small busy={busy} onClick={() => send({ body: { allowed: true } })}>
              {texts.allow}
            </Button>
          </>
        )}
      </Row>
    </Notice>
  );
};
