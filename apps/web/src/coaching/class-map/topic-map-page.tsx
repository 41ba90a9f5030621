import { type ClassMap, type ClassTopic, classMap, MAP_TOPICS } from '@netlik/contract/coaching/class-map';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonBars } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { GroupBar } from '../coach-groups/group-bar.tsx';
import { type PeriodDays, periodQuery } from '../period.ts';
import { PeriodChoice, usePeriod } from '../period-choice.tsx';
import styles from './class-map.module.css';
import { classMapTexts as texts } from './class-map.texts.ts';
import { ClassSheet, ClassTable, type Figure, TopicCards } from './class-table.tsx';

const HomeworkDialog = lazyNamed(() => import('./homework-dialog.tsx'), 'HomeworkDialog');

const figures = (['wrong', 'mastery'] as const).map((value) => ({ value, label: texts.figures[value] }));
const tones = ['need', 'wrong', 'known'] as const;

type MapProps = {
  map: ClassMap;
  figure: Figure;
  page: number;
  onTopic: (topic: ClassTopic) => void;
  onPage: (page: number) => void;
};

const Topics = ({ map, figure, page, onTopic, onPage }: MapProps) => {
  const narrow = useNarrow();
  const { topics, students, exams, topicCount, studentCount } = map;
  return (
    <Stack gap="3">
      <Text tone="muted" size="small" numbers>
        {texts.sum(exams, topicCount, studentCount)}
      </Text>
      {studentCount > students.length && (
        <Notice tone="info">{texts.cut(students.length, studentCount)}</Notice>
      )}
      {narrow ? (
        <TopicCards {...{ topics, onTopic }} />
      ) : (
        <>
          <ClassTable {...{ map, figure, onTopic }} />
          <Row as="ul" gap="1 4" wrap tone="muted" size="tiny" aria-label={texts.legend}>
            {tones.map((tone) => (
              <Row key={tone} as="li" gap="2" align="center">
                <span className={`${styles.swatch} ${styles.tone}`} data-tone={tone} />
                {texts.legendNames[tone]}
              </Row>
            ))}
          </Row>
        </>
      )}
      <Pager label={texts.pages} {...{ page, onPage }} pages={Math.ceil(topicCount / MAP_TOPICS)} />
    </Stack>
  );
};

const useClassMap = (days: PeriodDays) => {
  const [params] = useUrlParams();
  const chosen = ['coachId', 'group', 'subject'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useQuery(
    read(
      classMap.get,
      { query: { page, ...periodQuery(days), ...Object.fromEntries(chosen) } },
      { keepPrevious: true },
    ),
  );
  return { page, query, map: query.data };
};

export const TopicMapPage = () => {
  useTour('coach-topic-map');
  const [params, change] = useUrlParams();
  const days = usePeriod('fortnight');
  const narrow = useNarrow();
  // An admin has no class to import results for.
  const isCoach = usePerson()?.role === 'coach';
  const [figure, setFigure] = useState<Figure>('wrong');
  const [open, setOpen] = useState<ClassTopic | null>(null);
  const [printing, setPrinting] = useState(false);
  const { page, query, map } = useClassMap(days);
  const hasTopics = map && map.topics.length > 0;
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        hasTopics && (
          <Button look="line" onClick={() => setPrinting(true)}>
            {texts.print}
          </Button>
        )
      }
    >
      <Stack gap="3" data-tour="coach-topic-map-period">
        <GroupBar group={params.get('group')} onGroup={(group) => change({ group, page: null })} />
        <Row gap="3" align="end" wrap>
          <PeriodChoice days={days} usual="fortnight" bounded />
          <Select
            label={texts.subject}
            placeholder={texts.everySubject}
            options={(map?.subjects ?? []).map((value) => ({ value, label: subjectName(value) }))}
            value={params.get('subject') ?? ''}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value || null, page: null })}
          />
          {!narrow && <Segmented label={texts.shown} options={figures} value={figure} onChange={setFigure} />}
        </Row>
      </Stack>
      <div data-tour="coach-topic-map-list">
        <UntilLoaded query={query} failed={texts.failed}>
          <SkeletonBars count={8} height={44} />
        </UntilLoaded>
        {map?.topics.length === 0 && (
          <EmptyState
            drawing="people"
            title={texts.empty}
            text={texts.emptyText}
            action={isCoach && <ButtonLink to="/coach/imports">{texts.addExams}</ButtonLink>}
          />
        )}
        {hasTopics && (
          <Topics
            {...{ map, figure, page }}
            onTopic={setOpen}
            onPage={(next) => change({ page: next === 1 ? null : String(next) })}
          />
        )}
      </div>
      {open && map && (
        <Suspense>
          <HomeworkDialog
            topic={open}
            students={map.students}
            coachId={params.get('coachId')}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {printing && map && <ClassSheet map={map} figure={figure} onDone={() => setPrinting(false)} />}
    </PageFrame>
  );
};
