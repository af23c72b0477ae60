import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { plannerVendors } from '#db/schema/vendor-book.ts'
import { VERSIONED_KINDS } from '#domain/template-versions/template-versions.ts'
import { TEMPLATE_KINDS } from './template-kinds.queries.ts'

type Person = { agencyId: string; userId: string }

/**
 * Moves what is a person's own in an agency into their own business when they leave: templates with their versions and
 * vendors of the book. It stays their own there as long as others work in that business. Gives the ids.
 */
export async function takeAlong(tx: Transaction, { agencyId, userId }: Person): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select from agency_members where agency_id = ${userId} and ended_at is null limit 1`)
  const hasTeam = rows.length > 0
  const move = { from: agencyId, to: userId, userId, isPrivate: hasTeam, only: undefined }
  const moved = await moveAll(tx, move)
  // Versions of what was removed there are of no use elsewhere.
  await tx.execute(sql`
    delete from template_versions where business_id = ${agencyId} and private_to = ${userId}`)
  return moved
}

/** Moves what a person took along back into the agency, as their own. */
export const bringBack = (tx: Transaction, { agencyId, userId }: Person, ids: readonly string[]) =>
  moveAll(tx, { from: userId, to: agencyId, userId, isPrivate: true, only: ids })

/** Forgets a person whose account goes: what is still their own anywhere, and that they have made others. */
export async function forgetAuthor(tx: Transaction, userId: string): Promise<void> {
  for (const { table } of Object.values(TEMPLATE_KINDS)) {
    await tx.execute(sql`delete from ${table} where private_to = ${userId}`)
    await tx.execute(sql`update ${table} set made_by = null where made_by = ${userId}`)
  }
  await tx.execute(sql`delete from template_versions where private_to = ${userId}`)
}

type Move = {
  from: string
  to: string
  userId: string
  /** Whether the person alone sees it afterwards. */
  isPrivate: boolean
  /** The ids; what is the person's own where it is left out. */
  only: readonly string[] | undefined
}

async function moveAll(tx: Transaction, move: Move): Promise<string[]> {
  const moved: string[] = []
  const { userId, to, isPrivate, only } = move
  const privateTo = isPrivate ? userId : null
  const areOf = (isOwn: SQL) => (only === undefined ? isOwn : sql`id = any(${sql.param([...only])}::uuid[])`)
  for (const kind of VERSIONED_KINDS) {
    const { table, business } = TEMPLATE_KINDS[kind]
    moved.push(
      ...(await moveRows(tx, move, {
        ...{ kind, table: sql`${table}`, business: business.name },
        areMeant: areOf(sql`private_to = ${userId}`),
        sharing: { private_to: privateTo },
        versionsOf: privateTo,
      })),
    )
  }
  const vendors = await moveRows(tx, move, {
    ...{ kind: null, table: sql`${plannerVendors}`, business: 'business_id' },
    areMeant: areOf(sql`is_private and owner_id = ${userId}`),
    sharing: { is_private: isPrivate, owner_id: isPrivate ? userId : to },
    versionsOf: null,
  })
  return [...moved, ...vendors]
}

type Rows = {
  kind: string | null
  table: SQL
  /** The name of its column. */
  business: string
  areMeant: SQL
  sharing: Record<string, string | boolean | null>
  versionsOf: string | null
}

async function moveRows(tx: Transaction, { from, to }: Move, rows: Rows): Promise<string[]> {
  const { kind, table, business, areMeant, sharing, versionsOf } = rows
  const isBusiness = sql.identifier(business)
  const areMoving = sql`${isBusiness} = ${from} and ${areMeant}`
  // A row gets a new id where the other business has its id too.
  const { rows: moving } = await tx.execute<{ was: string; now: string }>(sql`
    select id as was, case when exists (select from ${table} other where other.${isBusiness} = ${to} and other.id = one.id)
      or exists (select from template_versions v
        where v.business_id = ${to} and v.kind = ${kind} and v.template_id = one.id)
      then gen_random_uuid() else id end as now
    from ${table} one where ${areMoving}`)
  for (const { was, now } of moving) {
    const key = { [business]: to, id: now, ...sharing }
    await tx.execute(sql`
      insert into ${table} select (jsonb_populate_record(one, ${JSON.stringify(key)}::jsonb)).* from ${table} one
      where ${isBusiness} = ${from} and id = ${was}`)
    if (kind === 'tasks')
      await tx.execute(sql`
        update task_template_uses set owner_id = ${to}, template_id = ${now}
        where owner_id = ${from} and template_id = ${was}`)
    if (kind === null)
      await tx.execute(sql`
        update planner_vendor_files set business_id = ${to}, vendor_id = ${now}, owner_id = ${sharing['owner_id']}
        where business_id = ${from} and vendor_id = ${was}`)
    await tx.execute(sql`delete from ${table} where ${isBusiness} = ${from} and id = ${was}`)
    await tx.execute(sql`
      update template_versions set business_id = ${to}, template_id = ${now}, private_to = ${versionsOf}
      where business_id = ${from} and kind = ${kind} and template_id = ${was}`)
  }
  return moving.map(({ now }) => now)
}
