import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  EXPORT_ATTEMPTS,
  EXPORT_DAYS,
  EXPORT_LINK_SECONDS,
  EXPORT_MAKING_MS,
  EXPORT_MS,
  EXPORT_SILENT_MS,
  EXPORTS_A_DAY,
  EXPORTS_KEPT,
} from '#domain/exports/exports.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { makeWeddingExport } from '#server/areas/exports/make-wedding-export.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { StorageError } from '#server/platform/storage-error.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { storedFiles } from '../../support/journeys/traces.ts'
import { bringIn, read } from '../../support/outside/wedding-zip.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
afterEach(() => {
  app.setClock(null)
  vi.restoreAllMocks()
})

const NAMED = { name: 'Lucía & Martín' }

/** A wedding with a guest, a vendor and a contract. */
async function wedding() {
  const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  const weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  await lucia.addGuest(weddingId, 'Íñigo Lasa')
  const vendorId = await lucia.addVendor(weddingId)
  await lucia.upload({ weddingId, vendorId }, 'contrato.txt', 'lo acordado')
  await app.runJobs()
  return { lucia, weddingId, vendorId, at: `/api/weddings/${weddingId}/exports` }
}

const ask = async (person: Person, at: string, withFiles = true) =>
  (await person.post(at, { withFiles })).body.id as string

async function made(person: Person, at: string, withFiles = true): Promise<string> {
  const exportId = await ask(person, at, withFiles)
  await app.runJobs()
  return exportId
}

const copies = async (person: Person, at: string) => (await person.get(at)).body
const linkOf = async (person: Person, at: string, exportId: string) =>
  (await person.post(`${at}/${exportId}/link`)).body.url as string
const fetched = (person: Person, url: string, headers: Record<string, string> = {}) =>
  app.fetch(url, { headers: { cookie: person.cookie, ...headers } })
const opened = async (person: Person, url: string) =>
  Buffer.from(await (await fetched(person, url)).arrayBuffer())
const later = (ms: number) => app.setClock(new Date(Date.now() + ms))
const zips = async (at: string) =>
  (await storedFiles(app)).filter((path) => path.startsWith(`wedding-exports/${at.split('/')[3]}/`))
const keyOf = (weddingId: string, exportId: string) => ({ weddingId, exportId })
const never = new AbortController().signal

describe('a copy of a wedding', () => {
  it('is made by a job, told by mail without a secret, and opens as a ZIP that comes in again', async () => {
    const { lucia, weddingId, at } = await wedding()
    const exportId = await ask(lucia, at)
    expect(await copies(lucia, at)).toMatchObject([
      { id: exportId, state: 'waiting', progress: 0, withFiles: true, isScheduled: false, size: null },
    ])
    await app.runJobs()
    const [copy] = await copies(lucia, at)
    expect(copy).toMatchObject({ state: 'ready', progress: 100, failure: null, filesTotal: 1 })
    expect(copy.fileName).toMatch(/^lucia-martin-\d{4}-\d\d-\d\d\.zip$/)
    const mail = (await mailsTo(app, lucia.email)).at(-1)!
    expect(mail.subject).toBe('La copia de «Lucía & Martín» está lista')
    expect(mail.text).toContain(`/app/couple/${weddingId}/move-out`)
    expect(mail.text).not.toContain('/files/')
    const url = await linkOf(lucia, at, exportId)
    const response = await fetched(lucia, url)
    expect(response.headers.get('content-disposition')).toContain(copy.fileName)
    expect(response.headers.get('content-length')).toBe(String(copy.size))
    const zip = Buffer.from(await response.arrayBuffer())
    const entries = await read(zip)
    expect(entries.get('archivos/proveedores/catering/contrato.txt')!.toString()).toBe('lo acordado')
    expect(await bringIn(lucia, zip)).toMatchObject({ status: 201, body: { missing: 0 } })
  })

  it('goes on where a broken download stopped', async () => {
    const { lucia, at } = await wedding()
    const url = await linkOf(lucia, at, await made(lucia, at))
    const whole = await opened(lucia, url)
    const rest = await fetched(lucia, url, { range: 'bytes=100-' })
    expect(rest.status).toBe(206)
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(100))).toBe(true)
  })

  it('says before what it would hold, as far as the member sees it', async () => {
    const { lucia, weddingId, at } = await wedding()
    const contents = (await lucia.get(`${at}/contents`)).body
    expect(contents).toEqual({ guests: 1, vendors: 1, images: 0, files: 1, bytes: 11 })
    const helper = await joinedAs(app, lucia, weddingId, 'family')
    expect((await helper.get(`${at}/contents`)).body).toMatchObject({ guests: 1, vendors: null, files: 0 })
  })

  it('holds only the sections that its person sees', async () => {
    const { lucia, weddingId, at } = await wedding()
    const helper = await joinedAs(app, lucia, weddingId, 'family')
    const zip = await opened(helper, await linkOf(helper, at, await made(helper, at)))
    const names = [...(await read(zip)).keys()]
    expect(names).toContain('invitados.xlsx')
    expect(names.filter((name) => /proveedores|presupuesto|contrato/.test(name))).toEqual([])
  })

  it('without files has the tables alone', async () => {
    const { lucia, at } = await wedding()
    const zip = await opened(lucia, await linkOf(lucia, at, await made(lucia, at, false)))
    const names = [...(await read(zip)).keys()]
    expect(names).toContain('proveedores.xlsx')
    expect(names.filter((name) => name.startsWith('archivos/'))).toEqual([])
  })

  it('is refused to people who are not in the wedding', async () => {
    const { lucia, at } = await wedding()
    const exportId = await made(lucia, at)
    const outsider = await signedUp(app, 'Noelia Cano', 'couple')
    for (const answer of [
      await outsider.get(at),
      await outsider.post(at),
      await outsider.post(`${at}/${exportId}/link`),
      await outsider.delete(`${at}/${exportId}`),
    ])
      expect(answer.status).toBe(404)
  })
})

