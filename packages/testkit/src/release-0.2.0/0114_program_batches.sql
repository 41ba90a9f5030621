-- Programs for any number of students are written by a job: what is still to be done stands in the batch itself.
alter table program_batches add column status text not null default 'done'
  check (status in ('running', 'done', 'failed'));
-- What is written, as it was when the batch was made: { sources, replaceDates, clear, authorId, role }.
alter table program_batches add column work jsonb not null default '{}';
-- [{ studentId, dates }]
alter table program_batches add column pending jsonb not null default '[]';
alter table program_batches add column students int not null default 0;
alter table program_batches add column updated_at timestamptz not null default now();

create index program_batches_running on program_batches (updated_at) where status = 'running';

-- A template of a week holds its days: [{ offset, subjects }], Monday is 0. Null: a day, in `subjects`.
alter table program_templates add column days jsonb;
