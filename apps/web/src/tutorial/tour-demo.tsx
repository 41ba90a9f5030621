import { Button } from '../ui/buttons/button.tsx';
import { showcaseTour } from './showcase.tour.ts';
import styles from './tour-demo.module.css';
import { tutorialTexts } from './tutorial.texts.ts';
import { startTutorial, useTour } from './tutorial.ts';

const { demo: texts } = tutorialTexts;

/** A tour to try, for the showcase. */
export const TourDemo = () => {
  useTour(showcaseTour);
  return (
    <div className={styles.demo}>
      <div className={styles.things}>
        <div className={styles.thing} data-tour="demo-goal">
          <span>{texts.goal}</span>
          <strong>68 / 120 dk</strong>
        </div>
        <div className={styles.thing} data-tour="demo-streak">
          <span>{texts.streak}</span>
          <strong>12 gün</strong>
        </div>
        <div className={styles.thing}>
          <span data-tour="demo-action" className={styles.action}>
            {texts.action}
          </span>
        </div>
      </div>
      <Button look="quiet" onClick={() => startTutorial(showcaseTour.page)}>
        {texts.start}
      </Button>
    </div>
  );
};