describe('the ZIP of a copy', () => {
  it('is for its person alone: not for others of the wedding, not without a session, not altered', async () => {
    const { lucia, weddingId, at } = await wedding()
    const martin = await joinedAs(app, lucia, weddingId, 'couple')
    const exportId = await made(lucia, at)
    const url = await linkOf(lucia, at, exportId)
    expect(await copies(martin, at)).toEqual([])
    expect((await martin.post(`${at}/${exportId}/link`)).body.code).toBe('EXPORT_NOT_FOUND')
    expect((await martin.delete(`${at}/${exportId}`)).body.code).toBe('EXPORT_NOT_FOUND')
    expect((await fetched(martin, url)).status).toBe(401)
    expect((await app.fetch(url)).status).toBe(401)
    const altered = url.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    expect((await fetched(lucia, altered)).status).toBe(403)
    expect((await fetched(lucia, url)).status).toBe(200)
  })

  it('needs a sign-in of the last ten minutes, which a wrong password is not', async () => {
    const { lucia, at } = await wedding()
    const exportId = await made(lucia, at)
    later(11 * MINUTE_MS)
    const refused = await lucia.post(`${at}/${exportId}/link`)
    expect(refused).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
    expect((await lucia.signIn('no-es-esta')).status).toBe(401)
    expect((await lucia.post(`${at}/${exportId}/link`)).status).toBe(403)
    await lucia.signIn()
    expect((await lucia.post(`${at}/${exportId}/link`)).status).toBe(200)
  })

  it('has a link of an hour', async () => {
    const { lucia, at } = await wedding()
    const url = await linkOf(lucia, at, await made(lucia, at))
    later((EXPORT_LINK_SECONDS + 1) * SECOND_MS)
    expect((await fetched(lucia, url)).status).toBe(403)
  })

  it('goes after a week, of which the list tells', async () => {
    const { lucia, at } = await wedding()
    const before = await zips(at)
    const exportId = await made(lucia, at)
    expect(await zips(at)).toHaveLength(before.length + 1)
    later(EXPORT_MS + SECOND_MS)
    await lucia.signIn()
    expect(await copies(lucia, at)).toMatchObject([{ id: exportId, state: 'expired', size: null }])
    expect((await lucia.post(`${at}/${exportId}/link`)).body.code).toBe('EXPORT_NOT_FOUND')
    await tidyUp(app.platform)
    await app.runJobs()
    expect(await zips(at)).toEqual(before)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'expired' }])
    expect(EXPORT_DAYS).toBe(7)
  })

  it('closes when its person does not see any more what is in it', async () => {
    const { lucia, weddingId, at } = await wedding()
    const helper = await joinedAs(app, lucia, weddingId, 'family')
    const exportId = await made(helper, at)
    const url = await linkOf(helper, at, exportId)
    await setLevels(lucia, weddingId, helper, { guests: 'none' })
    expect((await helper.post(`${at}/${exportId}/link`)).body.code).toBe('EXPORT_CLOSED')
    expect((await fetched(helper, url)).status).toBe(401)
  })

  it('goes with the membership of its person, and theirs alone', async () => {
    const { lucia, weddingId, at } = await wedding()
    const martin = await joinedAs(app, lucia, weddingId, 'couple')
    await made(lucia, at)
    const before = await zips(at)
    const url = await linkOf(martin, at, await made(martin, at))
    await martin.delete(`/api/weddings/${weddingId}/members/me`)
    expect((await fetched(martin, url)).status).toBe(401)
    await tidyUp(app.platform)
    await app.runJobs()
    expect(await zips(at)).toEqual(before)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'ready' }])
  })

  it('goes with the wedding', async () => {
    const { lucia, weddingId, at } = await wedding()
    const before = await zips(at)
    const url = await linkOf(lucia, at, await made(lucia, at))
    expect((await lucia.delete(`/api/weddings/${weddingId}`, NAMED)).status).toBe(200)
    expect((await fetched(lucia, url)).status).toBe(401)
    await tidyUp(app.platform)
    await app.runJobs()
    expect(await zips(at)).toEqual(before)
  })

  it('is deleted when its person wants it', async () => {
    const { lucia, at } = await wedding()
    const before = await zips(at)
    const exportId = await made(lucia, at)
    expect((await lucia.delete(`${at}/${exportId}`)).body).toEqual({ removed: true })
    await app.runJobs()
    expect(await copies(lucia, at)).toEqual([])
    expect(await zips(at)).toEqual(before)
  })
})

