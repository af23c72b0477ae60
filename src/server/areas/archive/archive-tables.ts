import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import { budgets } from '#db/schema/budget.ts'
import { catalogueComponents } from '#db/schema/catalogue.ts'
import { cateringSheets, cateringVersionNeeds, cateringVersions } from '#db/schema/catering.ts'
import { comments } from '#db/schema/comments.ts'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { mailRecipients } from '#db/schema/guest-mails.ts'
import { guestPages } from '#db/schema/guest-pages.ts'
import { guests } from '#db/schema/guests.ts'
import { householdAnswers, households, invitationSettings, weddingEvents } from '#db/schema/households.ts'
import { inspirationFolders, inspirations } from '#db/schema/inspiration.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import { hotels, lodgingWishes, roomBlocks, stays } from '#db/schema/lodging.ts'
import { instalments, payers, paymentPlans, payments } from '#db/schema/payments.ts'
import { roomGrounds, roomPictures } from '#db/schema/room-ground.ts'
import { seatingTables, seats } from '#db/schema/seating.ts'
import { eventTableReleases, seatingRooms, seatingShapes, tableReleases } from '#db/schema/seating-room.ts'
import { seatingRules } from '#db/schema/seating-rules.ts'
import { tasks } from '#db/schema/tasks.ts'
import { busSheets, busSheetVersions, busTrips } from '#db/schema/transport.ts'
import { vendors } from '#db/schema/vendors.ts'
import { weddingCovers, weddings } from '#db/schema/weddings.ts'
import { COMMENT_KINDS, COMMENT_SECTIONS, type CommentKind } from '#domain/comments/comments.ts'
import { FILE_KINDS, FILE_SECTIONS, type FileKind } from '#domain/files/files.ts'
import type { Access, GuardedSection, Section } from '#domain/members/permissions.ts'
import { PRICE_COLUMNS } from '#domain/vendors/price-columns.ts'
import { isBelowRoom, isOnGuestPage } from '#server/core/page-pictures.queries.ts'
import { FILE_PARTS } from './file-parts.ts'

/**
 * A table whose rows are in the index of a downloaded wedding, every column of them but those left out. It is
 * brought in again by the same declaration.
 */
export type ArchivedTable = {
  table: PgTable
  /** The name of its rows in the index, where that is not the table: one table may have several sections. */
  part?: string
  /** Members need this section to see it. */
  section: GuardedSection
  /** Columns with what is not the new wedding's, each with why. */
  leftOut?: Record<string, string>
  /** Columns that other sections guard. */
  guarded?: readonly { section: Section; columns: readonly string[] }[]
  /** Which rows are on screen; rows of parents that are not are left out as well. */
  visible?: string
  /** The columns that were left out get these values in a new wedding, as SQL. */
  given?: Record<string, string>
  /** Older downloads call columns by these names; the values are the names of now. */
  formerly?: Readonly<Record<string, string>>
  /** At most so many rows are brought in. */
  max: number
}

const SECRET = 'a link is made anew'
const OTHER_POST = 'a copy writes to no guest by itself'
const OF_FILE = 'the file is stored anew'
const OF_LOG = 'the log is not downloaded'
const OF_DRAFT = 'drafts are not downloaded'
/** Payments outlive their vendor, plans do not. */
const OF_VENDOR = `exists (
  select from vendors v where (v.wedding_id, v.id) = (t.wedding_id, t.vendor_id) and v.deleted_at is null)`

const OF_TRASH = 'what was removed is not downloaded'

