import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Area } from '#domain/activity/areas.ts'
import type { SharedLinkKind } from '#domain/shared-links/shared-links.ts'
import { recordChange } from '#server/core/changes.ts'
import type { Membership } from '#server/core/membership.ts'
import { NOT_SENT } from '#server/core/not-sent.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { kindsOf, seesVendors } from './shared-links.queries.ts'

export type SharedLinkKey = { kind: SharedLinkKind; id: string | null }

type Acting = Pick<Membership, 'weddingId' | 'actor' | 'memberRole' | 'access'> & {
  action?: string | undefined
}

/** The list that shows the links of a kind. */
const AREA: Record<SharedLinkKind, Area> = {
  invitation: 'households',
  publicPage: 'households',
  caterer: 'catering',
  driver: 'transport',
  calendar: 'agenda',
  vendorSheet: 'agenda',
  folder: 'inspiration',
}

/** How many addresses were changed, and which lists show them. */
export type Changed = { count: number; areas: Area[] }

/** Gives links other addresses: what was sent before leads nowhere now, so an invitation counts as not sent. */
export const renewSharedLinks = (
  db: Database,
  clock: Clock,
  by: Acting,
  keys: readonly SharedLinkKey[],
): Promise<Changed> => db.transaction((tx) => renewIn(tx, clock, by, keys))

/** The same as a part of another act. */
export const renewIn = (
  tx: Transaction,
  clock: Clock,
  by: Acting,
  keys: readonly SharedLinkKey[],
): Promise<Changed> => changeLinks(tx, by, keys, renewing(clock.now(), by))

/** Closes links for good. */
export const endSharedLinks = (db: Database, by: Acting, keys: readonly SharedLinkKey[]): Promise<Changed> =>
  db.transaction((tx) => changeLinks(tx, by, keys, ENDING))

type Statements = Record<SharedLinkKind, (which: SQL) => SQL>

async function changeLinks(
  tx: Transaction,
  by: Acting,
  keys: readonly SharedLinkKey[],
  statements: Statements,
): Promise<Changed> {
  const kinds = kindsOf(by)
  const allowed = keys.filter(({ kind }) => kinds.includes(kind))
  const areas = new Set<Area>()
  let count = 0
  for (const kind of kinds) {
    const ids = allowed.filter((key) => key.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const changed = await change(tx, by, { kind, ids }, statements[kind])
    if (changed > 0) areas.add(AREA[kind])
    count += changed
  }
  if (areas.size > 0) await recordChange(tx, by, [...areas])
  return { count, areas: [...areas] }
}

async function change(
  tx: Transaction,
  by: Acting,
  { kind, ids }: { kind: SharedLinkKind; ids: (string | null)[] },
  statement: (which: SQL) => SQL,
): Promise<number> {
  const listed = sql`any(${sql.param(ids.filter((id) => id !== null))}::uuid[])`
  const ofWedding = sql`wedding_id = ${by.weddingId}`
  const isGiven = sql`(${seesVendors(by)}::boolean or not shows_vendors)`
  const which: Record<SharedLinkKind, SQL> = {
    invitation: sql`${ofWedding} and token is not null`,
    publicPage: sql`${ofWedding} and is_open`,
    caterer: sql`${ofWedding} and token is not null`,
    driver: sql`${ofWedding} and token is not null`,
    calendar: sql`${ofWedding} and vendor_id is null and id = ${listed} and ${isGiven}`,
    vendorSheet: sql`${ofWedding} and vendor_id is not null and id = ${listed}`,
    folder: sql`${ofWedding} and folder_id = ${listed}`,
  }
  const { rowCount } = await tx.execute(statement(which[kind]))
  return rowCount ?? 0
}

function renewing(now: Date, { actor }: Acting): Statements {
  const at = sql`${now.toISOString()}::timestamptz`
  const by = sql`${actor.userId}::uuid`

  const sheet = (table: string) => (which: SQL) =>
    sql`
    update ${sql.raw(table)} set token = ${RANDOM_TOKEN}, linked_at = ${at}, linked_by = ${by}, opened_at = null
    where ${which}`
  const agenda = (which: SQL) => sql`
    update agenda_links set token = ${RANDOM_TOKEN}, created_at = ${at}, created_by = ${by}, opened_at = null
    where ${which}`
  return {
    invitation: (which) => sql`
      update households set token = ${RANDOM_TOKEN}, linked_at = ${at}, linked_by = ${by}, ${NOT_SENT}
      where ${which}`,
    publicPage: (which) => sql`
      update public_pages set slug = ${RANDOM_SLUG}, created_at = ${at}, created_by = ${by}, opened_at = null
      where ${which}`,
    caterer: sheet('catering_sheets'),
    driver: sheet('bus_sheets'),
    calendar: agenda,
    vendorSheet: agenda,
    folder: (which) => sql`
      update inspiration_shares set token = ${RANDOM_TOKEN}, created_at = ${at}, created_by = ${by}, opened_at = null
      where ${which}`,
  }
}

/** 122 random bits in 22 letters, another for each row, as the random ids of PostgreSQL have them. */
const RANDOM_TOKEN = sql.raw(
  `translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 22), '+/', '-_')`,
)

/** The address with another end: those who knew the former one do not guess it. */
const RANDOM_SLUG = sql.raw(
  `left(regexp_replace(slug, '-[0-9a-f]{8}$', ''), 50) || '-' || left(md5(gen_random_uuid()::text), 8)`,
)

const endSheet = (table: string) => (which: SQL) =>
  sql`
  update ${sql.raw(table)} set token = null, linked_at = null, linked_by = null, opened_at = null where ${which}`

const ENDING: Statements = {
  invitation: (which) => sql`
    update households set token = null, linked_at = null, linked_by = null, ${NOT_SENT} where ${which}`,
  publicPage: (which) => sql`update public_pages set is_open = false, opened_at = null where ${which}`,
  caterer: endSheet('catering_sheets'),
  driver: endSheet('bus_sheets'),
  calendar: (which) => sql`delete from agenda_links where ${which}`,
  vendorSheet: (which) => sql`delete from agenda_links where ${which}`,
  folder: (which) => sql`delete from inspiration_shares where ${which}`,
}
