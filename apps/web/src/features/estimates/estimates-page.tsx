import type { Person } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePerson } from '../../api/use-person.ts';
import { formatDayMonth } from '../../formats/days.ts';
import { DiplomaGradeForm } from '../../study/diploma-grade-form.tsx';
import { estimateBasisOf, readEstimateBasis } from '../../study/estimate-basis.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import '../../ui/layout/print-page.css';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { hasCode } from '../../writes/failure-text.ts';
import { ChosenAttempts, chosenFrom } from './chosen-attempts.tsx';
import { EstimateCard } from './estimate-card.tsx';
import styles from './estimates.module.css';
import { estimateQueries } from './estimates.queries.ts';
import { estimateTexts as texts } from './estimates.texts.ts';
import { WhatIf } from './what-if.tsx';

const bases = ['latest', 'average', 'chosen'] as const;

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
  const basis = bases.find((each) => each === params.get('basis')) ?? 'latest';
  const placed = params.get('placed') === '1';
  const query = useQuery(estimateQueries.own(readEstimateBasis(params)));
  const { data, error } = query;
  const setBasis = (value: (typeof bases)[number]) =>
    change({
      ...(data && value === 'chosen' ? chosenFrom(data.attempts) : { tyt: null, ayt: null, ydt: null }),
      basis: value === 'latest' ? null : value,
    });
  if (hasCode(error, 'exam_attempt.not_found'))
    return (
      <EmptyState
        drawing="search"
        title={texts.chosenGone}
        text={texts.chosenGoneText}
        action={<Button onClick={() => setBasis('latest')}>{texts.useLatest}</Button>}
      />
    );
  if (!data) return <UntilLoaded query={query} failed={texts.loadFailed} />;
  const used = data.attempts.filter((attempt) => attempt.used);
  const programmesLink = estimateBasisOf(params);
  programmesLink.set('reach', 'possible');
  const hasEstimate = data.estimates.some((result) => 'score' in result);
  return (
    <div className={styles.page}>
      <Card title={texts.basisTitle}>
        <Segmented
          label={texts.basis}
          options={bases.map((value) => ({ value, label: texts[value] }))}
          value={basis}
          onChange={setBasis}
        />
        <div className={styles.basis}>
          <DiplomaGradeForm personId={person._id} grade={data.diplomaGrade} />
          <SwitchField
            label={texts.placed}
            hint={texts.placedHint}
            checked={placed}
            onChange={(event) => change({ placed: event.currentTarget.checked ? '1' : null })}
          />
        </div>
        {basis === 'chosen' && <ChosenAttempts attempts={data.attempts} params={params} onChange={change} />}
        {basis !== 'chosen' && used.length > 0 && (
          <ul className={styles.attempts} aria-label={texts.usedAttempts}>
            {used.map(({ _id, examType, source, date }) => (
              <li key={_id}>{texts.attempt(examType, source, formatDayMonth(date))}</li>
            ))}
          </ul>
        )}
        {data.divided && <p className={styles.quiet}>{texts.divided}</p>}
      </Card>
      {data.attempts.length === 0 ? (
        <Card>
          <EmptyState
            drawing="chart"
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={<ButtonLink to="/exam-tracker">{texts.addExam}</ButtonLink>}
          />
        </Card>
      ) : (
        <div className={styles.cards}>
          {data.estimates.map((result) => (
            <EstimateCard key={result.scoreType} result={result} />
          ))}
        </div>
      )}
      {hasEstimate && (
        <>
          <Link className={styles.link} to={`/programmes?${programmesLink}`}>
            {texts.toProgrammes}
          </Link>
          <WhatIf data={data} placedLastYear={placed} />
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
