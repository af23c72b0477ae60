import type { PoolClient } from 'pg'
import type { Database } from '#db/client.ts'
import type { Bucket } from '#domain/files/files.ts'
import type { Access } from '#domain/members/permissions.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Sheet } from './archive-sheets.ts'
import { type ArchivedTable, archivedColumns, nameOf } from './archive-tables.ts'

/** Rows that are read at once. */
const BATCH = 500

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

  /** The lines of a table that people read, the first with its headings. */
  async *lines({ text, headings }: Sheet): AsyncGenerator<string[]> {
    yield [...headings]
    for await (const row of this.#cursor<Record<string, unknown>>(text(this.#weddingId))) {
      yield Object.values(row).map((value) => (value === null ? '' : String(value)))
    }
  }

  async originals(text: string): Promise<Original[]> {
    const { rows } = await this.#client.query<Original>(text, [this.#weddingId])
    return rows.map((row) => ({ ...row, size: Number(row.size) }))
  }

  async *#cursor<Row extends object>(text: string): AsyncGenerator<Row> {
    await this.#client.query(`declare archive no scroll cursor for ${text}`)
    for (;;) {
      const { rows } = await this.#client.query<Row>(`fetch ${BATCH} from archive`)
      yield* rows
      if (rows.length < BATCH) break
    }
    await this.#client.query('close archive')
  }
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

/** The name of a wedding and its members by id, for whom the index names as authors and as responsible. */
export async function readHeading(
  db: Database,
  weddingId: MemberWeddingId,
): Promise<{ name: string; people: { id: string; name: string }[] }> {
  const { rows } = await db.$client.query<{ name: string; people: { id: string; name: string }[] }>(
    `select w.name, (
       select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name) order by p.id), '[]')
       from wedding_members m join profiles p on p.id = m.user_id where m.wedding_id = w.id) as people
     from weddings w where w.id = $1`,
    [weddingId],
  )
  return rows[0]!
}
