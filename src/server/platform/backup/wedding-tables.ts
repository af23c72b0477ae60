import type { ClientBase } from 'pg'
import type { CopiedTable } from './format.ts'
import { readTables } from './read-tables.ts'

/** A table with rows of weddings, and the column that says of which. */
export type WeddingTable = { name: string; columns: string[]; of: 'id' | 'wedding_id' }

/**
 * Versions come before the triggers that count rows beside them, and the settings of the invitation before the buses, whose
 * trigger writes into them; a wedding in the bin comes out of it.
 */
const FIRST = ['weddings', 'wedding_versions', 'invitation_settings']
const LEFT_OUT = ['deleted_weddings', 'deleted_wedding_members']

/** The tables whose rows go with a wedding, parents first: those that name it in each of their rows. */
export async function readWeddingTables(client: ClientBase): Promise<WeddingTable[]> {
  const { rows: needed } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'wedding_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnotnull`,
  )
  const names = new Set(
    ['weddings', ...needed.map(({ name }) => name)].filter((name) => !LEFT_OUT.includes(name)),
  )
  const tables = (await readTables(client)).filter(
    ({ schema, name }) => schema === 'public' && names.has(name),
  )
  return parentsFirst(tables, await readParents(client)).map(({ name, columns }) => ({
    name,
    columns,
    of: name === 'weddings' ? 'id' : 'wedding_id',
  }))
}

type Parent = { table: string; parent: string }

async function readParents(client: ClientBase): Promise<Parent[]> {
  const { rows } = await client.query<Parent>(
    `select c.relname as table, p.relname as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  )
  return rows
}

function parentsFirst(tables: CopiedTable[], parents: Parent[]): CopiedTable[] {
  const waiting = [
    ...FIRST.map((first) => tables.find(({ name }) => name === first)!),
    ...tables.filter(({ name }) => !FIRST.includes(name)),
  ]
  const sorted: CopiedTable[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name }) =>
      parents.every(({ table, parent }) => table !== name || !waiting.some((one) => one.name === parent)),
    )
    if (next === -1)
      throw new Error(`tables refer to each other in a circle: ${waiting.map(({ name }) => name)}`)
    sorted.push(...waiting.splice(next, 1))
  }
  return sorted
}
