import { PRICE_COLUMNS } from '../vendors/price-columns.ts'
import type { Area } from './areas.ts'
import type { LoggedTable } from './table-sections.ts'

/** How a table of a wedding is logged. `area` is the list that shows its rows. */
export type Logged = {
  /** The table, where its rows are of several sections: it is logged in parts, by the column `kind`. */
  table?: 'comments' | 'item_files'
  area: Area
  /** The key without the wedding. */
  key: readonly string[]
  /** The column that names a row. */
  label?: string
  /** Columns whose changes are nothing to tell, or secret. */
  unnoted?: readonly string[]
  /** Columns of which it is told that they changed, and not how: what is kept of health with a consent, and words. */
  hidden?: readonly string[]
  /** Columns that only who sees the budget sees. */
  amounts?: readonly string[]
  /** Columns whose changes cannot be undone, nor what changed with them: an address that was closed stays so. */
  final?: readonly string[]
  /** Columns that make up one value: an undoing gives all of them back or none. */
  together?: readonly string[]
  /** The part that cannot be undone here: nothing, or nothing but that rows were removed. */
  isFinal?: true | 'exceptRemoval'
  /** Columns of which a row that comes back gets new values: an address that was ended never works again. */
  renewed?: readonly string[]
}

/**
 * The tables whose changes are logged, parents first: rows that come back are inserted in this order. A test compares
 * it with the triggers of the database, so a change here needs a migration.
 */
