-- One table of keys for every write that may be repeated; sessions and runs keep theirs on the row.

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  -- Method and path as the contract declares them: a key belongs to one endpoint.
  endpoint text not null,
  key text not null,
  -- Of path parameters and body: the same key with another request is refused.
  fingerprint text not null,
  -- The reply as it was sent.
  reply text not null,
  created_at timestamptz not null,
  primary key (user_id, endpoint, key)
);

create index idempotency_keys_created on idempotency_keys (created_at);

-- Writes that wait on a device are sent again after this: what they made must still be found.
insert into idempotency_keys (user_id, endpoint, key, fingerprint, reply, created_at)
select user_id, 'POST /reminders', idempotency_key, body_hash,
  json_build_object('data', json_build_object(
    '_id', id, 'date', day, 'text', text, 'subject', subject, 'isDone', is_done))::text,
  created_at
from reminders where idempotency_key is not null;

insert into idempotency_keys (user_id, endpoint, key, fingerprint, reply, created_at)
select user_id, 'POST /question-entries', idempotency_key, body_hash,
  json_build_object('data', json_build_object(
    '_id', id, 'date', day, 'subject', subject, 'topic', topic, 'correct', correct, 'wrong', wrong, 'note', note))::text,
  created_at
from question_entries where idempotency_key is not null;

alter table reminders drop column idempotency_key, drop column body_hash;
alter table question_entries drop column idempotency_key, drop column body_hash;
