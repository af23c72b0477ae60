import { COPIED_OF_ACCOUNT } from './copied-account-tables.ts'
import { because, type CopiedTable, INNER, OF_WEDDING, OTHERS, SECRET, STORED, whole } from './copy-rule.ts'

/** Every table with a column that can hold a person's id; a test walks all tables and all of their columns. */
export const COPIED_TABLES: Readonly<Record<string, CopiedTable>> = {
  ...COPIED_OF_ACCOUNT,
  weddings: {
    owner: 'created_by',
    copied: ['id', 'created_by', 'created_at'],
    leftOut: because(
      OF_WEDDING,
      ...['name', 'event_date', 'style', 'style_colors', 'cover_image_id', 'cover_focus_x', 'cover_focus_y'],
      ...['copy_of', 'time_zone'],
    ),
  },
  wedding_members: whole(
    'user_id',
    ...['wedding_id', 'user_id', 'role', 'preset', 'permissions', 'sees_drafts', 'created_at'],
    ...['agency_id', 'agency_kind', 'closes_at'],
  ),
  imports: {
    owner: 'created_by',
    copied: ['wedding_id', 'id', 'created_by', 'state', 'outcome', 'applied_at', 'expires_at', 'created_at'],
    leftOut: because(OF_WEDDING, 'answers', 'seen', 'progress', 'failure', 'line_id'),
  },
  wedding_exports: {
    owner: 'created_by',
    copied: [
      ...['wedding_id', 'id', 'created_by', 'with_files', 'is_scheduled', 'state', 'failure', 'sections'],
      ...['file_name', 'expires_at', 'created_at'],
    ],
    leftOut: because(
      OF_WEDDING,
      ...['step', 'progress', 'files_done', 'files_total', 'attempts', 'begun_at', 'heard_at'],
    ),
  },
  export_schedules: whole(
    'user_id',
    ...['wedding_id', 'user_id', 'rhythm', 'with_files', 'next_at', 'created_at'],
  ),
  planner_imports: {
    owner: 'planner_id',
    copied: ['planner_id', 'id', 'state', 'answers', 'brought', 'applied_at', 'expires_at', 'created_at'],
    leftOut: because(INNER, 'is_stopping'),
  },
  planner_import_files: {
    owner: 'planner_id',
    copied: [
      'planner_id',
      'import_id',
      'id',
      'parent_id',
      'name',
      'position',
      'bytes',
      'state',
      'problem',
      'kinds',
    ],
    leftOut: {
      ...because(INNER, 'hash', 'revision', 'rows', 'brief'),
      ...because(OTHERS, 'left_out', 'reading'),
    },
  },
  planner_import_pieces: {
    owner: 'planner_id',
    copied: ['planner_id', 'import_id', 'file_id', 'starts_at', 'size', 'created_at'],
    leftOut: because(STORED, 'path'),
  },
  member_visits: whole('user_id', 'wedding_id', 'user_id', 'seen_at', 'since'),
  member_calendars: {
    owner: 'user_id',
    copied: ['wedding_id', 'user_id', 'shows_tasks', 'shows_payments', 'created_at'],
    leftOut: because(SECRET, 'token'),
  },
  webhooks: {
    owner: 'user_id',
    copied: [
      ...['wedding_id', 'id', 'user_id', 'name', 'url', 'sections', 'with_data', 'is_on', 'off_reason'],
      ...['former_until', 'failing_since', 'delivered_at', 'created_at'],
    ],
    leftOut: because(
      SECRET,
      ...['salt', 'secret_mark', 'former_salt', 'failures', 'rests_until', 'lease', 'leased_until'],
    ),
  },
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
  guest_messages: {
    owner: 'author_id',
    copied: ['wedding_id', 'id', 'subject', 'body', 'translations', 'author_id', 'sent_at'],
    leftOut: because(OF_WEDDING, 'group_kind', 'group_of', 'group_label'),
  },
  comments: {
    owner: 'author_id',
    copied: [
      ...[
        'wedding_id',
        'kind',
        'id',
        'author_id',
        'author_role',
        'text',
        'created_at',
        'edited_at',
        'deleted_at',
      ],
    ],
    leftOut: { ...because(OTHERS, 'mentions'), ...because(OF_WEDDING, 'target', 'item_deleted_at') },
  },
  agenda_items: {
    owner: 'updated_by',
    copied: ['wedding_id', 'id', 'updated_by', 'updated_at'],
    leftOut: because(
      OF_WEDDING,
      ...['day_id', 'starts_at', 'ends_at', 'title', 'place', 'map_url', 'notes', 'responsible', 'is_fixed'],
      ...['is_shown_to_guests', 'is_done', 'told_starts_at', 'replaces', 'revision', 'created_at'],
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
    leftOut: {
      ...because(SECRET, 'token'),
      ...because(OF_WEDDING, 'last_day', 'photos_until', 'reviewed_until', 'opened_at'),
    },
  },
  public_pages: {
    owner: 'created_by',
    copied: ['wedding_id', 'created_at', 'created_by'],
    leftOut: {
      ...because(SECRET, 'password_hash'),
      ...because(OF_WEDDING, 'slug', 'is_open', 'is_found_by_search', 'finds_invitations', 'opened_at'),
    },
  },
  households: {
    owner: 'linked_by',
    copied: ['wedding_id', 'id', 'linked_at', 'linked_by'],
    leftOut: {
      ...because(SECRET, 'token'),
      ...because(
        OF_WEDDING,
        ...['name', 'language', 'phone', 'email', 'sent_at', 'sent_by', 'opened_at', 'answered_at'],
        ...[
          'date_sent_at',
          'date_sent_by',
          'date_told',
          'date_opened_at',
          'reminded_at',
          'remind_due_at',
          'song',
          'message',
          'own_answers',
          'gift',
          'gift_items',
          'thanked_at',
          'created_at',
        ],
      ),
    },
  },
  catering_sheets: {
    owner: 'linked_by',
    copied: ['wedding_id', 'linked_at', 'linked_by'],
    leftOut: { ...because(SECRET, 'token'), ...because(OF_WEDDING, 'naming', 'staff_meals', 'opened_at') },
  },
  bus_sheets: {
    owner: 'linked_by',
    copied: ['wedding_id', 'linked_at', 'linked_by'],
    leftOut: {
      ...because(SECRET, 'token'),
      ...because(OF_WEDDING, 'company', 'contact_name', 'contact_phone', 'opened_at'),
    },
  },
  bus_boardings: {
    owner: 'member_id',
    copied: ['wedding_id', 'ticked_at', 'member_id'],
    leftOut: because(OF_WEDDING, 'trip_id', 'guest_id', 'is_aboard', 'tick_id', 'counted_by'),
  },
  seating_rules: {
    owner: 'created_by',
    copied: ['wedding_id', 'id', 'kind', 'is_firm', 'created_at', 'created_by'],
    leftOut: because(
      OF_WEDDING,
      ...['is_dismissed', 'guest_id', 'household_id', 'side', 'trait', 'place'],
      ...['other_guest_id', 'other_household_id', 'other_side', 'other_trait'],
    ),
  },
  seat_drafts: {
    owner: 'author_id',
    copied: ['wedding_id', 'id', 'author_id', 'changed_at'],
    leftOut: because(OF_WEDDING, 'guest_id', 'event_id', 'from_table_id', 'table_id'),
  },
  former_link_readers: whole('user_id', 'wedding_id', 'section', 'user_id', 'lost_at'),
}

/** Columns with the id of a person by which no rows are copied, and why. */
export const NOT_COPIED_BY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'book_accounts',
      'book_charges',
      'book_charge_versions',
      'book_entries',
      'book_entry_files',
      'book_receipts',
      'book_links',
      'book_reminders',
      'book_times',
      'book_costs',
      'book_clocks',
      'invoices',
      'invoice_records',
      'invoicing_event_records',
      'invoicing_events',
    ].map((table) => [`${table}.created_by`, '`owner_id` names the person of the row']),
  ),
  ...Object.fromEntries(
    [
      'task_templates',
      'agenda_templates',
      'planner_reply_templates',
      'quote_packages',
      'agreement_templates',
    ].map((table) => [`${table}.made_by`, 'the business has the row, or the person whose own it is']),
  ),
  'auth.account.account_id': 'it is the id at the provider; `user_id` names the person of the row',
  'agency_members.agency_id': 'the team is of its people, each of whom has their own row',
  'agency_invitations.invited_by': 'the agency has the row; who sent the mail acts for it',
  'agency_absences.agency_id': 'the row is of the person who is away',
  'template_versions.saved_by': 'the business has the row; who saved it acts for it',
  'planner_appointments.made_by': '`owner_id` names the business of the row; who noted it acts for it',
  'appointment_attendees.user_id':
    'the row is of who invites, with the address that was written down; the invited person has the mail',
  'planner_vendors.business_id':
    '`owner_id` names the person of the row: the business, or who noted it for themselves',
  'planner_vendor_files.business_id': '`owner_id` names the person of the row, as of its vendor',
  'agency_assignments.agency_id': 'the row is of the person who is assigned',
  'wedding_members.agency_id': 'the row is of the member',
  'operator_acts.operator_id': 'the person concerned has the row; an operator acts for the installation',
  'notifications.actor_id':
    'it is in the bell of another, who reads when; what the person did is in the activity',
  'household_answers.noted_by':
    'it holds the words of a family; that the person noted them is in the activity',
  'activity_lines.actor_id': '`own-activity.queries.ts` reads what the person did, as far as they see it',
}
