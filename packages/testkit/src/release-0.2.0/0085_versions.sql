-- Counted up by every save, so that an edit made from an older state is refused.
alter table routine_templates add column version int not null default 1;
alter table exam_attempts add column version int not null default 1;

-- Replies that are sent again to a repeated call have the shape of today.
update idempotency_keys set reply = jsonb_set(reply::jsonb, '{data,version}', '1')::text
where endpoint in ('POST /exam-attempts', 'POST /student/exams', 'POST /routines/daily-template') and reply like '{"data"%';
