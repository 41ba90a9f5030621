import { Link } from 'react-router';
import { usePerson } from '../../api/use-person.ts';
import { ChevronRightIcon } from '../../ui/icons/glyphs.tsx';
import { DashboardAlerts } from '../dashboard/dashboard-alerts.tsx';
import { homePath, roleOf } from '../guards.ts';
import { MenuIcon } from '../shell/menu/menu-icons.tsx';
import { useSiteMap } from '../site-map.ts';
import { QuoteOfWeek } from './quote-of-week.tsx';
import styles from './welcome.module.css';
import { welcomeTexts as texts } from './welcome.texts.ts';

/** Start page of coaches and admins until their dashboards are built. */
export const WelcomePage = () => {
  const person = usePerson();
  const { pages } = useSiteMap();
  if (!person) return null;
  const role = roleOf(person);
  const links = pages.filter(({ path, menu }) => menu && path !== homePath(person));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.greeting(person.firstName || person.email)}</h1>
        <p className={styles.lead}>{role === 'admin' ? texts.leads.admin : texts.leads.coach}</p>
      </header>
      <DashboardAlerts />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <QuoteOfWeek />
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
                      <span className={styles.linkName}>{title}</span>
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
