import { system } from '@netlik/contract/platform/system';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { contactTexts as texts } from './contact.texts.ts';

/** Default target of the premium button, unless `UPGRADE_URL` is set. */
export const ContactPage = () => {
  const config = useQuery(read(system.config, {}, { staleTime: Number.POSITIVE_INFINITY }));
  const operator = config.data?.operator;
  return (
    <PageFrame title={texts.title} lead={texts.lead} width="narrow">
      <UntilLoaded query={config} failed={texts.failed} />
      {config.data && (
        <Section title={operator ? operator.name : texts.demoTitle}>
          {operator ? (
            <p>
              {texts.write} <a href={`mailto:${operator.contact}`}>{operator.contact}</a>
            </p>
          ) : (
            <p>{texts.demo}</p>
          )}
        </Section>
      )}
      {config.data && (
        <Section title={texts.premiumTitle}>
          <p>{operator ? texts.premium : texts.premiumDemo}</p>
        </Section>
      )}
    </PageFrame>
  );
};
