/**
 * The baseline replaces the migrations of version 0.2.0, listed with the first 16 digits of their SHA-256.
 */
const former: Readonly<Record<string, string>> = {
  '0001_identity.sql': 'd271e018820350f1',
  '0002_shell.sql': 'd2571d6f7dde02c2',
  '0003_study.sql': '76cae97ba2f2e560',
  '0004_reminder_keys.sql': 'f0c4f73abbb55928',
  '0005_idempotency_keys.sql': '960a146a1addc749',
  '0006_accounts.sql': '329a0888cd96ea19',
  '0007_mail_owners.sql': '2bc6526fd7d609d2',
  '0008_study_stops.sql': 'b6f01f46ee63f2e5',
  '0009_weekly_plans.sql': 'b57075dfa00fcaa5',
  '0010_routines.sql': '71e82cf77fe1b21f',
  '0011_daily_plans.sql': '2d9da84866bf42a7',
  '0012_topic_matrices.sql': 'c960e0d38b956a83',
  '0013_exam_attempts.sql': '3ac1414db193d1e2',
  '0014_videos.sql': 'fe5f50108cc4617d',
  '0015_flashcards.sql': 'f705354061e32598',
  '0016_coach.sql': 'f3e220fd9a968bd1',
  '0017_habits.sql': '1b27367c009536dc',
  '0018_duels.sql': '6f7d32daf968092e',
  '0019_xp.sql': '83160aba3cb1dbb1',
  '0020_rewards.sql': 'e2a5ca00fb930553',
  '0021_rooms.sql': '5ac000e9f023717a',
  '0023_audit.sql': 'c99c64dcc2d174d2',
  '0024_admin.sql': '062fca972749e076',
  '0025_admin_coaches.sql': '3cd575496e193ce7',
  '0026_coach_notes.sql': '55ac3d81153e072e',
  '0027_reports.sql': '9ad47a0ebd2a71d4',
  '0028_landing.sql': 'd7ae63be97473fc4',
  '0029_assistant.sql': 'cbab000cc07e0d67',
  '0030_ai_suggestions.sql': 'd76de6c89193bcfd',
  '0031_estimates.sql': 'a18ea6a5fb7cc0ff',
  '0032_coach_digests.sql': 'da5fb0a940f24d64',
  '0034_recount_streaks.sql': '0cb365ef7e972639',
  '0036_moderation_and_directory.sql': '45e0ce3b94b5bb49',
  '0043_report_search.sql': '312ae72847ca101c',
  '0050_indices.sql': '4c418cfe8256da6f',
  '0055_catalogue.sql': '59e25c30b4210039',
  '0060_bus_outbox.sql': '951a0d7bf9cee7d0',
  '0061_erased_names.sql': '4be750a032257d68',
  '0065_room_invites.sql': '6a62e6b8c52ba865',
  '0066_removed_messages.sql': '8a89a29f8f1265a9',
  '0070_second_factor.sql': 'dc8a652b21416d49',
  '0075_held_tries.sql': '638f29c372fef98b',
  '0076_sign_in_log.sql': '328af8b5d64084d8',
  '0080_audit_truncate.sql': '2feae8cd971d9d69',
  '0085_versions.sql': '4ad9816bdce9e0e3',
  '0086_linked_question_entries.sql': 'ad2eeda1003a9b93',
  '0087_answers_of_deleted_cards.sql': '05bc4be6403cdfb6',
  '0088_day_closings.sql': 'f8a92da32f89f120',
  '0090_template_names.sql': '69d2e2cd67f1f07c',
  '0091_recounted_streaks_explained.sql': '4b22e6f90665559f',
  '0097_first_day.sql': '449d23c9d259b70e',
  '0102_room_reactions.sql': '81f0a1a23036bf1b',
  '0107_planner.sql': '7a25487648cd34db',
  '0110_topic_facts.sql': '4ae17a805fe05d9e',
  '0111_topic_asked.sql': '86711cfc62f3a395',
  '0113_coach_groups.sql': '4bea53d27e1b9db2',
  '0114_program_batches.sql': 'f88cb94786a79862',
  '0116_messages.sql': '557360102c2a9ff7',
  '0117_coach_meetings.sql': '8368b44789e3bc4c',
  '0120_programmes_of_two_levels.sql': '8396268a2c3f4214',
  '0121_preference_lists.sql': '45cfd6df61d2ca87',
  '0133_parent_reports.sql': 'a41786640cc69d6a',
  '0140_exam_imports.sql': '0ce7fd54b6069ee8',
  '0144_optical_forms.sql': '9279a51b9d76917f',
  '0145_books.sql': '9ac41b55c6518401',
  '0148_calendar_feeds.sql': 'a2c291e6b299fc43',
  '0149_preference_comments.sql': '45cd51c20b3d3e58',
  '0152_push_keys.sql': '12237a7248b7be23',
  '0153_landing_counts.sql': '6f2708bb98db9544',
  '0165_study_scores.sql': '4ecc49187331090c',
  '0166_study_score_changes.sql': 'b17e443fce78aab9',
  '0167_fill_study_scores.sql': '588057559289d164',
  '0168_study_days_day.sql': 'fba0b1810049af67',
  '0169_user_months.sql': '378633d128e3a27d',
  '0170_partial_keys.sql': 'f8519ac52682d89e',
  '0178_programme_facts.sql': '0bcc56f8f9e36185',
  '0179_ticks_in_place.sql': '87c4e6fb9f5a7aac',
  '0180_asked_topics.sql': '02a34e7bd2d3f27e',
  '0185_coaches_by_name.sql': '6972df9335c8b989',
};

export const LAST_OF_BASELINE = '0209_assistant.sql';

export const isFormer = (name: string): boolean => Object.hasOwn(former, name);

/** Null if all or none of them were applied. */
export const findMissingFormer = (applied: readonly string[]): string | null =>
  applied.some(isFormer) ? (Object.keys(former).find((name) => !applied.includes(name)) ?? null) : null;

/** The first migration applied with contents other than those of version 0.2.0. */
export const findChangedFormer = (applied: readonly { name: string; hash: string }[]): string | null =>
  applied.find(({ name, hash }) => isFormer(name) && !hash.startsWith(former[name]!))?.name ?? null;

/** True if the schema equals the baseline without its files being recorded. */
export const isAdoptable = (applied: readonly string[]): boolean =>
  applied.some(isFormer) && !applied.includes(LAST_OF_BASELINE);
