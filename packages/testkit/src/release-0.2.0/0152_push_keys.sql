-- One row: every server signs push messages with the same keys, also those on another disk.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null
);
