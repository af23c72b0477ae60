import { randomBytes } from 'node:crypto'
import { readdirSync, renameSync, rmSync, statfsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { CAN_MOUNT, openSmallDisk, type SmallDisk } from '../../support/database/small-disk.ts'
import { useTestApp } from '../../support/test-app.ts'

const MB = 1024 ** 2

const app = useTestApp()
let lucia: Person
let vendor: { weddingId: string; vendorId: string }

beforeAll(async () => {
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  const weddingId = await lucia.createWedding()
  vendor = { weddingId, vendorId: await lucia.addVendor(weddingId) }
})

const stored = async () => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('vendor-files')) paths.push(path)
  return paths
}

describe.skipIf(!CAN_MOUNT)('on a full disk', () => {
  let disk: SmallDisk
  let files: string

  beforeAll(async () => {
    disk = await openSmallDisk(8)
    files = join(app.dataDir, 'files')
    renameSync(files, `${files}-before`)
    symlinkSync(disk.folder, files)
  })
  afterAll(async () => {
    rmSync(files)
    renameSync(`${files}-before`, files)
    await disk.close()
  })

  it('an upload is asked to come back, leaves nothing, and smaller ones still fit', async () => {
    expect((await lucia.upload(vendor, 'contrato.pdf', 'x')).status).toBe(201)
    const free = statfsSync(disk.folder).bfree
    const answer = await lucia.upload(vendor, 'fotos.zip', randomBytes(ITEM_FILE_MAX_BYTES))
    expect(answer).toMatchObject({ status: 503, body: { code: 'STORAGE_FULL' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(1)
    expect(readdirSync(join(disk.folder, 'incoming'))).toEqual([])
    expect(statfsSync(disk.folder).bfree).toBe(free)
    expect((await lucia.upload(vendor, 'menu.pdf', randomBytes(MB))).status).toBe(201)
  })

  it('the store says that it is full before the largest file no longer fits', async () => {
    expect(await app.platform.files.check()).toBe('full')
  })
})

describe('a file whose row the database refuses', () => {
  it('is not left behind', async () => {
    const before = await stored()
    await app.db.execute(
      sql`alter table item_files add constraint refused check (name <> 'no.pdf') not valid`,
    )
    expect((await lucia.upload(vendor, 'no.pdf', 'x')).status).toBe(500)
    expect(await stored()).toEqual(before)
  })
})
