import type { Client } from 'pg'
import type { Log } from '../../log.ts'
import { noteApplied } from './applied.ts'
import type { Patient } from './patience.ts'
import type { Batches, Migration } from './read-migrations.ts'

/** How often a line says how far it is. */
const PROGRESS_MS = 5000

type Place = { reached: string[] | null; rows: number }

/**
 * Changes the rows of a table in batches by its primary key, each in a transaction that also notes how far it came: one
 * that was killed goes on where it was, and no row is changed twice. The statement of the migration joins `batch`, which
 * has the keys of its rows. Rows that others add meanwhile are not promised to be among them.
 */
export async function applyInBatches(
  client: Client,
  migration: Migration,
  { table, size }: Batches,
  { patient, log }: { patient: Patient; log?: Log },
): Promise<void> {
  const { tag, statements } = migration
  const work = { tag, statement: statements[0]!, table, size, key: await readPrimaryKey(client, table) }
  const about = await estimateRows(client, table)
  let place = await readPlace(client, tag)
  let said = performance.now()
  if (place.rows > 0) log?.info(`${tag} goes on after ${place.rows} of about ${about} rows of ${table}`)
  for (;;) {
    const next = await patient(() => within(client, () => applyBatch(client, work, place)))
    if (!next) break
    place = next
    if (performance.now() - said < PROGRESS_MS) continue
    said = performance.now()
    log?.info(`${tag}: ${place.rows} of about ${about} rows of ${table}`)
  }
  await within(client, async () => {
    await client.query('delete from drizzle.batches where tag = $1', [tag])
    await noteApplied(client, migration)
  })
  log?.info(`${tag}: all ${place.rows} rows of ${table}`)
}

type Work = { tag: string; statement: string; table: string; key: string[]; size: number }

/** Gives the place after the next batch; `null` when there is none. */
async function applyBatch(client: Client, work: Work, { reached, rows }: Place): Promise<Place | null> {
  const { tag, statement, table, size } = work
  const columns = work.key.join(', ')
  const place = (values: string[]) => `(${values.map((value) => client.escapeLiteral(value)).join(', ')})`
  const after = reached ? `(${columns}) > ${place(reached)}` : 'true'
  const found = await client.query<{ key: string[] }>(
    `select array[${work.key.map((column) => `${column}::text`).join(', ')}] as key from public.${table}
    where ${after} order by ${columns} limit ${size}`,
  )
  const end = found.rows.at(-1)?.key
  if (!end) return null
  // It is no change that a person made, so it is not logged.
  await client.query('set local azahar.activity = off')
  await client.query(
    `with batch as (select ${columns} from public.${table} where ${after} and (${columns}) <= ${place(end)}) ${statement}`,
  )
  const next = { reached: end, rows: rows + found.rows.length }
  await client.query(
    `insert into drizzle.batches (tag, reached, rows) values ($1, $2, $3)
    on conflict (tag) do update set reached = excluded.reached, rows = excluded.rows`,
    [tag, next.reached, next.rows],
  )
  return next
}

async function within<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const done = await work()
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function readPlace(client: Client, tag: string): Promise<Place> {
  const { rows } = await client.query<{ reached: string[]; rows: string }>(
    'select reached, rows from drizzle.batches where tag = $1',
    [tag],
  )
  const [found] = rows
  return found ? { reached: found.reached, rows: Number(found.rows) } : { reached: null, rows: 0 }
}

async function readPrimaryKey(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(a.attname) as name from pg_index i
    cross join unnest(i.indkey::int[]) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ('public.' || $1)::regclass and i.indisprimary order by k.place`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** As PostgreSQL counted them last; the true number would take a walk through the table. */
async function estimateRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ about: number }>(
    `select greatest(reltuples, 0)::float8 as about from pg_class where oid = ('public.' || $1)::regclass`,
    [table],
  )
  return rows[0]!.about
}
