import { describe, expect, it } from 'vitest';
import { isSubjectKey, SUBJECT_GROUPS, SUBJECT_KEYS } from './subject-keys.ts';
import { SUBJECTS, subjectOf, subjectsOfGroup } from './subjects.ts';
import { TOPIC_DATA } from './topics.data.ts';
import { hasTopic, topicGroupsOf, topicsOf } from './topics.ts';

describe('the subjects', () => {
  it('are 27 with 525 topics', () => {
    expect(SUBJECTS).toHaveLength(27);
    expect(SUBJECTS.flatMap(({ key }) => topicsOf(key))).toHaveLength(525);
  });

  it('stand in the order of their keys, each key once', () => {
    expect(SUBJECTS.map((subject) => subject.key)).toEqual([...SUBJECT_KEYS]);
    expect(new Set(SUBJECT_KEYS).size).toBe(27);
  });

  it('fill the groups', () => {
    expect(SUBJECT_GROUPS.map((group) => subjectsOfGroup(group).length)).toEqual([10, 9, 5, 3]);
  });

  it('have topics, save the group OTHER, and unique labels', () => {
    for (const { group, key } of SUBJECTS) expect(topicsOf(key).length > 0).toBe(group !== 'OTHER');
    expect(new Set(SUBJECTS.map((subject) => subject.label)).size).toBe(27);
  });

  it.each(SUBJECT_KEYS)('%s names each topic once, trimmed', (key) => {
    const topics = topicsOf(key);
    expect(new Set(topics).size).toBe(topics.length);
    expect(topics.filter((topic) => topic !== topic.trim() || topic === '')).toEqual([]);
  });

  it.each(SUBJECT_KEYS.filter((key) => TOPIC_DATA[key].sections.length > 0))(
    '%s has sections that cover its topics without gap or overlap',
    (key) => {
      const { sections, topics } = TOPIC_DATA[key];
      let next = 0;
      for (const { start, count } of sections) {
        expect(start).toBe(next);
        expect(count).toBeGreaterThan(0);
        next = start + count;
      }
      expect(next).toBe(topics.length);
    },
  );
});

describe('access by key', () => {
  it('finds a subject and its topics', () => {
    expect(subjectOf('tarih_ayt').longLabel).toBe('AYT Tarih (Tarih-1 ve Tarih-2)');
    expect(topicsOf('turkce')[0]).toBe('Sözcükte Anlam');
    expect(hasTopic('turkce', 'Paragraf')).toBe(true);
    expect(hasTopic('fizik', 'Paragraf')).toBe(false);
  });

  it('groups topics under their sections', () => {
    expect(topicGroupsOf('turkce').map(({ title, topics }) => [title, topics[0], topics.length])).toEqual([
      ['Anlam Bilgisi', 'Sözcükte Anlam', 4],
      ['Paragraf', 'Paragraf', 6],
      ['Dil Bilgisi', 'Ses Bilgisi', 17],
    ]);
    expect(topicGroupsOf('fizik')).toEqual([{ title: null, topics: topicsOf('fizik') }]);
  });

  it('keeps AYT geometry inside AYT mathematics', () => {
    expect(topicGroupsOf('matematik_ayt').map((group) => group.title)).toEqual(['Matematik', 'Geometri']);
  });

  it('knows a key from any other text', () => {
    expect(isSubjectKey('geometri')).toBe(true);
    expect(isSubjectKey('toString')).toBe(false);
  });
});
