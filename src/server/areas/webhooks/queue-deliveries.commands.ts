import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { type LoggedTable, TABLE_SECTIONS } from '#domain/activity/table-sections.ts'
import { WEBHOOK_WAITING_MAX, type WebhookSection } from '#domain/webhooks/webhooks.ts'
import { seenChange } from '#server/areas/activity/activity-lines.queries.ts'
import { visibleTables } from '#server/areas/activity/shown-changes.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { newId } from '#server/platform/ids.ts'
import { OWNER_COLUMNS, OWNER_JOIN, type OwnerRow, ownersAccess, sightOf } from './standing.queries.ts'
import { switchOff } from './switch-off.commands.ts'

/** Lines that are made into deliveries in one transaction. */
const LINES_AT_ONCE = 200

type Queue = Pick<JobDeps, 'db' | 'databases' | 'clock' | 'live'>
type LineRow = { id: string; at: string }
type Receiver = OwnerRow & { id: string; sections: WebhookSection[] }

/**
 * Makes the waiting lines of a wedding into deliveries, the oldest first: of each line one for each section that a webhook
 * is told of and its owner sees something of. Several processes at once take different lines.
 */
export async function queueDeliveries(deps: Queue, weddingId: string): Promise<void> {
  while ((await queueSome(deps, weddingId)) === LINES_AT_ONCE);
  for (const webhookId of await listBehind(deps, weddingId))
    await switchOff(deps, { weddingId, webhookId }, 'behind')
}

async function queueSome(deps: Queue, weddingId: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const { rows: lines } = await tx.execute<LineRow>(sql`
      select line_id as id, to_json(at) #>> '{}' as at from webhook_lines where wedding_id = ${weddingId}
      order by at, line_id limit ${LINES_AT_ONCE} for update skip locked`)
    if (lines.length === 0) return 0
    for (const receiver of await listReceivers(tx, weddingId))
      await queueFor(tx, deps, weddingId, receiver, lines)
    await tx.execute(sql`
      delete from webhook_lines where wedding_id = ${weddingId}
        and line_id = any(${sql.param(lines.map(({ id }) => id))}::uuid[])`)
    return lines.length
  })
}

async function listReceivers(tx: Transaction, weddingId: string): Promise<Receiver[]> {
  const { rows } = await tx.execute<Receiver>(sql`
    select w.id, w.sections, ${OWNER_COLUMNS} from webhooks w ${OWNER_JOIN}
    where w.wedding_id = ${weddingId} and w.is_on order by w.created_at, w.id`)
  return rows
}

async function queueFor(
  tx: Transaction,
  deps: Queue,
  weddingId: string,
  receiver: Receiver,
  lines: readonly LineRow[],
): Promise<void> {
  const access = ownersAccess(receiver)
  if (!access) return
  const visible = receiver.sections.flatMap((section) => visibleTables(access, section))
  const { rows: touched } = await sightOf(deps, receiver).execute<{
    lineId: string
    entity: LoggedTable
  }>(sql`
    select distinct c.line_id as "lineId", c.entity from activity_changes c
    where c.wedding_id = ${weddingId} and c.line_id = any(${sql.param(lines.map(({ id }) => id))}::uuid[])
      and ${seenChange(access, visible)}`)
  const now = deps.clock.now().toISOString()
  const deliveries = lines.flatMap(({ id: lineId, at }) => {
    const entities = touched.filter((row) => row.lineId === lineId).map(({ entity }) => entity)
    const sections = new Set(entities.map((entity) => TABLE_SECTIONS[entity] as WebhookSection))
    return [...sections].toSorted().map((section) => ({ id: newId(), lineId, section, at }))
  })
  await tx.execute(sql`
    insert into webhook_deliveries (wedding_id, id, webhook_id, line_id, section, at, next_at)
    select ${weddingId}, d.id, ${receiver.id}, d."lineId", d.section, d.at, ${now}
    from json_to_recordset(${JSON.stringify(deliveries)}::json)
      as d (id uuid, "lineId" uuid, section text, at timestamptz)`)
}

/** The webhooks for which more waits than may. */
async function listBehind({ db }: Queue, weddingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select w.id from webhooks w where w.wedding_id = ${weddingId} and w.is_on and (
      select count(*) from webhook_deliveries d
      where (d.wedding_id, d.webhook_id) = (w.wedding_id, w.id) and d.status = 'waiting') > ${WEBHOOK_WAITING_MAX}`)
  return rows.map(({ id }) => id)
}
