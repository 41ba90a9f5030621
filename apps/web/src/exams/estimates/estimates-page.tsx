import type { Person } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { formatDayMonth } from '../../formats/days.ts';
import { DiplomaGradeForm } from '../../identity/users/diploma-grade-form.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { estimateBasisOf, readEstimateBasis } from './estimate-basis.ts';
import '../../theme/print-page.css';
import { hasCode } from '../../data/writes/failure.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { ChosenAttempts, chosenFrom } from './chosen-attempts.tsx';
import { EstimateCard } from './estimate-card.tsx';
import styles from './estimates.module.css';
import { estimateQueries } from './estimates.queries.ts';
import { estimateTexts as texts } from './estimates.texts.ts';
import { ForecastCard } from './forecast-card.tsx';
import { WhatIf } from './what-if.tsx';

const bases = ['latest', 'average', 'chosen'] as const;

const How = () => (
  <Text as="details" tone="muted" size="small" className={styles.how}>
    <summary>{texts.how}</summary>
    {texts.howLines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Text>
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
    <Stack gap="4">
      <Card title={texts.basisTitle}>
        <Segmented
          label={texts.basis}
          options={bases.map((value) => ({ value, label: texts[value] }))}
          value={basis}
          onChange={setBasis}
        />
        <Grid fit={320} gap="4 8" align="start" className={styles.basis}>
          <DiplomaGradeForm personId={person._id} grade={data.diplomaGrade} />
          <SwitchField
            label={texts.placed}
            hint={texts.placedHint}
            checked={placed}
            onChange={(event) => change({ placed: event.currentTarget.checked ? '1' : null })}
          />
        </Grid>
        {basis === 'chosen' && <ChosenAttempts attempts={data.attempts} params={params} onChange={change} />}
        {basis !== 'chosen' && used.length > 0 && (
          <Row as="ul" gap="1 4" wrap tone="muted" size="small" aria-label={texts.usedAttempts}>
            {used.map(({ _id, examType, source, date }) => (
              <li key={_id}>{texts.attempt(examType, source, formatDayMonth(date))}</li>
            ))}
          </Row>
        )}
        {data.divided && (
          <Text tone="muted" size="small">
            {texts.divided}
          </Text>
        )}
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
        <Grid fit={320} gap="4">
          {data.estimates.map((result) => (
            <EstimateCard key={result.scoreType} result={result} />
          ))}
        </Grid>
      )}
      {data.attempts.length > 0 && <ForecastCard placed={placed} />}
      {hasEstimate && (
        <>
          <Link className={styles.link} to={`/programmes?${programmesLink}`}>
            {texts.toProgrammes}
          </Link>
          <WhatIf data={data} placedLastYear={placed} />
        </>
      )}
      <How />
    </Stack>
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
