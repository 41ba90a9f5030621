import { NOTICE_VERSION } from '@netlik/contract/identity/account';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { consentTexts as texts } from './consent.texts.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

export const NoticePage = () => (
  <PageFrame title={texts.page} lead={texts.lead} width="narrow">
    <Card flat title={texts.version(NOTICE_VERSION)}>
      <PrivacyNotice />
    </Card>
  </PageFrame>
);
