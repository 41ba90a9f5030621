import { describe, expect, it } from 'vitest';
import type { PlannerCatalogue, TopicCount, TopicEffort } from '../../study/topic-facts/catalogue.ts';
import { topicHistory } from '../../study/topic-facts/topic-history.ts';
import { plannerTopics } from './planner-topics.ts';

const effort = (subject: TopicEffort['subject'], topic: string, order: number): TopicEffort => ({
  subject,
  topic,
  firstStudyMinutes: 120,
  practiceQuestions: 40,
  reviewMinutes: 20,
  order,
  kind: 'once',
});
const counted = (
  subject: TopicCount['subject'],
  topic: string,
  questions: number[],
  kind: TopicCount['kind'] = 'topic',
) =>
  questions.map((each, index): TopicCount => ({ subject, topic, year: 2022 + index, questions: each, kind }));

const catalogue: PlannerCatalogue = {
  efforts: [
    effort('kimya', 'Karışımlar', 1),
    effort('kimya', 'Asitler', 2),
    effort('kimya', 'Kimya Bilimi', 3),
    effort('kimya_ayt', 'Gazlar', 1),
  ],
  needs: [
    {
      subject: 'kimya_ayt',
      topic: 'Gazlar',
      needsSubject: 'kimya',
      needsTopic: 'Karışımlar',
      strength: 'must',
    },
    {
      subject: 'kimya',
      topic: 'Asitler',
      needsSubject: 'kimya',
      needsTopic: 'Karışımlar',
      strength: 'helps',
    },
  ],
  counts: [
    ...counted('kimya', 'Karışımlar', [2, 2, 3, 2, 2]),
    ...counted('kimya', 'Asitler | Kimya Bilimi', [2, 2, 1, 2, 2], 'group'),
    ...counted('kimya_ayt', 'Gazlar', [9, 9, 9, 9, 9]),
    ...counted('kimya_ayt', 'Kimya Bilimi', [1, 1, 1, 1, 1], 'tyt_topic'),
  ],
};

describe('plannerTopics', () => {
  const topics = plannerTopics(catalogue, 'sayisal', ['kimya', 'kimya_ayt']);
  const topicOf = (id: string) => topics.find((topic) => topic.id === id)!;

  it('expects as many questions as the tests have, those often asked before the others', () => {
    const sum = topics.reduce((all, { questions }) => all + questions, 0);
    expect(sum).toBeCloseTo(7 + 13, 6);
    expect(topicOf('kimya/Karışımlar').questions).toBeGreaterThan(topicOf('kimya/Asitler').questions);
  });

  it('counts what AYT asks of a TYT topic for that topic, at the worth of AYT', () => {
    const [plain, also] = [topicOf('kimya/Asitler'), topicOf('kimya/Kimya Bilimi')];
    expect(also.questions).toBeGreaterThan(plain.questions);
    expect(also.worth / also.questions).toBeGreaterThan(plain.worth / plain.questions);
  });

  it('knows what a topic must have and what helps it', () => {
    expect(topicOf('kimya_ayt/Gazlar').needs).toEqual(['kimya/Karışımlar']);
    expect(topicOf('kimya/Asitler')).toMatchObject({ needs: [], helps: ['kimya/Karışımlar'] });
  });

  it("takes a student's own pace and, without a field, the score of TYT", () => {
    const [first] = plannerTopics(catalogue, null, ['kimya'], { kimya: 1.5 });
    expect(first).toMatchObject({ learnMinutes: 180, practiseMinutes: 90 });
    expect(first!.worth / first!.questions).toBeGreaterThan(2);
  });
});

describe('topicHistory', () => {
  it("has the questions by year, and says when a count is not the topic's alone", () => {
    expect(topicHistory(catalogue.counts, 'kimya', 'Karışımlar')).toMatchObject({ sharedWith: [] });
    expect(topicHistory(catalogue.counts, 'kimya', 'Asitler')).toEqual({
      years: [2, 2, 1, 2, 2].map((questions, index) => ({ year: 2022 + index, questions })),
      sharedWith: ['Kimya Bilimi'],
      recent: { years: 5, questions: 9 },
    });
    expect(topicHistory(catalogue.counts, 'kimya', 'Polimerler')).toBeNull();
  });
});
