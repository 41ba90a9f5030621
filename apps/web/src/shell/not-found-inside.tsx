import { Button, ButtonLink } from '../ui/buttons/button.tsx';
import styles from '../ui/states/error-page.module.css';
import { errorPageTexts as texts } from '../ui/states/error-page.texts.ts';
import { ErrorBody } from '../ui/states/error-page.tsx';

/** Offers home first, because a reload would not find the URL either. */
export const NotFoundInside = () => (
  <div className={`${styles.middle} ${styles.inside}`}>
    <ErrorBody kind="notFound" code="404">
      <ButtonLink to="/">{texts.home}</ButtonLink>
      <Button look="line" onClick={() => location.reload()}>
        {texts.refresh}
      </Button>
    </ErrorBody>
  </div>
);
