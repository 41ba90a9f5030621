import type { StudentEstimates } from '@netlik/contract/exams/estimates';
import type { Person } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../data/calls/use-person.ts';
import { formatDayMonth } from '../../formats/days.ts';
import { DiplomaGradeForm } from '../../identity/users/diploma-grade-form.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { RowLink } from '../../ui/layout/row-link.tsx';
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
import { estimateQueries } from './estimates.queries.ts';
import { estimateTexts as texts } from './estimates.texts.ts';
import { ForecastCard } from './forecast-card.tsx';
import { WhatIf } from './what-if.tsx';

const bases = ['latest', 'average', 'chosen'] as const;
type Basis = (typeof bases)[number];

const noneChosen = { tyt: null, ayt: null, ydt: null };

const basisOf = (params: URLSearchParams): Basis =>
  bases.find((each) => each === params.get('basis')) ?? 'latest';

const isPlaced = (params: URLSearchParams) => params.get('placed') === '1';

const How = () => (
  <Text as="details" tone="muted" size="small">
    <Text as="summary" tone="plain" weight="semibold" minTouchTarget>
      {texts.how}
    </Text>
    <Stack gap="2">
      {texts.howLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  </Text>
);

type BasisProps = {
  data: StudentEstimates;
  personId: string;
  params: URLSearchParams;
  onChange: (parts: Record<string, string | null>) => void;
};

const BasisCard = ({ data, personId, params, onChange }: BasisProps) => {
  const basis = basisOf(params);
  const used = data.attempts.filter((attempt) => attempt.used);
  const setBasis = (value: Basis) =>
    onChange({
      ...(value === 'chosen' ? chosenFrom(data.attempts) : noneChosen),
      basis: value === 'latest' ? null : value,
    });
  return (
    <Section title={texts.basisTitle}>
      <Segmented
        label={texts.basis}
        options={bases.map((value) => ({ value, label: texts[value] }))}
        value={basis}
        onChange={setBasis}
      />
      <Grid fit={320} gap="4 8" align="start">
        <DiplomaGradeForm personId={personId} grade={data.diplomaGrade} />
        <SwitchField
          label={texts.placed}
          hint={texts.placedHint}
          checked={isPlaced(params)}
          onChange={(event) => onChange({ placed: event.currentTarget.checked ? '1' : null })}
        />
      </Grid>
      {basis === 'chosen' && <ChosenAttempts attempts={data.attempts} params={params} onChange={onChange} />}
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
    </Section>
  );
};

const NoAttempts = () => (
  <EmptyState
    drawing="exams"
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={<ButtonLink to="/exam-tracker">{texts.addExam}</ButtonLink>}
  />
);

const Results = ({ data, params }: { data: StudentEstimates; params: URLSearchParams }) => {
  const placed = isPlaced(params);
  const universityProgrammesLink = estimateBasisOf(params);
  universityProgrammesLink.set('reach', 'possible');
  return (
    <>
      {data.attempts.length === 0 ? (
        <NoAttempts />
      ) : (
        <>
          <Grid fit={280} gap="6">
            {data.estimates.map((result) => (
              <div key={result.scoreType}>
                <EstimateCard result={result} />
              </div>
            ))}
          </Grid>
          <ForecastCard placed={placed} />
        </>
      )}
      {data.estimates.some((result) => 'score' in result) && (
        <>
          <RowLink to={`/programmes?${universityProgrammesLink}`} title={texts.toProgrammes} />
          <WhatIf data={data} placedLastYear={placed} />
        </>
      )}
    </>
  );
};

const Estimates = ({ person }: { person: Person }) => {
  const [params, change] = useUrlParams();
  const query = useQuery(estimateQueries.own(readEstimateBasis(params)));
  const { data, error } = query;
  const isGone = hasCode(error, 'exam_attempt.not_found');
  return (
    <PageFrame
      width="page"
      title={texts.title}
      lead={texts.lead}
      aside={
        data &&
        !isGone && (
          <>
            <BasisCard data={data} personId={person._id} params={params} onChange={change} />
            <How />
          </>
        )
      }
    >
      {isGone && (
        <EmptyState
          drawing="nothing"
          title={texts.chosenGone}
          text={texts.chosenGoneText}
          action={<Button onClick={() => change({ ...noneChosen, basis: null })}>{texts.useLatest}</Button>}
        />
      )}
      {!data && !isGone && <UntilLoaded query={query} failed={texts.loadFailed} />}
      {data && !isGone && (
        <Stack gap="8">
          <Results data={data} params={params} />
        </Stack>
      )}
    </PageFrame>
  );
};

export const EstimatesPage = () => {
  const person = usePerson();
  return person && <Estimates person={person} />;
};