/** In the order in which rows can be inserted: parents first. */
export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  {
    table: weddings,
    section: 'wedding',
    leftOut: {
      id: 'the new wedding has its own',
      created_by: 'the importer made the new one',
      copy_of: 'a wedding that is brought in is one of its own',
      created_at: 'the new wedding begins when it is brought in',
    },
    max: 1,
  },
  {
    table: weddingCovers,
    section: 'wedding',
    leftOut: { image_path: OF_FILE, deleted_at: OF_TRASH },
    visible: `status <> 'damaged' and deleted_at is null`,
    max: 50,
  },
  { table: budgets, section: 'budget', max: 1 },
  { table: catalogueComponents, section: 'vendors', max: 2_000 },
  {
    table: households,
    section: 'guests',
    leftOut: { token: SECRET, linked_at: SECRET, linked_by: SECRET },
    max: 10_000,
  },
  { table: weddingEvents, section: 'guests', max: 100 },
  { table: guests, section: 'guests', max: 10_000 },
  { table: eventAnswers, section: 'guests', max: 1_000_000 },
  { table: seatingTables, section: 'seating', max: 10_000 },
  { table: tableReleases, section: 'seating', max: 1 },
  { table: eventTableReleases, section: 'seating', max: 1_000 },
  { table: seatingRooms, section: 'seating', max: 1_000 },
  {
    table: roomPictures,
    section: 'seating',
    leftOut: { path: OF_FILE, size: OF_FILE, content_type: OF_FILE },
    visible: `(${isBelowRoom('t')} or ${isOnGuestPage('t')})`,
    max: 1_000,
  },
  { table: roomGrounds, section: 'seating', max: 1_000 },
  { table: seatingShapes, section: 'seating', max: 10_000 },
  { table: seats, section: 'seating', max: 1_000_000 },
  {
    table: seatingRules,
    section: 'seating',
    leftOut: { created_by: 'the importer made the new ones' },
    max: 10_000,
  },
  { table: hotels, section: 'transport', max: 1_000 },
  { table: roomBlocks, section: 'transport', max: 10_000 },
  { table: stays, section: 'transport', max: 10_000 },
  { table: lodgingWishes, section: 'transport', max: 10_000 },
  {
    table: invitationSettings,
    section: 'guests',
    leftOut: { reminders_on: OTHER_POST, reminders_set_at: OTHER_POST },
    max: 1,
  },
  { table: guestPages, section: 'guests', max: 1 },
  // After the settings of the invitation, which the trips keep by a trigger.
  {
    table: busTrips,
    section: 'transport',
    guarded: [
      { section: 'budget', columns: ['bus_price'] },
      { section: 'vendors', columns: ['company_id'] },
    ],
    max: 1_000,
  },
  {
    table: busSheets,
    section: 'transport',
    leftOut: { token: SECRET, linked_at: SECRET, linked_by: SECRET, opened_at: SECRET },
    max: 1,
  },
  { table: busSheetVersions, section: 'transport', max: 1_000 },
  {
    table: householdAnswers,
    section: 'guests',
    leftOut: { noted_by: 'the members of the new wedding are others', line_id: OF_LOG },
    max: 200_000,
  },
  {
    table: mailRecipients,
    section: 'guests',
    leftOut: { token: SECRET },
    given: { token: `translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 22), '+/', '-_')` },
    max: 20_000,
  },
  {
    table: cateringSheets,
    section: 'guests',
    leftOut: { token: SECRET, linked_at: SECRET, linked_by: SECRET, opened_at: SECRET },
    max: 1,
  },
  { table: cateringVersions, section: 'guests', max: 1_000 },
  { table: cateringVersionNeeds, section: 'guests', max: 1_000_000 },
  {
    table: vendors,
    section: 'vendors',
    leftOut: { deleted_at: OF_TRASH, drafted_at: OF_DRAFT },
    visible: 'deleted_at is null',
    guarded: [{ section: 'budget', columns: ['cost', ...PRICE_COLUMNS] }],
    given: { cost: '0' },
    max: 2_000,
  },
  { table: payers, section: 'budget', max: 100 },
  { table: paymentPlans, section: 'budget', visible: OF_VENDOR, max: 2_000 },
  { table: instalments, section: 'budget', visible: OF_VENDOR, max: 100_000 },
  { table: payments, section: 'budget', max: 10_000 },
  {
    table: agendaDays,
    section: 'agenda',
    leftOut: { drafted_at: OF_DRAFT, replaces: OF_DRAFT, merge_base: OF_DRAFT },
    max: 100,
  },
  {
    table: agendaItems,
    section: 'agenda',
    leftOut: {
      updated_by: 'the importer made the new ones',
      replaces: OF_DRAFT,
      revision: 'the calendar of the new wedding begins anew',
    },
    max: 5_000,
  },
  { table: tasks, section: 'tasks', leftOut: { drafted_at: OF_DRAFT }, max: 2_000 },
  {
    table: inspirationFolders,
    section: 'inspiration',
    leftOut: { deleted_at: OF_TRASH, drafted_at: OF_DRAFT },
    visible: 'deleted_at is null',
    max: 1_000,
  },
  {
    table: inspirations,
    section: 'inspiration',
    leftOut: { deleted_at: OF_TRASH, image_url: OF_FILE, video_url: OF_FILE, video_seconds: OF_FILE },
    visible: `deleted_at is null and status <> 'damaged' and exists (select from inspiration_folders f
      where (f.wedding_id, f.id) = (t.wedding_id, t.folder_id) and f.deleted_at is null)`,
    max: 5_000,
  },
  ...COMMENT_KINDS.map(commentsOn),
  ...FILE_KINDS.map(filesOn),
]

/** The comments on a kind of item that is on screen, which its own section guards. */
function commentsOn(kind: CommentKind): ArchivedTable {
  const items: Record<CommentKind, string> = {
    vendor: 'from vendors i where i.deleted_at is null',
    guest: 'from guests i where true',
    item: 'from agenda_items i where true',
    task: 'from tasks i where true',
    image: `from inspirations i join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
      where i.deleted_at is null and f.deleted_at is null`,
    category: '',
  }
  const isThere = `exists (select ${items[kind]} and i.wedding_id = t.wedding_id and i.id::text = t.target)`
  return {
    table: comments,
    part: `comments_on_${kind}`,
    section: COMMENT_SECTIONS[kind],
    leftOut: {
      mentions: 'the members of the new wedding are others',
      deleted_at: OF_TRASH,
      item_deleted_at: OF_TRASH,
    },
    visible: `kind = '${kind}' and t.deleted_at is null${kind === 'category' ? '' : ` and ${isThere}`}`,
    max: 1_000_000,
  }
}

