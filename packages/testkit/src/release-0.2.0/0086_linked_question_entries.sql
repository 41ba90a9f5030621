-- The subject of a plan that an entry counts for. Subjects keep their id when a plan is rewritten, so there is no foreign key
-- that the rewriting would empty; an id whose subject is gone counts for nothing.
alter table question_entries add column plan_subject_id uuid;
create index question_entries_plan_subject on question_entries (plan_subject_id) where plan_subject_id is not null;

-- Replies that are sent again to a repeated call have the shape of today.
update idempotency_keys set reply = jsonb_set(reply::jsonb, '{data,planSubjectId}', 'null')::text
where endpoint = 'POST /question-entries' and reply like '{"data"%';
