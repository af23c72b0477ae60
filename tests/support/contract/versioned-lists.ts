import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { sql } from 'drizzle-orm'
import type { RouteMeta } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import type { Database } from '#db/client.ts'
import type { Person } from '../accounts/person.ts'

type Rows = Record<string, string>
type VersionedList = { name: string; area: string; path: string }
type ReadList = VersionedList & { address: string; etag: string; text: string }

/** The lists of the contract that carry the version of their area as an ETag. */
function* versionedLists(router: object, names: string[] = []): Generator<VersionedList> {
  for (const [key, value] of Object.entries(router)) {
    if (!isContractProcedure(value)) {
      yield* versionedLists(value, [...names, key])
      continue
    }
    const { route, meta } = (value as AnyContractProcedure)['~orpc']
    if ((meta as RouteMeta).versioned)
      yield { name: [...names, key].join('.'), area: names[0]!, path: route.path ?? '' }
  }
}

const LISTS = [...versionedLists(contract)]

/** The address of a procedure, with the rows that its path names. */
export const addressOf = (path: string, rows: Rows) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => rows[name]!)}`

/** Reads all of them in a wedding, before something changes. */
export function readVersionedLists(person: Person, rows: Rows): Promise<ReadList[]> {
  return Promise.all(
    LISTS.map(async (list) => {
      const address = addressOf(list.path, rows)
      const { status, headers, body } = await person.get(address)
      if (status !== 200) throw new Error(`${list.name} answers ${status}`)
      return { ...list, address, etag: headers.get('etag')!, text: JSON.stringify(body) }
    }),
  )
}

/**
 * The lists that show something else than before although their ETag is still the same, by name. They are read past what
 * the server keeps under that ETag: the versions of all areas are raised for it.
 */
export async function missedLists(
  db: Database,
  person: Person,
  rows: Rows,
  before: readonly ReadList[],
): Promise<string[]> {
  const unchanged: ReadList[] = []
  for (const list of before) {
    const { status } = await person.get(list.address, { 'if-none-match': list.etag })
    if (status === 304) unchanged.push(list)
  }
  if (unchanged.length === 0) return []
  await db.execute(sql`
    insert into wedding_versions as v (wedding_id, area, shard, version)
    select ${rows['weddingId']!}::uuid, area, 0, 1
    from json_array_elements_text(${JSON.stringify([...new Set(LISTS.map(({ area }) => area))])}::json) as area
    on conflict (wedding_id, area, shard) do update set version = v.version + 1`)
  const missed: string[] = []
  for (const { name, address, text } of unchanged)
    if (JSON.stringify((await person.get(address)).body) !== text) missed.push(name)
  return missed
}