export const LOGGED_TABLES = {
  weddings: {
    area: 'weddings',
    key: [],
    label: 'name',
    unnoted: ['created_at', 'created_by'],
  },
  wedding_members: {
    area: 'weddings',
    key: ['user_id'],
    unnoted: ['created_at', 'sees_drafts', 'agency_id', 'agency_kind', 'closes_at'],
    isFinal: true,
  },
  invitation_codes: {
    area: 'invitations',
    key: ['role', 'preset'],
    unnoted: ['code', 'created_at', 'expires_at'],
    hidden: ['recipient'],
    isFinal: true,
  },
  wedding_events: {
    area: 'households',
    key: ['id'],
    label: 'name',
    unnoted: ['created_at', 'position'],
  },
  invitation_settings: {
    area: 'households',
    key: [],
    unnoted: ['reminders_set_at'],
  },
  guest_pages: {
    area: 'households',
    key: [],
    together: ['published', 'former', 'published_at'],
  },
  public_pages: {
    area: 'households',
    key: [],
    unnoted: ['slug', 'opened_at', 'created_by', 'created_at'],
    hidden: ['password_hash'],
    isFinal: true,
  },
  households: {
    area: 'households',
    key: ['id'],
    label: 'name',
    unnoted: [
      ...['token', 'linked_by', 'opened_at', 'date_opened_at', 'answered_at', 'remind_due_at', 'created_at'],
      'gift_items',
    ],
    final: ['linked_at'],
  },
  guest_mails: {
    area: 'households',
    key: ['household_id', 'kind', 'occasion'],
    unnoted: [
      'id',
      'address',
      'domain',
      'status',
      'attempts',
      'attempted_at',
      'next_at',
      'created_at',
      'ended_at',
    ],
    isFinal: 'exceptRemoval',
  },
  guest_messages: {
    area: 'households',
    key: ['id'],
    label: 'subject',
    unnoted: ['group_kind', 'group_of', 'translations', 'author_id', 'sent_at'],
    isFinal: true,
  },
  message_chats: {
    area: 'households',
    key: ['household_id', 'message_id'],
    isFinal: 'exceptRemoval',
  },
  household_answers: { area: 'households', key: ['id'], unnoted: ['changes'] },
  guests: {
    area: 'guests',
    key: ['id'],
    label: 'full_name',
    unnoted: ['created_at', 'bus_out_at', 'bus_back_at'],
    together: ['rsvp', 'maybe'],
    hidden: ['allergens', 'diets', 'diet_note', 'health_consent_at', 'health_consent_text', 'health_agreed'],
  },
  event_answers: { area: 'households', key: ['guest_id', 'event_id'] },
  seating_tables: {
    area: 'seating',
    key: ['id'],
    label: 'number',
    unnoted: ['created_at'],
    together: ['x', 'y'],
  },
  bus_trips: {
    area: 'transport',
    key: ['id'],
    unnoted: ['created_at'],
    together: ['stops', 'told'],
    amounts: ['bus_price'],
  },
  bus_sheets: {
    area: 'transport',
    key: [],
    unnoted: ['token', 'linked_by', 'opened_at'],
    final: ['linked_at'],
  },
  bus_sheet_versions: {
    area: 'transport',
    key: ['id'],
    label: 'number',
    unnoted: ['seen_at', 'sheet'],
    isFinal: true,
  },
  table_releases: { area: 'seating', key: [] },
  event_table_releases: { area: 'seating', key: ['event_id'] },
  seating_rooms: { area: 'seating', key: ['id'], unnoted: ['created_at'] },
  room_grounds: {
    area: 'seating',
    key: ['id'],
    unnoted: ['created_at'],
    together: ['x', 'y', 'width', 'rotation'],
  },
  seating_shapes: {
    area: 'seating',
    key: ['id'],
    label: 'label',
    unnoted: ['created_at'],
    together: ['x', 'y', 'width', 'depth', 'rotation'],
  },
  seats: { area: 'seating', key: ['guest_id', 'id'], unnoted: ['event_id'] },
  seating_rules: {
    area: 'seating',
    key: ['id'],
    unnoted: ['created_at', 'created_by'],
  },
  hotels: { area: 'lodging', key: ['id'], label: 'name', unnoted: ['created_at'] },
  room_blocks: {
    area: 'lodging',
    key: ['id'],
    label: 'name',
    unnoted: ['created_at'],
    together: ['arrives_on', 'leaves_on'],
  },
  stays: {
    area: 'lodging',
    key: ['guest_id'],
    together: ['need', 'block_id', 'room', 'arrives_on', 'leaves_on'],
  },
  lodging_wishes: {
    area: 'lodging',
    key: ['household_id'],
    unnoted: ['said_at'],
    together: ['place', 'hotel_id', 'rooms', 'arrives_on', 'leaves_on'],
  },
  catering_sheets: {
    area: 'catering',
    key: [],
    unnoted: ['token', 'linked_by', 'opened_at'],
    final: ['linked_at'],
  },
  catering_versions: {
    area: 'catering',
    key: ['id'],
    label: 'number',
    unnoted: ['seen_at', 'counts'],
    isFinal: true,
  },
  catering_version_needs: {
    area: 'catering',
    key: ['guest_id', 'version_id'],
    hidden: ['needs'],
    isFinal: 'exceptRemoval',
  },
  component_catalog: {
    area: 'catalogue',
    key: ['key'],
    label: 'name',
    unnoted: ['created_at'],
  },
  vendors: {
    area: 'vendors',
    key: ['id'],
    label: 'name',
    unnoted: ['created_at'],
    amounts: ['cost', ...PRICE_COLUMNS],
  },
  item_files_on_vendor: filesOn('vendors'),
  item_files_on_guest: filesOn('guests'),
  item_files_on_item: filesOn('agenda'),
  item_files_on_task: filesOn('tasks'),
  comments_on_vendor: commentsOn('vendors'),
  comments_on_guest: commentsOn('guests'),
  comments_on_item: commentsOn('agenda'),
  comments_on_task: commentsOn('tasks'),
  comments_on_image: commentsOn('inspiration'),
  comments_on_category: commentsOn('budget'),
  budgets: { area: 'budget', key: [] },
  payers: { area: 'payments', key: ['id'], label: 'name', unnoted: ['created_at'] },
  payment_plans: { area: 'payments', key: ['vendor_id'] },
  instalments: {
    area: 'payments',
    key: ['id'],
    label: 'concept',
    unnoted: ['position'],
    together: ['amount', 'percent', 'due_on', 'days_before', 'due_after'],
  },
  payments: {
    area: 'payments',
    key: ['id'],
    label: 'vendor_name',
    unnoted: ['created_at'],
    together: ['amount', 'shares'],
  },
  agenda_days: {
    area: 'agenda',
    key: ['id'],
    label: 'name',
    unnoted: ['created_at', 'merge_base'],
  },
  agenda_items: {
    area: 'agenda',
    key: ['id'],
    label: 'title',
    unnoted: ['created_at', 'updated_at', 'updated_by', 'revision'],
    together: ['starts_at', 'ends_at', 'told_starts_at'],
  },
  agenda_links: {
    area: 'agenda',
    key: ['id'],
    unnoted: ['token', 'shows_vendors', 'created_by', 'created_at', 'opened_at', 'seen_before', 'seen_last'],
    isFinal: 'exceptRemoval',
    renewed: ['token'],
  },
  tasks: {
    area: 'tasks',
    key: ['id'],
    label: 'title',
    unnoted: ['created_at', 'suggestion_key'],
    together: ['days_before', 'due_on'],
  },
  inspiration_folders: {
    area: 'inspiration',
    key: ['id'],
    label: 'name',
    unnoted: ['created_at'],
  },
  inspirations: {
    area: 'inspiration',
    key: ['id'],
    label: 'file_name',
    unnoted: [
      'created_at',
      'status',
      'image_url',
      'width',
      'height',
      'color',
      'placeholder',
      'file_name',
      'source_url',
    ],
  },
  inspiration_shares: {
    area: 'inspiration',
    key: ['folder_id'],
    unnoted: ['token', 'created_by', 'created_at', 'opened_at'],
    isFinal: 'exceptRemoval',
    renewed: ['token'],
  },
  wedding_covers: {
    area: 'style',
    key: ['id'],
    label: 'file_name',
    unnoted: ['created_at', 'status', 'image_path', 'width', 'height', 'color', 'placeholder', 'file_name'],
  },
} as const satisfies Record<LoggedTable, Logged>

