import { Link } from 'react-router';
import { ChevronRightIcon } from '../../ui/glyphs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePerson } from '../../ui/use-person.ts';
import { homeOf, roleOf } from '../guards.ts';
import { pagesFor } from '../menu.ts';
import { MenuIcon } from '../shell/menu-icons.tsx';
import { OnDashboard } from '../shell/slots.tsx';
import { GoalsCard } from './goals-card.tsx';
import { Quote } from './quote.tsx';
import styles from './welcome.module.css';
import { welcomeTexts as texts } from './welcome.texts.ts';

/** Home until the dashboards are built: what there is, and where to go on. */
export const WelcomePage = () => {
  const person = usePerson();
  if (!person) return null;
  const role = roleOf(person);
  const links = pagesFor(person).filter(({ path, menu }) => menu && path !== homeOf(person));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.greeting(person.firstName || person.email)}</h1>
        <p className={styles.lead}>{texts.leads[role]}</p>
      </header>
      <OnDashboard />
      {person.consent === 'guardian' && (
        <Notice tone="info">
          <p>
            <strong>{texts.guardianTitle}.</strong> {texts.guardian}
          </p>
        </Notice>
      )}
      <div className={styles.columns}>
        {role === 'student' && <GoalsCard personId={person._id} />}
        <div className={styles.stack}>
          <Quote />
          <nav className={styles.card} aria-labelledby="welcome-links">
            <h2 id="welcome-links">{texts.links}</h2>
            <ul className={styles.links}>
              {links.map(({ path, title, icon }) => (
                <li key={path}>
                  <Link to={path} className={styles.link!}>
                    <span className={styles.linkIcon}>
                      <MenuIcon name={icon} />
                    </span>
                    <span className={styles.linkText}>
                      <span className={styles.goalName}>{title}</span>
                      <span className={styles.small}>{texts.linkTexts[path]}</span>
                    </span>
                    <ChevronRightIcon size={18} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
};
