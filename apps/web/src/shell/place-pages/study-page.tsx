import PencilLineIcon from 'lucide-react/icons/pencil-line';
import PlayIcon from 'lucide-react/icons/play';
import { openQuickEntry } from '../../study/quick-entry/quick-entry-request.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { PageRows } from './page-rows.tsx';
import { studyPageTexts as texts } from './place-pages.texts.ts';

export const StudyPage = () => (
  <PageFrame title={texts.title} lead={texts.lead} width="narrow">
    <Row gap="2" wrap>
      <ButtonLink to="/study-tracker/timer?start=last">
        <PlayIcon />
        {texts.start}
      </ButtonLink>
      <Button look="line" onClick={() => openQuickEntry()}>
        <PencilLineIcon />
        {texts.record}
      </Button>
    </Row>
    <PageRows place="study" label={texts.pages} />
  </PageFrame>
);
