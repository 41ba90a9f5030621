import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { consentTexts as texts } from './consent.texts.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

export const NoticePage = () => (
  <PageFrame title={texts.page} lead={texts.lead} width="narrow">
    <Section title={texts.version(NOTICE_VERSION)}>
      <PrivacyNotice />
    </Section>
  </PageFrame>
);
