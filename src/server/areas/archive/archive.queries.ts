import type { PoolClient, QueryArrayConfig } from 'pg'
import type { Database } from '#db/client.ts'
import type { Bucket } from '#domain/files/files.ts'
import type { Access } from '#domain/members/permissions.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { DatabaseCell } from './archive.ts'
import { type ArchivedTable, archivedColumns, nameOf } from './archive-tables.ts'

/** Rows that are read at once. */
const BATCH = 500

const FETCH = `fetch ${BATCH} from archive`

/** A file of a wedding and where its row is. */
export type Original = {
  table: string
  key: Record<string, string>
  /** The folders and the name that it gets, before they are made unique and safe. */
  folders: string[]
  fileName: string
  bucket: Bucket
  path: string
  size: number
  /** The words below a picture. */
  note?: string | null
}

/** Reads a wedding as it is at one moment, a batch of rows at a time. */
export class ArchiveReader {
  readonly #client: PoolClient
  readonly #weddingId: string

  constructor(client: PoolClient, weddingId: MemberWeddingId) {
    this.#client = client
    this.#weddingId = weddingId
  }

  /** The rows of a table as JSON texts, without what the member may not see. */
  async *rows(archived: ArchivedTable, access: Access): AsyncGenerator<string> {
    const columns = archivedColumns(archived, access).map(({ name }) => name)
    const key = nameOf(archived) === 'weddings' ? 'id' : 'wedding_id'
    const pairs = columns.map((name) => `'${name}', t.${name}`).join(', ')
    const text = `select jsonb_build_object(${pairs})::text as row from ${nameOf(archived)} t
      where t.${key} = '${this.#weddingId}'${archived.visible ? ` and ${archived.visible}` : ''}
      order by ${
        columns.includes('created_at')
          ? 't.created_at, t.id'
          : columns
              .slice(0, 3)
              .map((name) => `t.${name}`)
              .join(', ') || '1'
      }`
    for await (const { row } of this.#cursor<{ row: string }>(text)) yield row
  }

  /** The rows of a query, each value as the database writes it; `text` gets the id of the wedding. */
  async *cells(text: (id: string) => string): AsyncGenerator<DatabaseCell[]> {
    await this.#open(text(this.#weddingId))
    for (;;) {
      const { rows, fields } = await this.#client.query<(string | null)[]>({
        text: FETCH,
        rowMode: 'array',
        types: { getTypeParser: () => (value: string) => value },
      } as QueryArrayConfig)
      for (const row of rows)
        yield row.map((cell, place) => ({ type: fields[place]!.dataTypeID, text: cell }))
      if (rows.length < BATCH) break
    }
    await this.#close()
  }

  async originals(text: string): Promise<Original[]> {
    const { rows } = await this.#client.query<Original>(text, [this.#weddingId])
    return rows.map((row) => ({ ...row, size: Number(row.size) }))
  }

  async *#cursor<Row extends object>(text: string): AsyncGenerator<Row> {
    await this.#open(text)
    for (;;) {
      const { rows } = await this.#client.query<Row>(FETCH)
      yield* rows
      if (rows.length < BATCH) break
    }
    await this.#close()
  }

  #open(text: string) {
    return this.#client.query(`declare archive no scroll cursor for ${text}`)
  }

  #close() {
    return this.#client.query('close archive')
  }
}

/** The present path of a row's file; `undefined` when it is gone. `text` is that of its `OriginalsOf`. */
export async function findPathNow(
  db: Database,
  weddingId: MemberWeddingId,
  text: string,
  key: Original['key'],
): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ path: string }>(
    `select o.path from (${text}) o where o.key::jsonb = $2::jsonb`,
    [weddingId, JSON.stringify(key)],
  )
  return rows[0]?.path
}

/** Lets `use` read one moment of a wedding. */
export async function atOneMoment<T>(
  db: Database,
  weddingId: MemberWeddingId,
  use: (reader: ArchiveReader) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const result = await use(new ArchiveReader(client, weddingId))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** A wedding begins with these in its index; members by id, for whom it names as authors and as responsible. */
export type Heading = { name: string; date: string | null; people: { id: string; name: string }[] }

export async function readHeading(db: Database, weddingId: MemberWeddingId): Promise<Heading> {
  const { rows } = await db.$client.query<Heading>(
    `select w.name, w.event_date::text as date, (
       select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name) order by p.id), '[]')
       from wedding_members m join profiles p on p.id = m.user_id where m.wedding_id = w.id) as people
     from weddings w where w.id = $1`,
    [weddingId],
  )
  return rows[0]!
}