describe('copies are bounded', () => {
  it('to one of a wedding that is being made', async () => {
    const { lucia, weddingId, at } = await wedding()
    const martin = await joinedAs(app, lucia, weddingId, 'couple')
    const [first, second] = await Promise.all([ask(lucia, at), ask(lucia, at)])
    expect(second).toBe(first)
    expect(await martin.post(at)).toMatchObject({ status: 409, body: { code: 'EXPORT_UNDER_WAY' } })
    await app.runJobs()
    expect((await martin.post(at)).status).toBe(200)
    await app.runJobs()
  })

  it('to a few in a day, and to the newest that are kept', async () => {
    const { lucia, at } = await wedding()
    const before = await zips(at)
    const ids: string[] = []
    for (let count = 0; count < EXPORTS_A_DAY; count += 1) ids.unshift(await made(lucia, at, false))
    const refused = await lucia.post(at)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_WEDDING_EXPORTS' } })
    expect(refused.body.data.retryAfterSeconds).toBeGreaterThan(0)
    const kept = (await copies(lucia, at)).map(({ id }: { id: string }) => id)
    expect(kept).toEqual(ids.slice(0, EXPORTS_KEPT))
    expect(await zips(at)).toHaveLength(before.length + EXPORTS_KEPT)
  })

  it('by what a ZIP brings in again, and by the room that there is', async () => {
    const { lucia, weddingId, vendorId, at } = await wedding()
    for (let count = 0; count < 6; count += 1)
      await lucia.upload({ weddingId, vendorId }, `plano ${count}.txt`, 'grande')
    await app.db.execute(sql`update item_files set size = ${2 * 10 ** 9} where wedding_id = ${weddingId}`)
    await made(lucia, at)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed', failure: 'TOO_LARGE' }])
    expect((await mailsTo(app, lucia.email)).at(-1)!.text).toContain('Pídela sin ellos')
    await app.db.execute(sql`update item_files set size = 11 where wedding_id = ${weddingId}`)
    vi.spyOn(app.platform.files, 'room').mockResolvedValueOnce(1024)
    await made(lucia, at)
    expect((await copies(lucia, at))[0]).toMatchObject({ state: 'failed', failure: 'NO_ROOM' })
  })

  it('by the time that one takes', async () => {
    const { lucia, weddingId, at } = await wedding()
    const exportId = await ask(lucia, at)
    await app.db.execute(sql`
      update wedding_exports set begun_at = ${new Date(Date.now() - EXPORT_MAKING_MS - MINUTE_MS)} where id = ${exportId}`)
    await makeWeddingExport(app.platform, keyOf(weddingId, exportId), never)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed', failure: 'TOO_SLOW' }])
    await app.runJobs()
  })
})

