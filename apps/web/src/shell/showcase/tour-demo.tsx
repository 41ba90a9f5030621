import { Button } from '../../ui/buttons/button.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { tutorialTexts } from '../../ui/tutorial/tutorial.texts.ts';
import { useTour, useTourStart } from '../../ui/tutorial/tutorial.ts';

const { demo: texts } = tutorialTexts;

export const TourDemo = () => {
  useTour('ui-showcase', false);
  const start = useTourStart();
  return (
    <Stack gap="3" align="start">
      <Row gap="7" align="center" wrap>
        <div data-tour="demo-goal">
          <StatCard label={texts.goal} value="68 / 120 dk" />
        </div>
        <div data-tour="demo-streak">
          <StatCard label={texts.streak} value="12 gün" />
        </div>
        <span data-tour="demo-action">
          <Tag tone="primary">{texts.action}</Tag>
        </span>
      </Row>
      <Button look="line" onClick={() => start?.()}>
        {texts.start}
      </Button>
    </Stack>
  );
};
