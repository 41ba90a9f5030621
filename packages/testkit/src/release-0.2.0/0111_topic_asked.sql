-- Questions of a topic in one exam: the mean of the subject's last five counted exams. A count of several topics is shared
-- out evenly where a topic has none of its own.
create or replace view catalogue.topic_asked as
with recent as (
  select subject, kind, questions, string_to_array(topic, ' | ') as topics,
    dense_rank() over (partition by subject order by year desc) as place
  from catalogue.topic_questions where kind <> 'tyt_topic'
)
select subject, topic,
  coalesce(avg(questions) filter (where kind = 'topic'), avg(questions::float / cardinality(topics)))::float as per_exam
from recent cross join unnest(topics) as topic
where place <= 5
group by subject, topic;
