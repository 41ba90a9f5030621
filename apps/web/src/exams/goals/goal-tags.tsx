import type { Profile } from '@netlik/contract/identity/person';
import { Link } from 'react-router';
import { fieldLabels } from '../../identity/users/profile.texts.ts';
import { Row } from '../../ui/layout/row.tsx';
import styles from './goals.module.css';
import { goalTexts as texts } from './goals.texts.ts';

type TagProps = { label: string; value: string | number | null; add: string; field: string };

const Tag = ({ label, value, add, field }: TagProps) => (
  <li>
    {value === null ? (
      <Row
        as={Link}
        gap="2"
        align="center"
        inline
        size="small"
        numbers
        className={`${styles.tag} ${styles.missing}`}
        to={`/profile#${field}`}
      >
        {add}
      </Row>
    ) : (
      <Row as="span" gap="2" align="center" inline size="small" numbers className={styles.tag}>
        {label}: <strong>{value}</strong>
      </Row>
    )}
  </li>
);

export const GoalTags = ({ profile }: { profile: Profile }) => {
  const { targetFieldType, targetYear } = profile;
  return (
    <Row as="ul" gap="2" wrap>
      <Tag
        label={texts.field}
        value={targetFieldType && fieldLabels[targetFieldType]}
        add={texts.addField}
        field="targetFieldType"
      />
      <Tag label={texts.year} value={targetYear} add={texts.addYear} field="targetYear" />
    </Row>
  );
};
