import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Vendor } from '#contract/vendors.ts'
import type { Bucket } from '#domain/files/files.ts'
import { cleanFiles } from '#server/areas/files/clean-files.job.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import { lookForMissingFiles } from '#server/areas/files/missing-files.commands.ts'
import { processImage } from '#server/areas/inspiration/process-image.ts'
import type { Platform } from '#server/core/context.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { picture } from '../../support/outside/images.ts'
import { useTestApp } from '../../support/test-app.ts'

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
  await app.db.execute(sql`truncate file_deletions, orphaned_files, missing_files`)
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

async function cleanIn(hours: number, platform: Platform = app.platform) {
  app.setClock(new Date(Date.now() + hours * HOUR_MS))
  await cleanFiles(platform)
  app.setClock(null)
}

/** Cleans once a day. */
async function cleanOnDays(first: number, last: number) {
  for (let day = first; day <= last; day += 1) await cleanIn(day * 24)
}

const marked = async () => (await app.db.execute(sql`select path from orphaned_files`)).rows

/** The lines that are logged at error level while `work` runs. */
async function complaintsOf(work: (platform: Platform) => Promise<void>) {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line).msg) })
  await work({ ...app.platform, log })
  return lines
}

describe('a file without a row', () => {
  it('is deleted after 14 days on which it was found so', async () => {
    await upload('contrato.pdf')
    const known = await stored()
    await put('boda/huerfano')
    await cleanOnDays(1, 14)
    expect(await stored()).toContain('boda/huerfano')
    await cleanIn(15 * 24)
    expect(await stored()).toEqual(known)
    expect(await marked()).toEqual([])
  })

  it('is not even marked while it may belong to an upload under way', async () => {
    await upload('contrato.pdf')
    await put('boda/huerfano')
    await cleanIn(0.9)
    expect(await marked()).toEqual([])
    await cleanIn(1.1)
    expect(await marked()).toHaveLength(1)
  })

  it('is counted from the beginning after days without a cleaning, as when a backup is restored', async () => {
    await upload('contrato.pdf')
    await put('boda/huerfano')
    await cleanOnDays(1, 10)
    await cleanOnDays(20, 33)
    expect(await stored()).toContain('boda/huerfano')
    await cleanIn(34 * 24)
    expect(await stored()).not.toContain('boda/huerfano')
  })

  it('is no longer marked when its row is back', async () => {
    for (const name of ['contrato.pdf', 'menu.pdf']) await upload(name)
    const known = await stored()
    await app.db.execute(sql`create table kept as select * from item_files where name = 'menu.pdf'`)
    await app.db.execute(sql`delete from item_files where name = 'menu.pdf'`)
    await app.db.execute(sql`truncate file_deletions`)
    await cleanOnDays(1, 13)
    expect(await marked()).toHaveLength(1)
    await app.db.execute(sql`insert into item_files select * from kept`)
    await app.db.execute(sql`drop table kept`)
    await cleanIn(14 * 24)
    expect(await marked()).toEqual([])
    await cleanOnDays(15, 16)
    expect(await stored()).toEqual(known)
  })

  it('stays with all others, and it is said, when no row refers to any', async () => {
    await put('boda/huerfano')
    const complaints = await complaintsOf(async (platform) => {
      for (const day of [1, 2, 3]) await cleanIn(day * 24, platform)
    })
    expect(complaints).toEqual(Array(3).fill('too many files are without a row: none was deleted'))
    await cleanOnDays(4, 20)
    expect(await stored()).toEqual(['boda/huerfano'])
  })

  it.each([
    ['more than half of a few', 2, 3],
    ['more than ten of many', 30, 11],
  ])('stays with all others, and it is said, when they are %s', async (_, known, orphans) => {
    for (let n = 0; n < known; n += 1) await upload(`${n}.pdf`)
    await Promise.all(Array.from({ length: orphans }, (_, n) => put(`otra/${n}`)))
    const complaints = await complaintsOf((platform) => cleanIn(24, platform))
    expect(complaints).toEqual(['too many files are without a row: none was deleted'])
    await cleanOnDays(2, 20)
    expect(await stored()).toHaveLength(known + orphans)
    expect(await marked()).toEqual([])
  })
})

