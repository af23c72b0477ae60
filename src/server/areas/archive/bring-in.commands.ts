import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Transaction } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { Responsible } from '#domain/agenda/agenda.ts'
import type { Bucket } from '#domain/files/files.ts'
import type { GuestPageContent } from '#domain/households/guest-page.ts'
import type { ImageHeader } from '#domain/inspiration/images.ts'
import { presetOfRole } from '#domain/members/permissions.ts'
import { addMember, findRoom, isNoRoom, type NoRoom } from '#server/core/auth/wedding-room.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob, BEHIND_OTHERS } from '#server/core/jobs/add-job.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Archive, Row } from './archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { ARCHIVED_TABLES, type ArchivedTable, nameOf, partOf } from './archive-tables.ts'
import { isItemFile, PARTS_WITH_FILES } from './file-parts.ts'
import { idOf } from './match-files.ts'

/** A file of the ZIP that is in the store. */
export type BroughtFile = {
  table: string
  key: Record<string, string>
  bucket: Bucket
  path: string
  size: number
  contentType: string
  /** Of images and videos. */
  header: Pick<ImageHeader, 'width' | 'height'> | null
  /** How long a video is. */
  seconds?: number
}

const BATCH = 500

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'limits'>

/** Makes a wedding of a downloaded one, with the person as its first member, if there is room for one more. */
export async function bringIn(
  platform: Deps,
  actor: Actor,
  weddingId: string,
  archive: Archive,
  files: readonly BroughtFile[],
): Promise<{ id: string; name: string } | NoRoom> {
  const { userId, role } = actor
  const createdAt = platform.clock.now()
  const [wedding] = archive.rows.get('weddings') ?? []
  const name = wedding?.['name']
  if (typeof name !== 'string' || !name.trim()) throw new ArchiveRefused('ARCHIVE_DAMAGED')
  return platform.db.transaction(async (tx) => {
    const room = await findRoom(tx, platform, actor)
    if (isNoRoom(room)) return room
    await tx.insert(weddings).values({ id: weddingId, name, createdBy: userId, createdAt })
    await addMember(tx, room, { weddingId, role, preset: presetOfRole(role), createdAt })
    await updateWeddingRow(tx, weddingId, wedding!)
    for (const archived of ARCHIVED_TABLES) {
      if (nameOf(archived) === 'weddings') continue
      await insertRows(tx, weddingId, archived, prepared(partOf(archived), archive, files, userId))
    }
    await tx.execute(sql`insert into bus_trips select * from trips_of_bus_routes(${weddingId})`)
    await insertImages(tx, weddingId, files)
    await forgetHistory(tx, weddingId)
    return { id: weddingId, name }
  })
}

/** Why a person cannot be in another wedding; `null` when they can. */
export async function whyNoRoom(platform: Deps, actor: Actor): Promise<NoRoom | null> {
  const room = await platform.db.transaction((tx) => findRoom(tx, platform, actor))
  return isNoRoom(room) ? room : null
}

const updateWeddingRow = (tx: Transaction, weddingId: string, row: Row) => {
  const columns = Object.keys(row).filter((column) => row[column] !== null)
  const set = columns.map((column) => `${column} = r.${column}`).join(', ')
  return tx.execute(sql`
    update weddings w set ${sql.raw(set)}
    from jsonb_populate_record(null::weddings, ${JSON.stringify(row)}::jsonb) r where w.id = ${weddingId}`)
}

/** The rows of a table as the new wedding has them. */
function prepared(table: string, archive: Archive, files: readonly BroughtFile[], userId: string): Row[] {
  const rows = archive.rows.get(table) ?? []
  if (PARTS_WITH_FILES.some((part) => part === table)) {
    const stored = new Map(files.filter((file) => file.table === table).map((file) => [idOf(file.key), file]))
    return rows.map((row) => withFile(row, stored.get(idOf(row))))
  }
  if (table.startsWith('comments_on_')) {
    // Words are put into no other mouth than that of the person who brings them.
    return rows.map((row) => ({
      ...row,
      author_id: row['author_id'] === userId ? userId : null,
    }))
  }
  if (table === 'vendors') {
    const events = new Set((archive.rows.get('wedding_events') ?? []).map(({ id }) => id))
    return rows.map((row) => (events.has(row['head_event_id']) ? row : { ...row, head_event_id: null }))
  }
  if (table === 'room_grounds') {
    const pictures = new Set((archive.rows.get('room_pictures') ?? []).map(({ id }) => id))
    return rows.filter(
      (row) => pictures.has(row['picture_id']) && isThere(archive, 'wedding_events', row['event_id']),
    )
  }
  if (table === 'guest_pages')
    return rows.map((row) => ({
      ...row,
      ...Object.fromEntries(
        PAGE_VERSIONS.map((version) => [version, withoutLostPlan(archive, row[version])] as const),
      ),
    }))
  if (OF_EVENTS.has(table)) return rows.filter((row) => isThere(archive, 'wedding_events', row['event_id']))
  if (table === 'seats') {
    const tables = new Set(prepared('seating_tables', archive, files, userId).map(({ id }) => id))
    return rows.filter((row) => tables.has(row['table_id']) && isThere(archive, 'guests', row['guest_id']))
  }
  if (table === 'stays')
    return rows.filter(
      (row) =>
        isThere(archive, 'room_blocks', row['block_id']) && isThere(archive, 'guests', row['guest_id']),
    )
  if (table === 'lodging_wishes')
    return rows.filter((row) => isThere(archive, 'households', row['household_id']))
  if (table === 'seating_rules')
    return rows.filter((row) =>
      RULE_PARENTS.every(([column, parent]) => isThere(archive, parent, row[column])),
    )
  if (table === 'agenda_items') {
    const named = (who: Responsible): Responsible =>
      who.kind === 'member' && who.userId !== userId
        ? { kind: 'person', name: archive.people.get(who.userId) ?? '', phone: null }
        : who
    return rows.map((row) => ({
      ...row,
      responsible: ((row['responsible'] ?? []) as Responsible[])
        .map(named)
        .filter((who) => who.kind !== 'person' || who.name !== ''),
    }))
  }
  return rows
}

