import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { Access } from '#domain/members/permissions.ts'
import { OTHER_SECRETS, SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import { eventType, WEBHOOK_CHANGES_MAX, type WebhookSection } from '#domain/webhooks/webhooks.ts'
import { seenChange } from '#server/areas/activity/activity-lines.queries.ts'
import { keyOf, ofWedding, tableOf } from '#server/areas/activity/row-tables.commands.ts'
import { shownFields, visibleTables } from '#server/areas/activity/shown-changes.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'

/** A delivery that is about to be sent, and what its owner sees at this moment. */
export type Sending = {
  weddingId: string
  webhookId: string
  lineId: string | null
  section: WebhookSection | null
  at: string
  seq: number
  withData: boolean
}

type ChangeRow = {
  entity: LoggedTable
  key: string
  op: 'insert' | 'update' | 'delete'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  count: number
}

type LineRow = { action: string; actorId: string | null; householdId: string | null; undoes: string | null }

/**
 * The body of a delivery, as the owner of the webhook may see it now; `null` when they may not see anything of it any
 * more. `db` shows drafts or not, as the owner sees them. A line that the log has let go of meanwhile is told without
 * its changes, `complete: false`, so that the receiver reads the section again.
 */
export async function webhookBody(db: Database, access: Access, sending: Sending): Promise<string | null> {
  const { weddingId, webhookId, lineId, section, at, seq } = sending
  const told = { type: eventType(section), timestamp: new Date(at).toISOString(), sequence: Number(seq) }
  if (lineId === null || section === null) return JSON.stringify({ ...told, data: { weddingId, webhookId } })
  const visible = visibleTables(access, section)
  if (visible.length === 0) return null
  const line = await findLine(db, weddingId, lineId)
  const changes = line ? await listChanges(db, { weddingId, lineId, access, visible }) : []
  if (line && changes.length === 0) return null
  const rows = sending.withData ? await listRows(db, { weddingId, access, changes }) : null
  const { action, actorId = null, householdId = null, undoes = null } = line ?? { action: '' }
  return JSON.stringify({
    ...told,
    data: {
      weddingId,
      lineId,
      section,
      action,
      by: { memberId: actorId, householdId },
      undoes,
      changes: changes.map((change) => ({ ...namedChange(change, access), ...rows?.(change) })),
      omitted: Math.max(0, (changes[0]?.count ?? 0) - changes.length),
      complete: line !== undefined && (changes[0]?.count ?? 0) <= changes.length,
    },
  })
}

async function findLine(db: Database, weddingId: string, lineId: string): Promise<LineRow | undefined> {
  const { rows } = await db.execute<LineRow>(sql`
    select action, actor_id as "actorId", household_id as "householdId", undoes
    from activity_lines where wedding_id = ${weddingId} and id = ${lineId}`)
  return rows[0]
}

type OfLine = { weddingId: string; lineId: string; access: Access; visible: readonly LoggedTable[] }

async function listChanges(
  db: Database,
  { weddingId, lineId, access, visible }: OfLine,
): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select c.entity, c.key, c.op, c.before, c.after, (count(*) over ())::int as count from activity_changes c
    where c.wedding_id = ${weddingId} and c.line_id = ${lineId} and ${seenChange(access, visible)}
    order by c.seq limit ${WEBHOOK_CHANGES_MAX}`)
  return rows
}

/** A row that is moved to the bin stays where it is, and is told as one that was removed. */
function opOf({ op, before, after }: ChangeRow): ChangeRow['op'] {
  if (op !== 'update') return op
  if (after?.['deleted_at']) return 'delete'
  return before?.['deleted_at'] ? 'insert' : 'update'
}

/** No values: which row, and which of its fields an update changed. */
function namedChange(change: ChangeRow, access: Access) {
  const op = opOf(change)
  const fields = op === 'update' ? Object.keys(shownFields(change.entity, change.after, access) ?? {}) : []
  return { entity: change.entity, key: change.key, op, fields: fields.map(camelCase).toSorted() }
}

/** Columns that open something, and that no receiver is given. */
const SECRET_COLUMNS = new Set([
  ...Object.values(SHARED_LINKS).map(({ column }): string => column),
  ...Object.keys(OTHER_SECRETS),
])

/** The rows as they are now, by table and key: null for one that is not there, or that the owner does not see. */
async function listRows(
  db: Database,
  { weddingId, access, changes }: { weddingId: string; access: Access; changes: readonly ChangeRow[] },
): Promise<(change: ChangeRow) => { row: Record<string, unknown> | null }> {
  const proved = mintMemberWeddingId(weddingId, 'wedding', 'view')
  const found = new Map<string, Record<string, unknown>>()
  for (const entity of new Set(changes.map((change) => change.entity))) {
    const keys = changes.filter((change) => change.entity === entity).map(({ key }) => key)
    const { rows } = await db.execute<{ key: string; row: Record<string, unknown> }>(sql`
      select ${keyOf(entity)} as key, to_jsonb(t) as row from ${tableOf(entity)} t
      where ${ofWedding(entity, proved)} and ${keyOf(entity)} = any(${sql.param(keys)}::text[])`)
    for (const { key, row } of rows) {
      if (row['deleted_at']) continue
      const shown = Object.entries(shownFields(entity, row, access) ?? {})
      const open = shown.filter(([column]) => !SECRET_COLUMNS.has(`${entity}.${column}`))
      found.set(
        `${entity} ${key}`,
        Object.fromEntries(open.map(([column, value]) => [camelCase(column), value])),
      )
    }
  }
  return ({ entity, key }) => ({ row: found.get(`${entity} ${key}`) ?? null })
}

const camelCase = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
