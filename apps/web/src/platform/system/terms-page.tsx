import { system } from '@netlik/contract/platform/system';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { termsTexts as texts } from './terms.texts.ts';

/** Rendered only when complete, because terms must name the operator. */
export const TermsPage = () => {
  const config = useQuery(read(system.config, {}, { staleTime: Number.POSITIVE_INFINITY }));
  return (
    <PageFrame title={texts.title} lead={texts.lead} width="narrow">
      <UntilLoaded query={config} failed={texts.failed} />
      {config.data &&
        texts.sections(config.data.operator).map(({ title, lines }) => (
          <Section key={title} title={title}>
            <Stack gap="2">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Stack>
          </Section>
        ))}
    </PageFrame>
  );
};
