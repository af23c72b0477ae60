/**
 * What happens to a column that can hold an account's id, email or name when the account is deleted for good.
 *
 * - `deleted`: its row goes, by a foreign key that cascades.
 * - `cleared`: its row stays without the person, by a foreign key that sets null.
 * - `erased`: `erase-account.ts` has a statement for it.
 * - `ofWedding`: it holds what a wedding noted of its own guests and vendors, which goes with the wedding.
 * - `ofOthers`: it holds what a visitor without an account wrote to another person, and goes with that one.
 * - `none`: JSON in which there is no account.
 */
export type PersonRule = 'deleted' | 'cleared' | 'erased' | 'ofWedding' | 'ofOthers' | 'none'

/** Every such column; a test walks the schema and the rows of a whole story for columns that are not here. */
export const PERSON_COLUMNS: Readonly<Record<string, PersonRule>> = {
  'auth.user.id': 'deleted',
  'auth.user.email': 'deleted',
  'auth.user.accepted_documents': 'none',
  'auth.session.user_id': 'deleted',
  'auth.session.ip_address': 'deleted',
  'auth.account.user_id': 'deleted',
  'auth.account.account_id': 'deleted',
  'auth.verification.identifier': 'erased',
  'auth.verification.value': 'erased',
  'auth.two_factor.user_id': 'deleted',
  'auth.passkey.user_id': 'deleted',
  'auth.wallet_address.user_id': 'deleted',
  'auth.wallet_address.address': 'deleted',
  'auth.email_change.user_id': 'deleted',
  'auth.email_change.new_email': 'deleted',

  'profiles.id': 'deleted',
  'profiles.branding': 'deleted',
  'profiles.default_wedding_style': 'none',
  'planner_directory.user_id': 'deleted',
  'planner_former_slugs.user_id': 'deleted',
  'planner_logos.user_id': 'deleted',
  'planner_logos.path': 'deleted',
  'planner_portfolio.user_id': 'deleted',
  'planner_portfolio_files.user_id': 'deleted',
  'planner_portfolio_files.path': 'deleted',
  'planner_requests.planner_id': 'deleted',
  'planner_requests.email': 'ofOthers',
  'account_deletions.user_id': 'deleted',
  'data_exports.user_id': 'deleted',
  'data_export_files.user_id': 'deleted',
  'data_export_files.path': 'deleted',
  'file_deletions.path': 'erased',
  'rate_limits.key': 'erased',

  'notifications.recipient_id': 'deleted',
  'notifications.actor_id': 'cleared',
  'notifications.actor_name': 'erased',
  'notifications.data': 'erased',
  'notification_preferences.user_id': 'deleted',
  'notification_settings.user_id': 'deleted',
  'push_subscriptions.user_id': 'deleted',
  'push_subscriptions.endpoint': 'deleted',
  'notifications.subject_data': 'none',
  'notifications.subjects': 'erased',
  'notifications.url': 'erased',

  'weddings.created_by': 'cleared',
  'weddings.style_colors': 'none',
  'wedding_members.user_id': 'deleted',
  'wedding_members.permissions': 'none',
  'deleted_weddings.deleted_by': 'cleared',
  'deleted_wedding_members.user_id': 'deleted',
  'deleted_wedding_members.permissions': 'none',
  'invitation_codes.used_by': 'cleared',
  'invitation_codes.recipient': 'ofWedding',

  'activity_lines.actor_id': 'erased',
  'activity_lines.conflicts': 'none',
  'activity_lines.undone_by': 'none',
  'activity_changes.before': 'erased',
  'activity_changes.after': 'erased',

  'guests.email': 'ofWedding',
  'households.email': 'ofWedding',
  'households.sent_by': 'none',
  'households.linked_by': 'cleared',
  'household_answers.changes': 'none',
  'guest_mails.address': 'ofWedding',
  'mail_recipients.address': 'ofWedding',
  'invitation_settings.texts': 'none',
  'invitation_settings.mail_texts': 'none',
  'invitation_settings.reminder_texts': 'none',
  'invitation_settings.menus': 'none',
  'invitation_settings.bus_routes': 'none',
  'catering_versions.counts': 'none',
  'catering_version_needs.needs': 'none',
  'catering_sheets.linked_by': 'cleared',
  'former_link_readers.user_id': 'cleared',
  'inspiration_shares.created_by': 'cleared',
  'agenda_links.created_by': 'cleared',
  'vendors.email': 'ofWedding',
  'comments.author_id': 'cleared',
  'comments.mentions': 'erased',
  'agenda_items.updated_by': 'cleared',
  'agenda_items.responsible': 'erased',
  'agenda_days.merge_base': 'erased',
  'agenda_links.seen_before': 'none',
  'agenda_links.seen_last': 'none',
}
