-- What a student and a coach write to each other: one thread a pair, made with its first message.
create table message_threads (
  id uuid primary key,
  -- The student: the thread goes with them.
  user_id uuid not null references users (id) on delete cascade,
  -- Null once the coach's account is gone; the student keeps their own words.
  coach_id uuid references users (id) on delete set null,
  last_number int not null,
  last_message_at timestamptz not null,
  -- The number up to which each has read.
  student_read int not null,
  coach_read int not null,
  unique (user_id, coach_id)
);

create index message_threads_coach on message_threads (coach_id);
create index message_threads_old on message_threads (last_message_at);

create table thread_messages (
  id uuid primary key,
  thread_id uuid not null references message_threads (id) on delete cascade,
  -- The author.
  user_id uuid not null references users (id) on delete cascade,
  number int not null,
  text text not null,
  text_folded text not null,
  pictures text[] not null,
  created_at timestamptz not null,
  unique (thread_id, number)
);

create index thread_messages_user on thread_messages (user_id);
-- The sweep of files asks which pictures are still shown.
create index thread_messages_pictures on thread_messages (user_id) where pictures <> '{}';