describe('cleaning the files', () => {
  it('touches none, and says so, while the store carries the id of another database', async () => {
    await upload('contrato.pdf')
    const id = (await app.platform.files.readInstallationId())!
    await app.platform.files.writeInstallationId(crypto.randomUUID())
    await app.db.execute(sql`delete from weddings where id = ${vendor.weddingId}`)
    const complaints = await complaintsOf((platform) => cleanIn(24, platform))
    expect(complaints).toEqual([
      expect.stringMatching(/is not the store of this database: nothing was cleaned$/),
    ])
    expect(await stored()).toHaveLength(1)
    await app.platform.files.writeInstallationId(id)
    await cleanIn(24)
    expect(await stored()).toEqual([])
  })

  it('leaves buckets alone that no rule claims', async () => {
    await put('boda/imagen', 'inspiration-images')
    await cleanIn(1000)
    expect(await stored('inspiration-images')).toEqual(['boda/imagen'])
  })

  it('goes through more files than fit in one look', async () => {
    await Promise.all(Array.from({ length: 1050 }, (_, n) => put(`muchos/${n}`)))
    await app.db.execute(sql`
      insert into item_files (wedding_id, kind, item_id, id, name, path, size, content_type)
      select ${vendor.weddingId}, 'vendor', ${vendor.vendorId}, gen_random_uuid(), n, 'muchos/' || n, 1, 'text/plain'
      from generate_series(0, 1048) n`)
    await cleanIn(1.1)
    expect(await marked()).toEqual([{ path: 'muchos/1049' }])
  })

  it('deletes what is queued even if it was not deleted at the time', async () => {
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
    await upload('contrato.pdf')
    await app.db.execute(sql`delete from weddings where id = ${vendor.weddingId}`)
    const other = await app.db.$client.connect()
    await other.query(`select pg_advisory_lock(hashtextextended('azahar/clean-files', 0))`)
    await cleanIn(1.1)
    expect(await stored()).toHaveLength(1)
    other.release(true)
    await expect.poll(() => cleanIn(1.1).then(() => stored())).toEqual([])
  })
})

