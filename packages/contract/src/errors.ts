/** Every error code with its HTTP status. The Turkish texts are in `error-texts.ts`. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.rule_broken': 422,
  'request.timed_out': 408,
  'request.too_large': 413,
  'request.media_type': 415,
  'request.too_many': 429,
  'request.idempotency_reused': 409,
  'route.not_found': 404,
  'server.failed': 500,
  'server.busy': 503,

  'session.required': 401,
  'session.expired': 401,
  'session.refresh_invalid': 401,
  'access.role': 403,
  'access.tier': 403,
  'consent.required': 403,
  'consent.guardian_pending': 403,

  'sign_in.wrong': 401,
  'sign_in.suspended': 403,
  'sign_in.throttled': 429,
  'google.not_configured': 503,
  'google.invalid': 401,
  'google.unavailable': 503,

  'token.invalid': 422,
  'email.verified': 409,
  'password.common': 422,
  'password.wrong': 422,

  'consent.notice_outdated': 409,
  'consent.guardian_needed': 422,
  'consent.guardian_self': 422,

  'session.not_found': 404,
  'user.not_found': 404,
  'user.email_taken': 409,
  'user.has_students': 409,
  'user.last_admin': 409,
  'user.self_change': 422,

  'notification.not_found': 404,
  'push.endpoint_refused': 422,
  'push.too_many': 409,
  'alert.not_found': 404,
  'upload.missing': 400,
  'upload.too_large': 413,
  'upload.too_large_together': 413,
  'upload.too_many': 422,
  'upload.not_an_image': 422,
  'upload.too_many_pixels': 422,
  'file.not_found': 404,
  'backup.running': 409,

  'study_session.not_found': 404,
  'study_session.overlaps': 409,
  'study_run.not_found': 404,
  'study_run.running': 409,
  'study_run.elsewhere': 409,
  'study_run.ended': 409,
  'question_entry.not_found': 404,
  'reminder.not_found': 404,
  'reminder.too_many': 409,

  'daily_plan.not_found': 404,
  'daily_plan.coach_owned': 403,
  'daily_plan.exists': 409,
  'daily_plan.too_many': 409,
  'daily_plan.changed': 409,
  'daily_plan.subject_moved': 409,
  'daily_plan.subject_has_work': 409,
  'daily_plan.not_complete': 409,
  'daily_plan.evaluated': 409,
  'daily_plan.evaluation_closed': 409,

  'daily_plan.past': 409,

  'coach.student_taken': 409,
  'coach.not_named': 422,
  'coach.none': 409,
  'coach.feedback_given': 409,
  'coach.feedback_not_found': 404,
  'coach.note_not_found': 404,
  'coach.notes_full': 409,
  'coach.student_moved': 409,
  'exam_attempt.not_found': 404,
  'exam_attempt.month_full': 409,

  'weekly_plan.entry_not_found': 404,
  'weekly_plan.nothing_to_undo': 409,
  'weekly_plan.order_stale': 409,
  'weekly_plan.too_many': 409,

  'report.not_found': 404,
  'report.closed': 409,
  'report.too_many': 409,

  'routine.not_found': 404,
  'routine.too_many': 409,
  'routine.template_missing': 409,
  'routine.week_filled': 409,
  'routine.nothing_to_undo': 409,
  'routine.order_changed': 409,

  'video.not_configured': 503,
  'video.playlist_not_found': 404,
  'video.quota_exceeded': 503,
  'video.unavailable': 503,
  'topic_matrix.no_topics': 404,
  'topic_matrix.stale': 409,
  'flashcard.not_found': 404,
  'flashcard.nothing_to_undo': 409,
  'flashcard.too_many': 409,

  'habit.archived': 409,
  'habit.not_found': 404,
  'habit.not_pending': 409,
  'habit.too_many': 409,

  'mistake.not_found': 404,
  'mistake.too_many': 409,

  'duel.not_found': 404,
  'duel.too_many': 409,
  'duel.owner_only': 403,
  'duel.not_active': 409,
  'duel.full': 409,
  'duel.invite_not_found': 404,
  'duel.invite_exists': 409,
  'duel.invite_closed': 409,
  'duel.invite_answered': 409,
  'people.too_many': 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every failed call. `errors` lists the invalid fields, `current` is what a stale write should start from. */
export type Failure = {
  code: ErrorCode;
  message: string;
  errors?: { path: string; message: string }[];
  current?: unknown;
};
