import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { tutorialTexts } from '../../ui/tutorial/tutorial.texts.ts';
import { useTour, useTourStart } from '../../ui/tutorial/tutorial.ts';
import styles from './tour-demo.module.css';

const { demo: texts } = tutorialTexts;

export const TourDemo = () => {
  useTour('ui-showcase', false);
  const start = useTourStart();
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
      <Button look="line" onClick={() => start?.()}>
        {texts.start}
      </Button>
    </Stack>
  );
};
