import { type AssistantSettings, assistant } from '@netlik/contract/endpoints/assistant';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { assistantQueries } from './assistant.queries.ts';
import { assistantTexts as texts } from './assistant.texts.ts';

const count = (value: number) => value.toLocaleString('tr');

/** Asks before the first message leaves the server, says where it goes, and takes the consent back. */
export const ConsentNotice = () => {
  const queries = useQueryClient();
  const { data } = useQuery(assistantQueries.settings());
  const change = useMutation({
    mutationFn: (allowed: boolean) => call(assistant.setConsent, { body: { allowed } }),
    onSuccess: (settings: AssistantSettings) =>
      queries.setQueryData(assistantQueries.settings().queryKey, settings),
    onError: () => toast({ tone: 'danger', text: texts.consentFailed }),
  });
  if (!data?.service) return null;
  const { host, model } = data.service;
  return (
    <Notice tone="info">
      <Row gap="2 4" align="center" between wrap>
        {data.consentedAt ? (
          <>
            <p>
              {texts.consentGiven(host)} {texts.usage(count(data.usage.used), count(data.usage.limit))}
            </p>
            <Button look="quiet" small busy={change.isPending} onClick={() => change.mutate(false)}>
              {texts.withdraw}
            </Button>
          </>
        ) : (
          <>
            <p>
              <b>{texts.consentTitle}</b> {texts.consentText(host, model)}
            </p>
            <Button look="quiet" small busy={change.isPending} onClick={() => change.mutate(true)}>
              {texts.allow}
            </Button>
          </>
        )}
      </Row>
    </Notice>
  );
};