function filesOn(kind: FileKind): ArchivedTable {
  const { part, table, isThere } = FILE_PARTS[kind]
  return {
    table: itemFiles,
    part,
    section: FILE_SECTIONS[kind],
    leftOut: { kind: 'its part says it', path: OF_FILE, deleted_at: OF_TRASH, item_deleted_at: OF_TRASH },
    visible: `kind = '${kind}' and t.deleted_at is null and exists (
      select from ${table} i where ${isThere} and (i.wedding_id, i.id) = (t.wedding_id, t.item_id))`,
    given: { kind: `'${kind}'` },
    formerly: { vendor_id: 'item_id' },
    max: 50_000,
  }
}

/** Tables with rows of a wedding that are no part of what is downloaded, each with why. */
export const NOT_ARCHIVED: Readonly<Record<string, string>> = {
  book_accounts: 'the business of a planner is not of the wedding',
  wedding_members: 'an account joins by an invitation of its own',
  deleted_wedding_members: 'the wedding is not deleted',
  deleted_weddings: 'the wedding is not deleted',
  seat_drafts: 'drafts are left out, as the couple may be given the ZIP',
  task_template_uses: 'the template is of its planner, who is not of the new wedding',
  wedding_exports: 'they are of the person who asked for them',
  wedding_export_files: 'a copy holds no other copies',
  export_schedules: 'it is of one member',
  imports: 'they are of the person who began them, and wait a day',
  import_files: 'they wait for their author',
  import_pieces: 'they wait for their author',
  bus_subscriptions: 'families ask for them by their links, which a new wedding does not have',
  bus_boardings: 'it is counted on the day, and forgotten soon after',
  member_visits: 'a new wedding was not visited before',
  invitation_codes: SECRET,
  notifications: 'they are of the person they were sent to',
  wedding_versions: 'a new wedding counts from the beginning',
  wedding_cover_files: 'the originals are files of the ZIP',
  inspiration_files: 'the originals are files of the ZIP',
  inspiration_shares: SECRET,
  public_pages: 'the address stays of the wedding that has it',
  agenda_links: SECRET,
  member_calendars: SECRET,
  webhooks: SECRET,
  webhook_lines: SECRET,
  webhook_deliveries: SECRET,
  former_link_readers: SECRET,
  guest_mails: OTHER_POST,
  guest_messages: OTHER_POST,
  message_chats: OTHER_POST,
  reminder_runs: OTHER_POST,
  activity_lines: 'what was done in the one wedding was not done in the other',
  activity_changes: 'what was done in the one wedding was not done in the other',
  planner_requests: 'it is of the planner who got it',
  agency_members: 'they are of the agency',
  agency_invitations: 'they are of the agency',
  agency_absences: 'they are of the agency',
  agency_assignments: 'the team is of the agency, which is not of the new wedding',
  request_mailboxes: 'it is of the planner who has it',
  planner_appointments: 'it is of the planner who has it',
  appointment_attendees: 'they are of an appointment, which is of its planner',
  planner_calendars: 'it is of the planner who has it',
  planner_closures: 'it is of the planner who closed the days',
  agenda_templates: 'they are of the planner who keeps them',
  template_versions: 'they are of the planner whose templates they are',
  planner_vendors: 'they are of the planner who knows them',
  planner_vendor_files: 'they are of the planner who keeps them',
  planner_reply_templates: 'it is of the planner who wrote it',
  quotes: 'it is of the planner who wrote it',
  quote_versions: 'it is of the planner who wrote it',
  quote_events: 'it is of the planner who wrote it',
  quote_packages: 'it is of the planner who wrote it',
  agreements: 'it is of the planner who wrote it',
  agreement_versions: 'it is of the planner who wrote it',
  agreement_signatures: 'it is of the planner who wrote it',
  agreement_papers: 'it is of the planner who wrote it',
  agreement_files: 'it is of the planner who wrote it',
  agreement_templates: 'it is of the planner who wrote it',
}

export const nameOf = ({ table }: ArchivedTable): string => getTableConfig(table).name

/** The name of its rows in the index. */
export const partOf = (archived: ArchivedTable): string => archived.part ?? nameOf(archived)

/** The columns that are in the index, and are read from it again, for who sees what. */
export function archivedColumns({ table, leftOut = {}, guarded = [] }: ArchivedTable, access: Access | null) {
  const { columns } = getTableConfig(table)
  const closed = guarded.flatMap((part) =>
    access !== null && access[part.section] === 'none' ? part.columns : [],
  )
  return columns.filter(({ name }) => name !== 'wedding_id' && !(name in leftOut) && !closed.includes(name))
}

/** The tables that a member may see. */
export const tablesFor = (access: Access): ArchivedTable[] =>
  ARCHIVED_TABLES.filter(({ section }) => access[section] !== 'none')
