import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonBars, SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { SubjectTiles } from './subject-tiles.tsx';
import styles from './topic-map.module.css';
import { topicMapQuery } from './topic-map.queries.ts';
import { topicMapTexts as texts } from './topic-map.texts.ts';
import { TopicTable } from './topic-table.tsx';
import { TopicWhy } from './topic-why.tsx';

const Legend = () => (
  <Row as="ul" gap="2 4" wrap align="center" tone="muted" size="tiny" aria-label={texts.legend}>
    <Row as="li" gap="2" align="center">
      <span className={styles.swatch} data-unknown aria-hidden="true" /> {texts.unknown}
    </Row>
    <Row as="li" gap="2" align="center">
      {texts.low} <span className={styles.scale} aria-hidden="true" /> {texts.high}
    </Row>
    <Row as="li" gap="1" align="center">
      <Text as="span" weight="bold" className={styles.due} aria-hidden="true">
        ↻
      </Text>
      {texts.due}
    </Row>
    <li>{texts.wide}</li>
  </Row>
);

const MapOf = ({ userId }: { userId: string }) => {
  const query = useQuery(topicMapQuery(userId));
  const [params, change] = useUrlParams();
  const isTable = params.get('view') === 'table';
  const [subject, topic] = [params.get('subject'), params.get('topic')];
  const open = (of: string, name: string) => change({ subject: of, topic: name });
  const map = query.data;
  const isEmpty = map?.subjects.every(({ topics }) => topics.every(({ mastery }) => mastery === null));
  return (
    <>
      <Row gap="3" align="center" between wrap>
        <Segmented
          label={texts.view}
          quiet
          options={[
            { value: 'map', label: texts.map },
            { value: 'table', label: texts.table },
          ]}
          value={isTable ? 'table' : 'map'}
          onChange={(view) => change({ view: view === 'table' ? view : null })}
        />
        {!isTable && <Legend />}
      </Row>
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBars count={2} height={40} />
        <SkeletonBlock height="60vh" />
      </UntilLoaded>
      {isEmpty && (
        <Notice tone="info">
          <Text as="span" weight="semibold">
            {texts.empty}.
          </Text>{' '}
          {texts.emptyText}
        </Notice>
      )}
      {map &&
        (isTable ? (
          <TopicTable map={map} onOpen={open} />
        ) : (
          <Stack gap="4">
            <p className="visually-hidden">{texts.keys}</p>
            {map.subjects.map((one) => (
              <SubjectTiles key={one.subject} {...one} onOpen={(name) => open(one.subject, name)} />
            ))}
          </Stack>
        ))}
      {subject && topic && (
        <TopicWhy
          userId={userId}
          subject={subject}
          topic={topic}
          onClose={() => change({ subject: null, topic: null })}
        />
      )}
    </>
  );
};

export const TopicMapPage = () => {
  const person = usePerson();
  const [params] = useUrlParams();
  if (!person) return null;
  const userId = person.role === 'student' ? person._id : params.get('studentId');
  const matrix = { to: '/topic-matrix', label: texts.toMatrix };
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      {userId ? (
        <MapOf userId={userId} />
      ) : (
        <EmptyState
          drawing="people"
          title={texts.chooseStudent}
          text={texts.chooseStudentText}
          action={<Link to={matrix.to}>{matrix.label}</Link>}
        />
      )}
    </PageFrame>
  );
};
