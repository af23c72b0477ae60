/**
 * What of a table goes into the copy that a person asks for: the rows that `owner` names them in, and of these the
 * columns in `copied`. Each other column has its reason in `leftOut`, so that a new one is decided on.
 */
export type CopiedTable = {
  owner: string
  copied: readonly string[]
  leftOut?: Readonly<Record<string, string>>
}

const SECRET = 'it opens something, or is kept encrypted'
const STORED = 'it is where the file is stored; the file itself is in the copy'
const INNER = 'it says nothing of the person'
const OTHERS = 'it is about other people'
const OF_WEDDING = 'it is of the wedding, which is in the copy as the person sees it now'

const because = (reason: string, ...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, reason]))

const whole = (owner: string, ...columns: string[]): CopiedTable => ({ owner, copied: columns })

/** Every table with a column that can hold a person's id; a test walks all tables and all of their columns. */
export const COPIED_TABLES: Readonly<Record<string, CopiedTable>> = {
  'auth.user': whole(
    'id',
    ...['id', 'name', 'email', 'email_verified', 'image', 'role', 'accepted_documents', 'two_factor_enabled'],
    ...['created_at', 'updated_at'],
  ),
  'auth.session': {
    owner: 'user_id',
    copied: ['id', 'user_id', 'expires_at', 'ip_address', 'user_agent', 'created_at', 'updated_at'],
    leftOut: because(SECRET, 'token'),
  },
  'auth.account': {
    owner: 'user_id',
    copied: ['id', 'user_id', 'account_id', 'provider_id', 'scope', 'created_at', 'updated_at'],
    leftOut: {
      ...because(SECRET, 'access_token', 'refresh_token', 'id_token', 'password'),
      ...because(INNER, 'access_token_expires_at', 'refresh_token_expires_at'),
    },
  },
  'auth.two_factor': {
    owner: 'user_id',
    copied: ['id', 'user_id', 'verified', 'failed_verification_count', 'locked_until'],
    leftOut: because(SECRET, 'secret', 'backup_codes'),
  },
  'auth.passkey': {
    owner: 'user_id',
    copied: ['id', 'user_id', 'name', 'device_type', 'backed_up', 'transports', 'created_at', 'last_used_at'],
    leftOut: { ...because(SECRET, 'public_key', 'credential_id'), ...because(INNER, 'counter', 'aaguid') },
  },
  'auth.wallet_address': whole(
    'user_id',
    ...['id', 'user_id', 'address', 'chain_id', 'is_primary', 'created_at'],
  ),
  'auth.email_change': {
    owner: 'user_id',
    copied: ['user_id', 'new_email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at'],
    leftOut: because(SECRET, 'old_token_hash', 'new_token_hash'),
  },
  profiles: whole(
    'id',
    ...['id', 'full_name', 'role', 'brand_name', 'web_url', 'phone', 'branding', 'default_wedding_style'],
    ...['theme', 'density'],
  ),
  planner_directory: {
    owner: 'user_id',
    copied: [
      ...['user_id', 'slug', 'bio', 'zones', 'styles', 'services', 'languages', 'price_from', 'listed'],
      ...['shows_member_since', 'shows_weddings', 'shows_answer_time', 'updated_at'],
    ],
    leftOut: because(INNER, 'zones_folded', 'styles_folded'),
  },
  planner_former_slugs: whole('user_id', 'slug', 'user_id', 'created_at'),
  planner_logos: {
    owner: 'user_id',
    copied: ['user_id', 'file_name', 'size', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  planner_portfolio: {
    owner: 'user_id',
    copied: [
      ...['user_id', 'id', 'caption', 'alt_text', 'order_index', 'width', 'height', 'status', 'file_name'],
      ...['deleted_at', 'created_at'],
    ],
    leftOut: { ...because(STORED, 'image_path'), ...because(INNER, 'color', 'placeholder') },
  },
  planner_portfolio_files: {
    owner: 'user_id',
    copied: ['user_id', 'image_id', 'variant', 'size', 'content_type', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  planner_requests: {
    owner: 'planner_id',
    copied: ['planner_id', 'id', 'status', 'wedding_id', 'created_at', 'answered_at'],
    leftOut: because(
      OTHERS,
      ...['name', 'email', 'phone', 'event_date', 'place', 'guests', 'budget', 'message'],
    ),
  },
  account_deletions: whole('user_id', 'user_id', 'requested_at', 'due_at', 'was_listed'),
  data_exports: whole('user_id', 'user_id', 'id', 'status', 'requested_at', 'expires_at'),
  data_export_files: {
    owner: 'user_id',
    copied: ['user_id', 'size', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  notification_preferences: whole('user_id', 'user_id', 'kind', 'bell', 'mail', 'push'),
  notification_settings: whole(
    'user_id',
    ...['user_id', 'time_zone', 'summary_hour', 'quiet_from', 'quiet_to', 'last_summary_at'],
  ),
  push_subscriptions: {
    owner: 'user_id',
    copied: ['id', 'user_id', 'session_id', 'created_at'],
    leftOut: because(SECRET, 'endpoint', 'p256dh', 'auth_key'),
  },
  notifications: {
    owner: 'recipient_id',
    copied: [
      ...[
        'id',
        'recipient_id',
        'actor_name',
        'actor_role',
        'action',
        'section',
        'wedding_id',
        'wedding_name',
      ],
      ...['url', 'data', 'count', 'created_at', 'read_at', 'kind', 'in_bell', 'mail', 'push'],
    ],
    leftOut: {
      ...because(OTHERS, 'actor_id', 'subjects', 'subject_data'),
      ...because(INNER, 'group_key', 'mail_id'),
    },
  },
  weddings: {
    owner: 'created_by',
    copied: ['id', 'created_by', 'created_at'],
    leftOut: because(
      OF_WEDDING,
      ...['name', 'event_date', 'style', 'style_colors', 'cover_image_id', 'cover_focus_x', 'cover_focus_y'],
    ),
  },
  wedding_members: whole(
    'user_id',
    ...['wedding_id', 'user_id', 'role', 'preset', 'permissions', 'sees_drafts', 'created_at'],
  ),
  deleted_weddings: whole('deleted_by', 'wedding_id', 'deleted_by', 'deleted_at'),
  deleted_wedding_members: whole(
    'user_id',
    ...['wedding_id', 'user_id', 'role', 'preset', 'permissions', 'created_at'],
  ),
  invitation_codes: {
    owner: 'used_by',
    copied: ['wedding_id', 'role', 'preset', 'used_by', 'used_at'],
    leftOut: {
      ...because(SECRET, 'code'),
      ...because(OF_WEDDING, 'recipient', 'replaced_at', 'expires_at', 'created_at'),
    },
  },
  comments: {
    owner: 'author_id',
    copied: ['wedding_id', 'kind', 'id', 'author_id', 'author_role', 'text', 'created_at', 'edited_at'],
    leftOut: { ...because(OTHERS, 'mentions'), ...because(OF_WEDDING, 'target', 'item_deleted_at') },
  },
  agenda_items: {
    owner: 'updated_by',
    copied: ['wedding_id', 'id', 'updated_by', 'updated_at'],
    leftOut: because(
      OF_WEDDING,
      ...['day_id', 'starts_at', 'ends_at', 'title', 'place', 'map_url', 'notes', 'responsible', 'is_fixed'],
      ...['is_shown_to_guests', 'is_done', 'replaces', 'revision', 'created_at'],
    ),
  },
  agenda_links: {
    owner: 'created_by',
    copied: ['wedding_id', 'id', 'created_at', 'created_by'],
    leftOut: {
      ...because(SECRET, 'token'),
      ...because(OF_WEDDING, 'vendor_id', 'shows_vendors', 'opened_at', 'seen_before', 'seen_last'),
    },
  },
  inspiration_shares: {
    owner: 'created_by',
    copied: ['wedding_id', 'folder_id', 'created_at', 'created_by'],
    leftOut: { ...because(SECRET, 'token'), ...because(OF_WEDDING, 'last_day', 'opened_at') },
  },
  households: {
    owner: 'linked_by',
    copied: ['wedding_id', 'id', 'linked_at', 'linked_by'],
    leftOut: {
      ...because(SECRET, 'token'),
      ...because(
        OF_WEDDING,
        ...['name', 'language', 'phone', 'email', 'sent_at', 'sent_by', 'opened_at', 'answered_at'],
        ...['reminded_at', 'remind_due_at', 'song', 'message', 'created_at'],
      ),
    },
  },
  catering_sheets: {
    owner: 'linked_by',
    copied: ['wedding_id', 'linked_at', 'linked_by'],
    leftOut: { ...because(SECRET, 'token'), ...because(OF_WEDDING, 'naming', 'staff_meals', 'opened_at') },
  },
  former_link_readers: whole('user_id', 'wedding_id', 'section', 'user_id', 'lost_at'),
}

/** Columns with the id of a person by which no rows are copied, and why. */
export const NOT_COPIED_BY: Readonly<Record<string, string>> = {
  'auth.account.account_id': 'it is the id at the provider; `user_id` names the person of the row',
  'notifications.actor_id':
    'it is in the bell of another, who reads when; what the person did is in the activity',
  'activity_lines.actor_id': '`own-activity.queries.ts` reads what the person did, as far as they see it',
}
