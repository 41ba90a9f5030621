import CheckIcon from 'lucide-react/icons/check';
import styles from './check.module.css';

/** The round mark of something to do; the control around it has the name. */
export const Check = ({ state }: { state: 'off' | 'half' | 'on' }) => (
  <span className={styles.check} data-state={state}>
    {state === 'on' && <CheckIcon size={16} />}
  </span>
);
