import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Vendor } from '#contract/vendors.ts'
import type { Bucket } from '#domain/files.ts'
import { cleanFiles } from '#server/files/clean-files.ts'
import { deleteQueuedFiles } from '#server/files/delete-queued-files.ts'
import { type Person, signedUp } from '../support/person.ts'
import { useTestApp } from '../support/test-app.ts'

const HOUR_MS = 3_600_000

const app = useTestApp()
let lucia: Person
let vendor: { weddingId: string; vendorId: string }
let filesPath: string

beforeAll(async () => {
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
})

beforeEach(async () => {
  await app.db.execute(sql`truncate weddings cascade`)
  await app.db.execute(sql`truncate file_deletions`)
  for await (const { path } of app.platform.files.list('vendor-files'))
    await app.platform.files.remove('vendor-files', path)
  const weddingId = await lucia.createWedding()
  vendor = { weddingId, vendorId: await lucia.addVendor(weddingId) }
  filesPath = `/api/weddings/${weddingId}/vendors/${vendor.vendorId}/files`
})

const put = (path: string, bucket: Bucket = 'vendor-files') =>
  app.platform.files.put(bucket, path, Readable.from(['x'], { objectMode: false }), 1)

const stored = async (bucket: Bucket = 'vendor-files') => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list(bucket)) paths.push(path)
  return paths.sort()
}

const upload = (name: string) => lucia.upload(vendor, name, 'x')
const names = async () => ((await lucia.get(filesPath)).body as Vendor[]).map(({ name }) => name)

async function cleanIn(hours: number) {
  app.setClock(new Date(Date.now() + hours * HOUR_MS))
  await cleanFiles(app.platform)
  app.setClock(null)
}

describe('cleaning the files', () => {
  it('deletes those without a row, once they cannot belong to an upload under way', async () => {
    await upload('contrato.pdf')
    const known = await stored()
    await put('boda/huerfano')
    await cleanIn(0.9)
    expect(await stored()).toEqual([...known, 'boda/huerfano'].sort())
    await cleanIn(1.1)
    expect(await stored()).toEqual(known)
  })

  it('leaves buckets alone whose files nobody has claimed', async () => {
    await put('boda/imagen', 'inspiration-images')
    await cleanIn(1000)
    expect(await stored('inspiration-images')).toEqual(['boda/imagen'])
  })

  it('takes away rows without a file, and the list says so', async () => {
    for (const name of ['a', 'b', 'c']) await upload(name)
    const [lost] = await stored()
    await app.platform.files.remove('vendor-files', lost!)
    const vendors = `/api/weddings/${vendor.weddingId}/vendors`
    const tag = (await lucia.get(vendors)).headers.get('etag')!
    await cleanIn(0.9)
    expect(await names()).toHaveLength(3)
    await cleanIn(1.1)
    expect(await names()).toHaveLength(2)
    expect((await lucia.get(vendors, { 'if-none-match': tag })).body).toMatchObject([{ fileCount: 2 }])
  })

  it.each([
    ['all of a few', 2, 2],
    ['more than ten of many', 30, 11],
  ])('touches no row when %s files are missing: it may be another store', async (_, count, lost) => {
    await Promise.all(Array.from({ length: count }, (_, n) => upload(`${n}.pdf`)))
    for (const path of (await stored()).slice(0, lost)) await app.platform.files.remove('vendor-files', path)
    await cleanIn(1.1)
    expect(await names()).toHaveLength(count)
  })

  it('goes through more files than fit in one look', async () => {
    await Promise.all(Array.from({ length: 1050 }, (_, n) => put(`muchos/${n}`)))
    await upload('contrato.pdf')
    await cleanIn(1.1)
    expect(await stored()).toHaveLength(1)
  })

  it('deletes what is queued even if nobody did at the time', async () => {
    await upload('contrato.pdf')
    await app.db.execute(sql`delete from weddings where id = ${vendor.weddingId}`)
    expect(await stored()).toHaveLength(1)
    await cleanIn(0)
    expect(await stored()).toEqual([])
  })

  it('sweeps what interrupted uploads have left', async () => {
    const incoming = join(app.dataDir, 'files/incoming')
    await upload('contrato.pdf')
    writeFileSync(join(incoming, 'half'), 'half')
    const before = new Date(Date.now() - 2 * HOUR_MS)
    utimesSync(join(incoming, 'half'), before, before)
    await cleanIn(0)
    expect(readdirSync(incoming)).toEqual([])
  })

  it('is done by one process at a time', async () => {
    await put('boda/huerfano')
    const other = await app.db.$client.connect()
    await other.query(`select pg_advisory_lock(hashtextextended('azahar/clean-files', 0))`)
    await cleanIn(1.1)
    expect(await stored()).toEqual(['boda/huerfano'])
    other.release(true)
    await expect.poll(() => cleanIn(1.1).then(() => stored())).toEqual([])
  })
})

describe('the queue of files to delete', () => {
  const queued = async () => (await app.db.execute(sql`select path from file_deletions`)).rows

  it('keeps what could not be deleted for the next time', async () => {
    await upload('contrato.pdf')
    await app.db.execute(sql`delete from weddings where id = ${vendor.weddingId}`)
    const { files } = app.platform
    const unreachable = { ...files, remove: () => Promise.reject(new Error('the store does not answer')) }
    await deleteQueuedFiles({ ...app.platform, files: unreachable })
    expect(await queued()).toHaveLength(1)
    await deleteQueuedFiles(app.platform)
    expect(await queued()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('is emptied by several at once without a quarrel', async () => {
    const paths = Array.from({ length: 160 }, (_, n) => `boda/${n}`)
    await Promise.all(paths.map((path) => put(path)))
    await app.db.execute(sql`
      insert into file_deletions (bucket, path) select 'vendor-files', path
      from json_array_elements_text(${JSON.stringify(paths)}::json) path`)
    await Promise.all([1, 2, 3].map(() => deleteQueuedFiles(app.platform)))
    expect(await queued()).toEqual([])
    expect(await stored()).toEqual([])
  })
})
