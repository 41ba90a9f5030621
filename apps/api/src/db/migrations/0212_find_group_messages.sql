-- Older messages to a group: the same text of one author at the same moment in several threads. A message to a
-- group of one student looks like a direct one and still counts as an answer.
update thread_messages m set is_to_group = true
from (
  select user_id, created_at, text from thread_messages
  group by user_id, created_at, text having count(distinct thread_id) > 1) g
where m.user_id = g.user_id and m.created_at = g.created_at and m.text = g.text;
