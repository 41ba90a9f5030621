-- A message to a group is no answer to a student's own question.
alter table thread_messages add column is_to_group boolean not null default false;
