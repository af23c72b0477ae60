import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import type { Database } from '#db/client.ts'
import { eraseFromActivity, eraseFromWedding } from '#server/areas/rights/erase-from-wedding.commands.ts'

/** Devices have seen versions of its lists that came after the backup: those that follow are higher than any of them. */
const LATER_VERSIONS = 1_000_000

/**
 * Prepares a wedding in the scratch database for where it goes: out of the bin, if it was there, and without the people
 * who have no account there any more, as their erasure would have left it. Gives how many these are among its members.
 */
export async function prepareWedding(scratch: Database, target: Client, weddingId: string): Promise<number> {
  await scratch.execute(sql`
    insert into wedding_members (wedding_id, user_id, role, preset, permissions, created_at)
    select wedding_id, user_id, role, preset, permissions, created_at from deleted_wedding_members
    where wedding_id = ${weddingId} on conflict do nothing`)
  await scratch.execute(sql`
    update wedding_versions set version = version + ${LATER_VERSIONS}, row_count = 0 where wedding_id = ${weddingId}`)
  const gone = await listGone(scratch, target)
  const { rows: members } = await scratch.execute(sql`
    select from wedding_members where wedding_id = ${weddingId} and user_id = any(${sql.param(gone)}::uuid[])`)
  await nameResponsible(scratch, weddingId, gone)
  for (const userId of gone) {
    await eraseFromWedding(scratch, weddingId, userId)
    await scratch.execute(sql`delete from auth."user" where id = ${userId}`)
    await eraseFromActivity(scratch, userId)
  }
  await forgetTemplates(scratch, target)
  return members.length
}

/** A template that its planner has deleted meanwhile was used by nobody, as its deletion has it. */
async function forgetTemplates(scratch: Database, target: Client): Promise<void> {
  const { rows } = await target.query<{ id: string }>('select id from task_templates')
  const there = rows.map(({ id }) => id)
  await scratch.execute(sql`delete from task_templates where not (id = any(${sql.param(there)}::uuid[]))`)
}

async function listGone(scratch: Database, target: Client): Promise<string[]> {
  const { rows } = await scratch.execute<{ id: string }>(sql`select id from profiles`)
  const { rows: gone } = await target.query<{ id: string }>(
    'select id from unnest($1::uuid[]) id where not exists (select from profiles p where p.id = id.id)',
    [rows.map(({ id }) => id)],
  )
  return gone.map(({ id }) => id)
}

/** A member who was responsible for a moment stays so by name, as in a downloaded wedding. */
const nameResponsible = (scratch: Database, weddingId: string, gone: string[]) =>
  scratch.execute(sql`
    update agenda_items set responsible = (
      select jsonb_agg(case when p.full_name <> '' then
        jsonb_build_object('kind', 'person', 'name', p.full_name, 'phone', null) else one end order by place)
      from jsonb_array_elements(responsible) with ordinality as r (one, place)
      left join profiles p on p.id::text = one ->> 'userId' and p.id = any(${sql.param(gone)}::uuid[]))
    where wedding_id = ${weddingId} and responsible <> '[]'`)
