import type { Person } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePerson } from '../../api/use-person.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingOrOffline } from '../../ui/states/loading-or-offline.tsx';
import { EstimateCard } from './estimate-card.tsx';
import styles from './estimates.module.css';
import { type Basis, estimateQueries } from './estimates.queries.ts';
import { estimateTexts as texts } from './estimates.texts.ts';
import { GradeForm } from './grade-form.tsx';
import { WhatIf } from './what-if.tsx';

const dayFormat = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayText = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

const How = () => (
  <details className={styles.how}>
    <summary>{texts.how}</summary>
    {texts.howLines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </details>
);

const Estimates = ({ person }: { person: Person }) => {
  const [params, change] = useUrlParams();
  const basis: Basis = {
    basis: params.get('basis') === 'average' ? 'average' : 'latest',
    placed: params.get('placed') === '1' ? '1' : '0',
  };
  const query = useQuery(estimateQueries.own(basis));
  const { data, error } = query;
  if (!data)
    return error ? (
      <ErrorState title={texts.loadFailed} error={error} busy={query.isFetching} onRetry={query.refetch} />
    ) : (
      <LoadingOrOffline query={query} />
    );
  const hasEstimate = data.estimates.some((result) => 'score' in result);
  return (
    <div className={styles.page}>
      <Card title={texts.basisTitle}>
        <div className={styles.basis}>
          <Segmented
            label={texts.basis}
            options={[
              { value: 'latest', label: texts.latest },
              { value: 'average', label: texts.average },
            ]}
            value={basis.basis}
            onChange={(value) => change({ basis: value === 'latest' ? null : value })}
          />
          <GradeForm person={person} grade={data.diplomaGrade} />
          <SwitchField
            label={texts.placed}
            hint={texts.placedHint}
            checked={basis.placed === '1'}
            onChange={(event) => change({ placed: event.currentTarget.checked ? '1' : null })}
          />
        </div>
        {data.attempts.length > 0 && (
          <ul className={styles.attempts} aria-label={texts.usedAttempts}>
            {data.attempts.map(({ _id, examType, source, date }) => (
              <li key={_id}>{texts.attempt(examType, source, dayText(date))}</li>
            ))}
          </ul>
        )}
        {data.divided && <p className={styles.quiet}>{texts.divided}</p>}
      </Card>
      <div className={styles.cards}>
        {data.estimates.map((result) => (
          <EstimateCard key={result.scoreType} result={result} />
        ))}
      </div>
      {hasEstimate && (
        <>
          <Link className={styles.link} to="/programmes?reach=possible">
            {texts.toProgrammes}
          </Link>
          <WhatIf data={data} placedLastYear={basis.placed === '1'} />
        </>
      )}
      <How />
    </div>
  );
};

export const EstimatesPage = () => {
  const person = usePerson();
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      {person && <Estimates person={person} />}
    </PageFrame>
  );
};