/**
 * Of comments it is told that they were written, changed and removed: their words stand in them and nowhere else. Only
 * that one was removed is undone, by its author.
 */
function commentsOn(area: Logged['area']) {
  return {
    table: 'comments',
    area,
    key: ['id', 'target'],
    unnoted: ['kind', 'author_id', 'author_role', 'mentions', 'created_at', 'edited_at', 'item_deleted_at'],
    hidden: ['text'],
    isFinal: 'exceptRemoval',
  } as const
}

/** A file that was uploaded stays; one that was removed comes back, alone or with the item it is kept at. */
function filesOn(area: Logged['area']) {
  return {
    table: 'item_files',
    area,
    key: ['item_id', 'id'],
    label: 'name',
    unnoted: ['kind', 'path', 'created_at', 'item_deleted_at'],
    isFinal: 'exceptRemoval',
  } as const
}

/** The tables of a wedding that are not logged, and why. */
export const UNLOGGED_TABLES: Record<string, string> = {
  activity_lines: 'the log itself',
  member_visits: 'when a member looked is no change',
  member_calendars: 'the address is of one member, who alone knows of it',
  activity_changes: 'the log itself',
  wedding_versions: 'counters',
  notifications: 'of one person, and they tell of what is logged',
  seat_drafts: 'a draft says who prepared it and when, and what is published of it is logged at the seats',
  task_template_uses: 'the tasks that came of a template are logged themselves',
  deleted_weddings: 'a deleted wedding has no members to read of it',
  deleted_wedding_members: 'a deleted wedding has no members to read of it',
  wedding_cover_files: 'stored files of an image',
  wedding_exports: 'a copy is of one member, and changes nothing of the wedding',
  wedding_export_files: 'stored files of a copy',
  export_schedules: 'of one member, who alone gets the copies',
  imports: 'of one member until it is brought in, which is logged as what it writes',
  import_files: 'files that wait for their author',
  import_pieces: 'stored files that wait for their author',
  planner_imports: 'of one planner; what it writes is logged in each wedding',
  planner_import_files: 'files that wait for their planner',
  planner_import_pieces: 'stored files that wait for their planner',
  inspiration_files: 'stored files of an image',
  room_pictures: 'files of the plans below the rooms, which are logged',
  mail_recipients: 'addresses that want no mail',
  planner_requests: 'between a couple and a planner, and of no wedding that was shared',
  agency_members: 'the people of an agency, of no wedding',
  agency_invitations: 'of no wedding',
  agency_absences: 'days off of the people of an agency, of no wedding',
  agency_assignments: 'the membership that comes of it is logged itself',
  request_mailboxes: 'the address of a planner, of no wedding',
  planner_appointments: 'what a planner keeps for themselves',
  appointment_attendees: 'what a planner keeps for themselves',
  planner_calendars: 'the address is of one planner, who alone knows of it',
  planner_closures: 'days that a planner takes no wedding on, of no wedding',
  agenda_templates: 'what a planner keeps for themselves, of no wedding',
  template_versions: 'templates as they were saved, of no wedding',
  planner_vendors: 'what a planner keeps for themselves, of no wedding',
  planner_vendor_files: 'what a planner keeps for themselves, of no wedding',
  planner_reply_templates: 'what a planner keeps for themselves, of no wedding',
  quotes: 'between a couple and a planner, and of no wedding that was shared',
  quote_versions: 'what was sent stays as it was',
  quote_events: 'each says itself when it was said, and of which version',
  quote_packages: 'of a planner, and of no wedding',
  agreements: 'between a couple and a planner, and of no wedding that was shared',
  agreement_versions: 'what was sent to be signed stays as it was',
  agreement_signatures: 'each says itself when and how it was given',
  agreement_papers: 'a paper of what was signed, drawn once',
  agreement_files: 'a file of what was signed, kept once',
  agreement_templates: 'of a planner, and of no wedding',
  planner_request_events: 'the log of a request itself',
  reminder_runs: 'its own list tells what was sent',
  book_accounts:
    'the business of a planner, which is not of the wedding: its entries say who and when themselves',
  bus_subscriptions: 'of a family, which begins and ends it by its link',
  bus_boardings: 'counting who gets in is no change of a bus: each tick says itself who made it and when',
  webhooks: 'a permission, of which its own list says who gave it and when',
  webhook_lines: 'lines of the log that are still to be sent',
  webhook_deliveries: 'its own list tells what was sent',
  former_link_readers: 'what became of a membership is told of the member',
}

