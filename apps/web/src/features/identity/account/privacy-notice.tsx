import styles from './consent.module.css';
import { noticeSections } from './notice.texts.ts';

export const PrivacyNotice = () => (
  <div className={styles.notice}>
    {noticeSections.map(({ title, paragraphs, items, after }) => (
      <section key={title}>
        <h3>{title}</h3>
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {after && <p>{after}</p>}
      </section>
    ))}
  </div>
);