const PAGE_VERSIONS = ['draft', 'published', 'former'] as const

/** A version of the page of the wedding, whose plan its downloader may not have seen. */
function withoutLostPlan(archive: Archive, version: unknown): unknown {
  const content = version as GuestPageContent | null | undefined
  const picture = content?.venuePlan?.pictureId
  return picture && !isThere(archive, 'room_pictures', picture) ? { ...content, venuePlan: null } : version
}

/** Tables whose rows are of an event, which a member may bring without. */
const OF_EVENTS: ReadonlySet<string> = new Set([
  'seating_tables',
  'event_table_releases',
  'seating_rooms',
  'seating_shapes',
])

/** The columns in which a rule of the tables refers to others. */
const RULE_PARENTS = [
  ['guest_id', 'guests'],
  ['other_guest_id', 'guests'],
  ['household_id', 'households'],
  ['other_household_id', 'households'],
] as const

/** Whether a row that another refers to was downloaded: whoever did it may not have seen its section. */
const isThere = (archive: Archive, table: string, id: unknown): boolean =>
  (id ?? null) === null || (archive.rows.get(table) ?? []).some((row) => row['id'] === id)

function withFile(row: Row, file: BroughtFile | undefined): Row {
  if (!file) throw new ArchiveRefused('ARCHIVE_DAMAGED')
  const { path, size, contentType, header } = file
  if (file.table === 'room_pictures')
    return { ...row, path, size, content_type: contentType, width: header!.width, height: header!.height }
  if (!header) return { ...row, path, size, content_type: contentType }
  const { width, height } = header
  if (file.seconds !== undefined) {
    const [, ...video] = path.split('/')
    return { ...row, status: 'ready', video_url: video.join('/'), video_seconds: file.seconds, width, height }
  }
  // The sizes that are shown are made again out of the original.
  return { ...row, status: 'processing', width, height }
}

async function insertRows(
  tx: Transaction,
  weddingId: string,
  { given = {}, ...archived }: ArchivedTable,
  rows: Row[],
) {
  if (rows.length === 0) return
  const { name: table } = getTableConfig(archived.table)
  // A column that an older download has not got takes its default.
  const columns = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...Object.keys(given)])]
  const values = columns.map((column) =>
    given[column] ? `coalesce(r.${column}, ${given[column]})` : `r.${column}`,
  )
  for (let first = 0; first < rows.length; first += BATCH) {
    const batch = JSON.stringify(rows.slice(first, first + BATCH))
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${sql.raw(['wedding_id', ...columns].join(', '))})
      select ${weddingId}::uuid, ${sql.raw(values.join(', '))}
      from jsonb_populate_recordset(null::${sql.identifier(table)}, ${batch}::jsonb) r`)
  }
}

async function insertImages(tx: Transaction, weddingId: string, files: readonly BroughtFile[]) {
  for (const { table, key, path, size, contentType, seconds } of files) {
    if (isItemFile(table) || table === 'room_pictures') continue
    const imageId = key['id']!
    const variant = seconds === undefined ? 'upload' : 'original'
    const into = table === 'inspirations' ? 'inspiration_files' : 'wedding_cover_files'
    await tx.execute(sql`
      insert into ${sql.identifier(into)} (wedding_id, image_id, variant, path, size, content_type)
      values (${weddingId}, ${imageId}, ${variant}, ${path}, ${size}, ${contentType})`)
    if (seconds !== undefined) continue
    if (table === 'inspirations')
      await addJob(tx, 'process-image', { weddingId, imageId }, { priority: BEHIND_OTHERS })
    else await addJob(tx, 'process-cover', { weddingId, coverId: imageId })
  }
}

/** Every row is new: what the log of activity noted of that would be the wedding once more. */
const forgetHistory = (tx: Transaction, weddingId: string) =>
  tx.execute(sql`delete from activity_changes where wedding_id = ${weddingId}`)