describe('a row whose file the store does not have', () => {
  const missing = async () => (await app.db.execute(sql`select path from missing_files order by path`)).rows
  const readiness = async () => (await (await app.fetch('/readyz')).json()) as Record<string, unknown>

  /** The bytes under a path leave the store, and come back when the returned function is called. */
  async function takeAway(path: string) {
    await app.platform.files.remove('vendor-files', path)
    return () => put(path)
  }

  /** The answers of the links to the files under some paths. */
  async function opened(paths: string[]) {
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from item_files where path = any(${sql.param(paths)}::text[]) order by path`,
    )
    const links = await Promise.all(rows.map(({ id }) => lucia.get(`${filesPath}/${id}/link`)))
    return Promise.all(links.map(async ({ body }) => (await app.fetch((body as { url: string }).url)).status))
  }

  it.each([
    ['one of many', 12, 1],
    ['most of them', 4, 3],
    ['every one', 2, 2],
  ])(
    'stays when %s is missing, is counted at /readyz, and is whole again with its bytes',
    async (_, count, lost) => {
      await Promise.all(Array.from({ length: count }, (_, n) => upload(`${n}.pdf`)))
      const paths = (await stored()).slice(0, lost)
      const restore = await Promise.all(paths.map(takeAway))
      const complaints = await complaintsOf((platform) => cleanIn(1.1, platform))
      expect(complaints).toContain('the store lacks files of rows: the rows are kept')
      expect(await names()).toHaveLength(count)
      expect(await missing()).toEqual(paths.map((path) => ({ path })))
      expect(await readiness()).toMatchObject({ status: 'degraded', files: 'ok', missingFiles: lost })
      expect(await opened(paths)).toEqual(paths.map(() => 503))

      for (const bringBack of restore) await bringBack()
      await lookForMissingFiles(app.platform)
      expect(await readiness()).toMatchObject({ status: 'ok', missingFiles: 0 })
      expect(await opened(paths)).toEqual(paths.map(() => 200))
      expect(await names()).toHaveLength(count)
      await cleanOnDays(2, 20)
      expect(await stored()).toHaveLength(count)
    },
  )

  it('is not called missing while its upload may be under way', async () => {
    await upload('contrato.pdf')
    await takeAway((await stored())[0]!)
    await cleanIn(0.9)
    expect(await missing()).toEqual([])
  })

  it('is no longer called missing once a cleaning finds it, or its row is gone', async () => {
    for (const name of ['a', 'b', 'c']) await upload(name)
    const [first, second] = await stored()
    const [bringBack] = await Promise.all([first!, second!].map(takeAway))
    await cleanIn(1.1)
    expect(await missing()).toHaveLength(2)
    await bringBack!()
    await app.db.execute(sql`delete from item_files where path = ${second}`)
    await cleanIn(1.2)
    expect(await missing()).toEqual([])
  })

  it('is no longer called missing once its row is gone, when it is looked for', async () => {
    for (const name of ['a', 'b', 'c']) await upload(name)
    const [first, second] = await stored()
    await Promise.all([first!, second!].map(takeAway))
    await cleanIn(1.1)
    await app.db.execute(sql`delete from item_files where path = ${second}`)
    await lookForMissingFiles(app.platform)
    expect(await missing()).toEqual([{ path: first }])
  })

  it('is looked for again even when the store fails in between', async () => {
    await upload('contrato.pdf')
    const bringBack = await takeAway((await stored())[0]!)
    await cleanIn(1.1)
    await bringBack()
    const unreachable = {
      ...app.platform.files,
      find: () => Promise.reject(new Error('the store does not answer')),
    }
    await expect(lookForMissingFiles({ ...app.platform, files: unreachable })).rejects.toThrow()
    expect(await missing()).toHaveLength(1)
    await lookForMissingFiles(app.platform)
    expect(await missing()).toEqual([])
  })

  it('is not damaged by it when it is an image that is still to be made', async () => {
    const created = await lucia.post(`/api/weddings/${vendor.weddingId}/inspiration/folders`, {
      name: 'Flores',
    })
    const folderId = (created.body as { id: string }).id
    const image = { weddingId: vendor.weddingId, imageId: crypto.randomUUID() }
    const path = `${vendor.weddingId}/upload`
    await app.db.execute(sql`
      insert into inspirations (wedding_id, id, folder_id, file_name, width, height, status)
      values (${image.weddingId}, ${image.imageId}, ${folderId}, 'ramo.png', 1, 1, 'processing')`)
    await app.db.execute(sql`
      insert into inspiration_files (wedding_id, image_id, variant, path, size, content_type)
      values (${image.weddingId}, ${image.imageId}, 'upload', ${path}, 1, 'image/png')`)
    const status = async () =>
      (await app.db.execute(sql`select status from inspirations where id = ${image.imageId}`)).rows
    await processImage(app.platform, image.weddingId, image.imageId)
    expect(await status()).toEqual([{ status: 'processing' }])
    await cleanIn(1.1)
    const png = await picture().png().toBuffer()
    await app.platform.files.put(
      'inspiration-images',
      path,
      Readable.from([png], { objectMode: false }),
      png.length,
    )
    await lookForMissingFiles(app.platform)
    await app.runJobs()
    expect(await status()).toEqual([{ status: 'ready' }])
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

  it('leaves a file alone that has a row again, as after a restored backup', async () => {
    await upload('contrato.pdf')
    const [path] = await stored()
    await app.db.execute(sql`insert into file_deletions (bucket, path) values ('vendor-files', ${path})`)
    await deleteQueuedFiles(app.platform)
    expect(await stored()).toEqual([path])
    expect(await queued()).toEqual([])
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