describe('a copy that is being made', () => {
  it('is stopped by its person, and leaves nothing', async () => {
    const { lucia, at } = await wedding()
    const before = await zips(at)
    const exportId = await ask(lucia, at)
    const { files } = app.platform
    const put = files.put.bind(files)
    vi.spyOn(files, 'put').mockImplementationOnce(async (...given) => {
      expect((await copies(lucia, at))[0]).toMatchObject({
        state: 'preparing',
        step: 'storing',
        filesDone: 1,
      })
      expect((await lucia.delete(`${at}/${exportId}`)).status).toBe(200)
      return put(...given)
    })
    await app.runJobs()
    expect(await copies(lucia, at)).toEqual([])
    expect(await zips(at)).toEqual(before)
    expect((await mailsTo(app, lucia.email)).filter(({ subject }) => subject.includes('copia'))).toEqual([])
  })

  it('is tried again when it fails, and ends with a reason in the end', async () => {
    const { lucia, weddingId, at } = await wedding()
    const before = await zips(at)
    const exportId = await ask(lucia, at)
    vi.spyOn(app.platform.files, 'put').mockRejectedValue(new Error('no answer'))
    const attempt = () => makeWeddingExport(app.platform, keyOf(weddingId, exportId), never)
    for (let count = 1; count < EXPORT_ATTEMPTS; count += 1) {
      await expect(attempt()).rejects.toThrow('no answer')
      expect(await copies(lucia, at)).toMatchObject([{ state: 'preparing' }])
    }
    await attempt()
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed', failure: 'FAILED' }])
    vi.restoreAllMocks()
    await app.runJobs()
    const mail = (await mailsTo(app, lucia.email)).at(-1)!
    expect(mail.subject).toBe('No hemos podido preparar la copia de «Lucía & Martín»')
    expect(await zips(at)).toEqual(before)
    expect((await lucia.post(at)).status).toBe(200)
    await app.runJobs()
    expect((await copies(lucia, at))[0]).toMatchObject({ state: 'ready' })
  })

  it('ends at once with its reason when the store is full', async () => {
    const { lucia, at } = await wedding()
    vi.spyOn(app.platform.files, 'put').mockRejectedValueOnce(new StorageError('full', new Error('ENOSPC')))
    await made(lucia, at)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed', failure: 'NO_ROOM' }])
  })

  it('ends with a reason when processes die on it again and again', async () => {
    const { lucia, weddingId, at } = await wedding()
    const exportId = await ask(lucia, at)
    await app.db.execute(sql`
      update wedding_exports set state = 'preparing', attempts = ${EXPORT_ATTEMPTS} where id = ${exportId}`)
    await makeWeddingExport(app.platform, keyOf(weddingId, exportId), never)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed', failure: 'INTERRUPTED' }])
    await app.runJobs()
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed' }])
  })

  it('of which nothing is heard any more counts as interrupted, and holds up no other', async () => {
    const { lucia, weddingId, at } = await wedding()
    const exportId = await ask(lucia, at)
    const heard = new Date(Date.now() - EXPORT_SILENT_MS - MINUTE_MS)
    await app.db.execute(sql`
      update wedding_exports set state = 'preparing', heard_at = ${heard} where id = ${exportId}`)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'failed', failure: 'INTERRUPTED' }])
    const other = await ask(lucia, at)
    expect(other).not.toBe(exportId)
    await makeWeddingExport(app.platform, keyOf(weddingId, exportId), never)
    await app.runJobs()
    const states = (await copies(lucia, at)).map(({ state }: { state: string }) => state)
    expect(states).toEqual(['ready', 'failed'])
  })

  it('is handed on by a process that stops', async () => {
    const { lucia, weddingId, at } = await wedding()
    const exportId = await ask(lucia, at)
    await expect(
      makeWeddingExport(app.platform, keyOf(weddingId, exportId), AbortSignal.abort()),
    ).rejects.toThrow()
    expect(await copies(lucia, at)).toMatchObject([{ state: 'preparing' }])
    await app.runJobs()
    expect(await copies(lucia, at)).toMatchObject([{ state: 'ready' }])
  })
})

