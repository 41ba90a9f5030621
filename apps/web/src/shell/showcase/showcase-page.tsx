import { useState } from 'react';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ConversationSection } from './conversation-section.tsx';
import { FormSection } from './form-section.tsx';
import { ListsSection } from './lists-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { PickersSection } from './pickers-section.tsx';
import { Sample, Section } from './sample.tsx';
import styles from './showcase.module.css';
import { showcaseTexts as texts } from './showcase.texts.ts';
import { FilesSection, StatesSection, TextSection } from './states-section.tsx';
import { TableSection } from './table-section.tsx';
import { TourDemo } from './tour-demo.tsx';
import { VideosSection } from './videos-section.tsx';

export const ShowcasePage = () => {
  // Off by default, because a busy page never looks loaded to screen readers and tests.
  const [loading, setLoading] = useState(false);
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <SwitchField label={texts.loading} checked={loading} onChange={() => setLoading(!loading)} />
      <Row as="nav" gap="1" className={styles.anchors} aria-label={texts.anchors}>
        {Object.entries(texts.sections).map(([id, label]) => (
          <Row
            as="a"
            key={id}
            href={`#${id}`}
            align="center"
            tone="plain"
            size="small"
            weight="medium"
            noShrink
            minTouchTarget
          >
            {label}
          </Row>
        ))}
      </Row>
      <BasicsSection loading={loading} />
      <NumbersSection loading={loading} />
      <FormSection />
      <PickersSection />
      <TableSection />
      <ListsSection />
      <ConversationSection />
      <OverlaysSection />
      <StatesSection loading={loading} />
      <FilesSection />
      <TextSection />
      <VideosSection />
      <Section
        id="tur"
        title={texts.sections.tur}
        lead="Bir sayfaya ilk gelişte açılır, menüden yeniden başlar."
      >
        <Sample name="tutorial/tour-dialog.tsx">
          <TourDemo />
        </Sample>
      </Section>
    </PageFrame>
  );
};
