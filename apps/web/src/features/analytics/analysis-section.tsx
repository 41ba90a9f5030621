import type { StatsRange } from '@netlik/contract/analytics';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useAddress } from '../../ui/layout/use-address.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { panelTexts as texts } from './dashboard.texts.ts';

type Panel = ComponentType<{ range: StatsRange }>;

/** Its code comes when it is opened; a lost connection must not take the page with it. */
const usePanel = (open: boolean) => {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect
  useEffect(() => {
    if (!open || Panel) return;
    let left = false;
    setFailed(false);
    import('./advanced/advanced-panel.tsx').then(
      ({ AdvancedPanel }) => left || setPanel(() => AdvancedPanel),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [open, Panel, tries]);
  return { Panel, failed, retry: () => setTries((count) => count + 1) };
};

/** The figures behind the figures, for whoever asks. Open or not stands in the address. */
export const AnalysisSection = ({ range }: { range: StatsRange }) => {
  const [params, change] = useAddress();
  const open = params.has('analysis');
  const { Panel, failed, retry } = usePanel(open);
  const toggle = () => change({ analysis: open ? null : 'open' });
  return (
    <div data-tour="dashboard-analysis">
      <Card
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button look="quiet" small aria-expanded={open} onClick={toggle}>
            {open ? texts.close : texts.open}
          </Button>
        }
      >
        {open && Panel && <Panel range={range} />}
        {open && !Panel && failed && <ErrorState compact title={texts.notOpened} onRetry={retry} />}
        {open && !Panel && !failed && <Skeleton label={texts.opening} lines={8} />}
      </Card>
    </div>
  );
};
