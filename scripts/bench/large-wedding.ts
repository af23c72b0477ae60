import { linkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { asPerson, Bench } from './environment.ts'

export const FILE_BYTES = 25 * 1024 ** 2
const FILES_A_VENDOR = 100

type LargeWedding = {
  origin: string
  person: ReturnType<typeof asPerson>
  weddingId: string
  files: number
}

/** One file that was sent, and as many more as are wanted, whose bytes are those of the first. */
export async function fillWedding(
  bench: Bench,
  { origin, person, weddingId, files }: LargeWedding,
): Promise<void> {
  const db = new pg.Client(bench.connectionString)
  await db.connect()
  try {
    const vendors: string[] = []
    for (let at = 0; at * FILES_A_VENDOR < files; at += 1) {
      const answer = await person.call(`/api/weddings/${weddingId}/vendors`, { vendorType: 'catering' })
      vendors.push(((await answer.json()) as { id: string }).id)
    }
    const sent = await fetch(`${origin}/api/weddings/${weddingId}/vendors/${vendors[0]}/files?name=0.bin`, {
      method: 'POST',
      headers: { cookie: person.cookie },
      body: new Uint8Array(FILE_BYTES).fill(7),
    })
    if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`)
    const { rows } = await db.query<{ path: string }>('select path from item_files')
    const store = join(bench.dataDir, 'files/vendor-files')
    const first = join(store, rows[0]!.path)
    for (let at = 1; at < files; at += 1) {
      const vendorId = vendors[Math.floor(at / FILES_A_VENDOR)]
      const path = `${dirname(rows[0]!.path)}/${at}`
      linkSync(first, join(store, path))
      await db.query(
        `insert into item_files (wedding_id, kind, item_id, id, name, path, size, content_type)
         select wedding_id, kind, $1, gen_random_uuid(), $2, $3, size, content_type from item_files where path = $4`,
        [vendorId, `${at}.bin`, path, rows[0]!.path],
      )
    }
  } finally {
    await db.end()
  }
}
