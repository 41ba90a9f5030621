-- What a student has coloured in a subject, read and written as a whole.
create table topic_matrices (
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  -- A save names the one it was made from.
  version integer not null check (version > 0),
  day_count smallint not null check (day_count between 1 and 60),
  -- The names of the rows: the catalogue may get others.
  topics jsonb not null check (jsonb_typeof(topics) = 'array'),
  cell_colors jsonb not null check (jsonb_typeof(cell_colors) = 'object'),
  column_colors jsonb not null check (jsonb_typeof(column_colors) = 'object'),
  topic_colors jsonb not null check (jsonb_typeof(topic_colors) = 'object'),
  -- The day each topic was done, by its name.
  done_days jsonb not null check (jsonb_typeof(done_days) = 'object'),
  updated_at timestamptz not null,
  primary key (user_id, subject)
);

-- Colours whose meaning a student has changed.
create table topic_matrix_legends (
  user_id uuid primary key references users (id) on delete cascade,
  meanings jsonb not null check (jsonb_typeof(meanings) = 'object'),
  updated_at timestamptz not null
);
