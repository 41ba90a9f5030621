import type { Profile } from '@netlik/contract/identity/person';
import { type CountedField, missingFields } from '@netlik/domain/identity/people';
import { Link } from 'react-router';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { completenessBand } from './completeness.ts';
import styles from './completeness-card.module.css';
import { fieldNames, completenessTexts as texts } from './profile.texts.ts';

const fieldLink = (field: CountedField) => (field === 'targetUniversities' ? '/goals' : { hash: field });

export const CompletenessCard = ({ profile }: { profile: Profile }) => {
  const percent = profile.profileCompleteness;
  const missing = missingFields(profile);
  const band = completenessBand(percent);
  return (
    <Section
      title={texts.title}
      actions={
        <Text as="strong" size="large" weight="bold" numbers>
          {texts.percent(percent)}
        </Text>
      }
    >
      <div
        role="progressbar"
        aria-label={texts.bar}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <FillBar fill={percent / 100} />
      </div>
      <Text tone="muted" size="small">
        {texts.bands[band]}
      </Text>
      {missing.length > 0 && (
        <nav aria-label={texts.missing}>
          <Row as="ul" gap="2" wrap>
            {missing.map((field) => (
              <li key={field}>
                <Row
                  to={fieldLink(field)}
                  as={Link}
                  align="center"
                  inline
                  tone="plain"
                  size="small"
                  className={styles.link}
                >
                  {fieldNames[field]}
                </Row>
              </li>
            ))}
          </Row>
        </nav>
      )}
    </Section>
  );
};
