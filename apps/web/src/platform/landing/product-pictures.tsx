import { Stack } from '../../ui/layout/stack.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import examsDark from './pictures/exams-dark.webp';
import examsLight from './pictures/exams-light.webp';
import todayDark from './pictures/today-dark.webp';
import todayLight from './pictures/today-light.webp';
import weekDark from './pictures/week-dark.webp';
import weekLight from './pictures/week-light.webp';

/** Of `npm run pictures`. The style sheet hides those of the other theme, so a browser never asks for them. */
const pictures = {
  today: { light: todayLight, dark: todayDark },
  exams: { light: examsLight, dark: examsDark },
  week: { light: weekLight, dark: weekDark },
};

export const ProductPictures = () => (
  <Stack as="section" gap="5" className={styles.section} aria-labelledby="landing-screens">
    <h2 id="landing-screens">{texts.screens.title}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, which the keyboard must reach */}
    <div tabIndex={0} className={styles.screens}>
      {(['today', 'exams', 'week'] as const).map((name) => (
        <figure key={name}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              src={pictures[name][theme]}
              alt={texts.screens.items[name].alt}
              width="390"
              height="600"
              loading="lazy"
              decoding="async"
              className={styles[theme]}
            />
          ))}
          <figcaption>{texts.screens.items[name].caption}</figcaption>
        </figure>
      ))}
    </div>
  </Stack>
);
