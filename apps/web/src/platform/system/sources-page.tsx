import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { sourcesTexts as texts } from './sources.texts.ts';

export const SourcesPage = () => (
  <PageFrame title={texts.title} lead={texts.lead} width="narrow">
    {texts.sections.map(({ title, lines }) => (
      <Section key={title} title={title}>
        <Stack as="ul" gap="2">
          {lines.map(({ text, link }) => (
            <li key={text}>
              {text}{' '}
              {link && (
                <a href={link} rel="noreferrer" target="_blank">
                  {texts.licence}
                </a>
              )}
            </li>
          ))}
        </Stack>
      </Section>
    ))}
  </PageFrame>
);
