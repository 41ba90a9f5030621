import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { showcaseTour } from './showcase.tour.ts';
import styles from './tour-demo.module.css';
import { tutorialTexts } from './tutorial.texts.ts';
import { startTutorial, useTour } from './tutorial.ts';

const { demo: texts } = tutorialTexts;

export const TourDemo = () => {
  useTour(showcaseTour);
  return (
    <Stack gap="3" align="start">
      <Row gap="3" wrap>
        <Stack gap="1" justify="center" box="panel" className={styles.thing} data-tour="demo-goal">
          <span>{texts.goal}</span>
          <strong>68 / 120 dk</strong>
        </Stack>
        <Stack gap="1" justify="center" box="panel" className={styles.thing} data-tour="demo-streak">
          <span>{texts.streak}</span>
          <strong>12 gün</strong>
        </Stack>
        <Stack gap="1" justify="center" box="panel" className={styles.thing}>
          <span data-tour="demo-action" className={styles.action}>
            {texts.action}
          </span>
        </Stack>
      </Row>
      <Button look="quiet" onClick={() => startTutorial(showcaseTour.page)}>
        {texts.start}
      </Button>
    </Stack>
  );
};
