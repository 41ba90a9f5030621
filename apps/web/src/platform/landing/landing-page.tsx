import { landing } from '@netlik/contract/platform/landing';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { getVariant, trackVariant } from '../../data/events/experiments.ts';
import { track } from '../../data/events/track.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import styles from './landing.module.css';
import { landingTexts as texts, landingToolTexts as tools } from './landing.texts.ts';
import { LandingContent } from './landing-content.tsx';
import { LandingResults } from './landing-results.tsx';
import { LandingSettingsDrawer } from './settings/landing-settings-drawer.tsx';

export const LandingPage = () => {
  useTour('landing');
  const query = useQuery(read(landing.settings, {}));
  const [variant] = useState(() => getVariant('landing_hero_v1'));
  const [editing, setEditing] = useState(false);
  const [showing, setShowing] = useState(false);
  useEffect(() => trackVariant('landing_hero_v1'), []);
  const { data: settings } = query;
  if (!settings)
    return (
      <PageFrame title={texts.page}>
        <UntilLoaded query={query} failed={texts.loadFailed} />
      </PageFrame>
    );
  return (
    <>
      <PageTitle>{texts.page}</PageTitle>
      <Row gap="2 6" align="center" between wrap tone="muted" size="small" className={styles.tools}>
        <span data-tour="landing-variant">
          {tools.variant}: <strong>{tools.variantTitle(texts.hero[variant].title, variant)}</strong>
        </span>
        <span data-tour="landing-edit">
          <Button look="line" small onClick={() => setShowing(true)}>
            {tools.results}
          </Button>{' '}
          <Button look="line" small onClick={() => setEditing(true)}>
            {tools.edit}
          </Button>
        </span>
      </Row>
      <LandingContent variant={variant} settings={settings} track={track} />
      {showing && <LandingResults onClose={() => setShowing(false)} />}
      {editing && <LandingSettingsDrawer settings={settings} onClose={() => setEditing(false)} />}
    </>
  );
};
