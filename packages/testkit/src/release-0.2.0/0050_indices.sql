-- A session that ends looks for its tickets, and a person who is erased for the alerts they made: both read every row.
create index user_tokens_session on user_tokens (session_id) where session_id is not null;
create index alerts_creator on alerts (created_by) where created_by is not null;