/** The bin shows these, the greater first: a day stands for its items. */
export const REMOVABLE_TABLES = [
  'inspiration_folders',
  'vendors',
  'guests',
  'agenda_days',
  'agenda_items',
  'tasks',
  'seating_tables',
  'hotels',
  'room_blocks',
  'bus_trips',
  'payments',
  'payers',
  'inspirations',
  'wedding_events',
  'households',
  'component_catalog',
  'wedding_covers',
  'item_files_on_vendor',
  'item_files_on_guest',
  'item_files_on_item',
  'item_files_on_task',
  'comments_on_vendor',
  'comments_on_guest',
  'comments_on_item',
  'comments_on_task',
  'comments_on_image',
  'comments_on_category',
  'agenda_links',
  'inspiration_shares',
] as const satisfies readonly LoggedTable[]

export type RemovableTable = (typeof REMOVABLE_TABLES)[number]

/** Those whose rows stay where they are while they can be brought back, marked by `deleted_at`. */
export const SOFT_REMOVED_TABLES = [
  'inspiration_folders',
  'vendors',
  'inspirations',
  'component_catalog',
  'wedding_covers',
  'item_files_on_vendor',
  'item_files_on_guest',
  'item_files_on_item',
  'item_files_on_task',
  'comments_on_vendor',
  'comments_on_guest',
  'comments_on_item',
  'comments_on_task',
  'comments_on_image',
  'comments_on_category',
] as const satisfies readonly LoggedTable[]