describe('the copies that come by themselves', () => {
  const schedule = (person: Person, at: string, body: object) => person.call('PUT', `${at}/schedule`, body)
  const beginAt = async (ms: number) => {
    later(ms)
    await app.db.execute(sql`select graphile_worker.add_job('begin-scheduled-exports', '{}')`)
    await app.runJobs()
  }

  it('are off until they are wanted, come every week, and are switched off again', async () => {
    const { lucia, at } = await wedding()
    expect((await lucia.get(`${at}/schedule`)).body).toBeNull()
    const on = (await schedule(lucia, at, { rhythm: 'weekly', withFiles: false })).body
    expect(on).toMatchObject({ rhythm: 'weekly', withFiles: false })
    await beginAt(6 * DAY_MS)
    await lucia.signIn()
    expect(await copies(lucia, at)).toEqual([])
    await beginAt(7 * DAY_MS + MINUTE_MS)
    expect(await copies(lucia, at)).toMatchObject([{ state: 'ready', isScheduled: true, withFiles: false }])
    const mail = (await mailsTo(app, lucia.email)).at(-1)!
    expect(mail.text).toContain('/move-out')
    expect(mail.text).toContain('Se apaga en esa misma página')
    expect((await schedule(lucia, at, { rhythm: null })).body).toBeNull()
    await beginAt(15 * DAY_MS)
    await lucia.signIn()
    expect(await copies(lucia, at)).toHaveLength(1)
  })

  it('are made once after a time without a server', async () => {
    const { lucia, at } = await wedding()
    await schedule(lucia, at, { rhythm: 'weekly' })
    await beginAt(29 * DAY_MS)
    await lucia.signIn()
    expect(await copies(lucia, at)).toHaveLength(1)
    const { nextAt } = (await lucia.get(`${at}/schedule`)).body
    expect(new Date(nextAt).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS)
  })

  it('end when the person leaves the wedding, and when it is deleted', async () => {
    const { lucia, weddingId, at } = await wedding()
    const martin = await joinedAs(app, lucia, weddingId, 'couple')
    for (const person of [lucia, martin]) await schedule(person, at, { rhythm: 'monthly' })
    const schedules = () =>
      app.db.execute(sql`select 1 from export_schedules where wedding_id = ${weddingId}`)
    await martin.delete(`/api/weddings/${weddingId}/members/me`)
    expect((await schedules()).rows).toHaveLength(1)
    await lucia.delete(`/api/weddings/${weddingId}`, NAMED)
    expect((await schedules()).rows).toEqual([])
  })

  it('do not come to an account that waits for its deletion', async () => {
    const { lucia, at } = await wedding()
    await schedule(lucia, at, { rhythm: 'weekly' })
    await lucia.post('/api/account/deletion', { word: 'eliminar' })
    await beginAt(8 * DAY_MS)
    const { rows } = await app.db.execute(
      sql`select 1 from wedding_exports where created_by = ${lucia.userId}`,
    )
    expect(rows).toEqual([])
  })
})

describe('stored bytes of another kind', () => {
  it('are opened by no link of a copy', async () => {
    const { lucia, weddingId } = await wedding()
    const path = `${weddingId}/0198c0de-0000-7000-8000-00000000dead`
    await app.platform.files.put('wedding-exports', path, Readable.from(['x']), 1)
    const { url } = app.platform.files.link('wedding-exports', {
      ...{ path, name: 'boda.zip', contentType: 'application/zip', seconds: 60 },
    })
    expect((await fetched(lucia, url)).status).toBe(401)
  })
})
