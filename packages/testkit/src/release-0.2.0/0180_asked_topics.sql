-- Restoring an older backup runs this again beside a catalogue that has it already.

-- What the view `catalogue.topic_asked` sums over all years, once for each change of the counts instead of at every reading.
create table if not exists catalogue.asked_topics (
  subject text not null,
  topic text not null,
  per_exam double precision not null,
  primary key (subject, topic)
);

create or replace function catalogue.count_asked_topics() returns trigger language plpgsql as $$
begin
  delete from catalogue.asked_topics;
  insert into catalogue.asked_topics select subject, topic, per_exam from catalogue.topic_asked;
  return null;
end $$;

-- The release before fills the counts as well.
create or replace trigger topic_questions_asked after insert or update or delete or truncate on catalogue.topic_questions
  for each statement execute function catalogue.count_asked_topics();

delete from catalogue.asked_topics;
insert into catalogue.asked_topics select subject, topic, per_exam from catalogue.topic_asked;
