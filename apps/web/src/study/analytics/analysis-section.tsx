import type { StatsRange } from '@netlik/contract/study/analytics';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { panelTexts as texts } from './dashboard.texts.ts';

type Panel = ComponentType<{ range: StatsRange }>;

const loadPanel = () => import('./advanced/advanced-panel.tsx');

/** Not `lazy`, because a failed import must not replace the page. */
const usePanel = (open: boolean) => {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs the effect again
  useEffect(() => {
    if (!open || Panel) return;
    let left = false;
    setFailed(false);
    loadPanel().then(
      ({ AdvancedPanel }) => left || setPanel(() => AdvancedPanel),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [open, Panel, tries]);
  return { Panel, failed, retry: () => setTries((count) => count + 1) };
};

export const AnalysisSection = ({ range }: { range: StatsRange }) => {
  const [params, change] = useUrlParams();
  const open = params.has('analysis');
  const { Panel, failed, retry } = usePanel(open);
  const toggle = () => change({ analysis: open ? null : 'open' });
  return (
    <div>
      <Section
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button look="line" small aria-expanded={open} onClick={toggle}>
            {open ? texts.close : texts.open}
          </Button>
        }
      >
        {open && Panel && <Panel range={range} />}
        {open && !Panel && failed && <ErrorState compact title={texts.notOpened} onRetry={retry} />}
        {open && !Panel && !failed && <Skeleton label={texts.opening} lines={8} />}
      </Section>
    </div>
  );
};
