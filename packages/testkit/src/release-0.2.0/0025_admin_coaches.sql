-- Evaluations nobody has read yet, newest first.
create index coach_feedbacks_new on coach_feedbacks (created_at desc, id desc) where status = 'new';
