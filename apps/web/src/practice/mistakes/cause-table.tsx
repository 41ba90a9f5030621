import { type MistakeOverview, mistakeCauses } from '@netlik/contract/practice/mistakes';
import type { CSSProperties } from 'react';
import { formatShortMonth } from '../../formats/days.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { causeNames } from './mistake-causes.texts.ts';
import styles from './mistakes.module.css';
import { mistakeTexts as texts } from './mistakes.texts.ts';

export const CauseTable = ({ overview }: { overview: MistakeOverview }) => {
  const most = Math.max(1, ...overview.months.flatMap(({ counts }) => Object.values(counts)));
  return (
    <Section title={texts.overview} lead={texts.overviewLead}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls and must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={texts.overviewLead} tabIndex={0}>
        <Text as="table" size="small" numbers full className={styles.causes}>
          <thead>
            <tr>
              <th scope="col">{texts.cause}</th>
              {overview.months.map(({ month }) => (
                <th key={month} scope="col">
                  {formatShortMonth(month)}
                </th>
              ))}
              <th scope="col">{texts.sum}</th>
            </tr>
          </thead>
          <tbody>
            {mistakeCauses.map((cause) => (
              <tr key={cause}>
                <th scope="row">{causeNames[cause]}</th>
                {overview.months.map(({ month, counts }) => (
                  <td key={month} style={{ '--share': counts[cause] / most } as CSSProperties}>
                    {counts[cause] || '–'}
                  </td>
                ))}
                <td>
                  <strong>{overview.months.reduce((sum, { counts }) => sum + counts[cause], 0)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </Text>
      </section>
    </Section>
  );
};
