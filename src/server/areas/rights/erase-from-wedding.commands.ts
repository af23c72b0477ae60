import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'

type Executor = Pick<Database | Transaction, 'execute'>

/** Takes a person out of the rows of a wedding that name them without a foreign key. */
export async function eraseFromWedding(tx: Executor, weddingId: string, userId: string): Promise<void> {
  await eraseFromRows(tx, weddingId, userId, 'agenda_items', 'responsible')
  await eraseFromRows(tx, weddingId, userId, 'tasks', 'assignees')
  await eraseFromMergeBases(tx, weddingId, userId)
  await tx.execute(sql`
    update comments set mentions = array_remove(mentions, ${userId}::uuid)
    where wedding_id = ${weddingId} and mentions @> array[${userId}::uuid]`)
}

/** Takes a member out of a column with people of the rows of a wedding. */
const eraseFromRows = (tx: Executor, weddingId: string, userId: string, table: string, column: string) =>
  tx.execute(sql`
    update ${sql.identifier(table)} set ${sql.identifier(column)} = (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${sql.identifier(column)}) as one
      where one ->> 'userId' is distinct from ${userId})
    where wedding_id = ${weddingId} and ${sql.identifier(column)} @> ${JSON.stringify([{ userId }])}::jsonb`)

/** The people responsible when a day began to be prepared are forgotten where the person was among them. */
const eraseFromMergeBases = (tx: Executor, weddingId: string, userId: string) =>
  tx.execute(sql`
    update agenda_days set merge_base = jsonb_set(merge_base, '{items}', (
      select jsonb_object_agg(key, case when position(${userId} in value::text) > 0
        then value #- '{fields,responsible}' else value end)
      from jsonb_each(merge_base -> 'items')))
    where wedding_id = ${weddingId} and position(${userId} in merge_base::text) > 0`)

/** After all else, because triggers log the end of the memberships too. */
export async function eraseFromActivity(tx: Executor, userId: string): Promise<void> {
  const quoted = JSON.stringify(userId)
  const cleared = (column: string) => sql.raw(`replace(${column}::text, '${quoted}', 'null')::jsonb`)
  await tx.execute(sql`update activity_lines set actor_id = null where actor_id = ${userId}`)
  await tx.execute(sql`delete from activity_changes where position(${userId} in key) > 0`)
  await tx.execute(sql`
    update activity_changes set before = ${cleared('before')}, after = ${cleared('after')}
    where position(${quoted} in concat(before, after)) > 0`)
}
