-- A reminder written without a connection is sent later, perhaps twice: its key makes it one.

alter table reminders
  add column idempotency_key text,
  add column body_hash text,
  add unique (user_id, idempotency_key);
