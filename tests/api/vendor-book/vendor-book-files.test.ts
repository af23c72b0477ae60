import { beforeEach, describe, expect, it } from 'vitest'
import type { ItemFile } from '#contract/item-files.ts'
import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import { forgetRemovedOfBooks } from '#server/areas/vendor-book/vendor-book-files.commands.ts'
import { newId } from '#server/platform/ids.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { storedFiles } from '../../support/journeys/traces.ts'
import { agencyOf, colleague } from '../../support/team.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/vendor-book'
const PDF = '%PDF-1.7'

const inNameOf = ({ userId }: Person) => ({ [BUSINESS_HEADER]: userId })

async function kept(person = cast.elena, of = person, fields: object = {}): Promise<string> {
  const id = newId()
  const vendor = { id, name: 'Flores del Sur', component: 'fotografia', ...fields }
  const answer = await person.call('POST', PATH, { vendors: [vendor] }, inNameOf(of))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return id
}

const filesOf = (id: string) => `${PATH}/${id}/files`
const query = (name: string, more: object = {}) => new URLSearchParams({ name, ...more })

const send = (
  id: string,
  name: string,
  contents = PDF,
  more: object = {},
  person = cast.elena,
  of = person,
) => person.sendBytes(`${filesOf(id)}?${query(name, more)}`, Buffer.from(contents), inNameOf(of))

async function sent(id: string, name = 'tarifas.pdf', contents = PDF): Promise<ItemFile> {
  const answer = await send(id, name, contents)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const list = async (id: string, person = cast.elena, of = person) =>
  (await person.get(filesOf(id), inNameOf(of))).body as ItemFile[]
const bookRow = async (id: string) =>
  (await cast.elena.get(PATH)).body.vendors.find((vendor: { id: string }) => vendor.id === id)
const linkOf = async (id: string, fileId: string, person = cast.elena, of = person): Promise<string> =>
  (await person.get(`${filesOf(id)}/${fileId}/link`, inNameOf(of))).body.url
const statusOf = async (url: string) => (await app.fetch(url)).status
const bytesInStore = async () => {
  await deleteQueuedFiles(app.platform)
  return (await storedFiles(app)).filter((path) => path.startsWith('vendor-book-files/')).length
}

beforeEach(async () => {
  for (const table of ['planner_vendors', 'rate_limits']) await app.db.execute(`delete from ${table}`)
  await deleteQueuedFiles(app.platform)
})

describe('a file of a vendor of the book', () => {
  it('is kept, counted and downloaded under its name', async () => {
    const id = await kept()
    const file = await sent(id, 'tarifas 2027.pdf')
    expect(file).toMatchObject({ name: 'tarifas 2027.pdf', size: 8, contentType: 'application/pdf' })
    expect(await list(id)).toEqual([file])
    expect((await bookRow(id)).fileCount).toBe(1)
    const download = await app.fetch(await linkOf(id, file.id))
    expect(await download.text()).toBe(PDF)
    expect(download.headers.get('content-disposition')).toContain('attachment')
  })

  it('is sent once for its id, and replaces one of its name only when that is wanted', async () => {
    const id = await kept()
    const [one, again] = [newId(), newId()]
    const first = await send(id, 'a.txt', 'uno', { id: one })
    expect((await send(id, 'a.txt', 'uno', { id: one })).body).toEqual(first.body)
    expect(await send(id, 'a.txt', 'dos', { id: again })).toMatchObject({
      ...{ status: 409, body: { code: 'FILE_EXISTS', data: { name: 'a.txt' } } },
    })
    expect((await send(id, 'a.txt', 'tres', { id: again, overwrite: 'true' })).status).toBe(201)
    expect(await list(id)).toMatchObject([{ id: again, size: 4 }])
    expect((await send(id, 'b.txt', '')).body.code).toBe('FILE_EMPTY')
    expect((await send(newId(), 'b.txt')).body.code).toBe('BOOK_VENDOR_NOT_FOUND')
  })

  it('gets another name, with its ending, unless it has one that was not shown', async () => {
    const id = await kept()
    const file = await sent(id)
    await sent(id, 'seguro.pdf')
    const at = `${filesOf(id)}/${file.id}`
    const rename = (name: string, from: string) => cast.elena.patch(at, { name, from })
    expect((await rename('Tarifas 2028', 'tarifas.pdf')).body).toMatchObject({ name: 'Tarifas 2028.pdf' })
    expect((await rename('Otro', 'tarifas.pdf')).body).toMatchObject({
      ...{ code: 'FILE_RENAMED', data: { name: 'Tarifas 2028.pdf' } },
    })
    expect((await rename('seguro', 'Tarifas 2028.pdf')).body.code).toBe('FILE_EXISTS')
    expect((await rename(' .pdf', 'Tarifas 2028.pdf')).body.code).toBe('FILE_NAMELESS')
    expect((await list(id)).map(({ name }) => name)).toEqual(['seguro.pdf', 'Tarifas 2028.pdf'])
  })

  it('can be brought back for thirty days, and leaves no bytes afterwards', async () => {
    const id = await kept()
    const file = await sent(id)
    const url = await linkOf(id, file.id)
    const at = `${filesOf(id)}/${file.id}`
    expect((await cast.elena.delete(at)).status).toBe(200)
    expect((await cast.elena.delete(at)).body.code).toBe('FILE_NOT_FOUND')
    expect(await list(id)).toEqual([])
    expect(await statusOf(url)).toBe(404)
    const other = await sent(id)
    expect((await cast.elena.post(`${at}/restorings`)).body).toMatchObject({ name: 'tarifas (2).pdf' })
    expect(await statusOf(url)).toBe(200)
    await cast.elena.delete(at)
    await app.db.execute(`update planner_vendor_files set removed_at = removed_at - interval '31 days'`)
    expect((await cast.elena.post(`${at}/restorings`)).body.code).toBe('FILE_NOT_FOUND')
    await forgetRemovedOfBooks(app.db, app.platform.clock)
    expect(await list(id)).toEqual([other])
    expect(await bytesInStore()).toBe(1)
  })

  it('goes and comes back with its vendor', async () => {
    const id = await kept()
    const file = await sent(id)
    const url = await linkOf(id, file.id)
    await cast.elena.post(`${PATH}/removals`, { bookVendorIds: [id] })
    expect((await cast.elena.get(filesOf(id))).body.code).toBe('BOOK_VENDOR_NOT_FOUND')
    expect(await statusOf(url)).toBe(404)
    await cast.elena.post(`${PATH}/restorings`, { bookVendorIds: [id] })
    expect(await list(id)).toEqual([file])
    await cast.elena.post(`${PATH}/removals`, { bookVendorIds: [id] })
    await app.db.execute(`update planner_vendors set removed_at = removed_at - interval '31 days'`)
    await forgetRemovedOfBooks(app.db, app.platform.clock)
    expect(await bytesInStore()).toBe(0)
  })

  it('is one of at most a hundred', async () => {
    const id = await kept()
    await sent(id)
    await app.db.execute(`insert into planner_vendor_files
      select business_id, vendor_id, owner_id, gen_random_uuid(), 'n' || i, 'n' || i, 1, 'text/plain', now(), null
      from planner_vendor_files, generate_series(2, 100) i`)
    expect((await send(id, 'una más.txt')).body).toMatchObject({ code: 'TOO_MANY_FILES', data: { max: 100 } })
  })

  it('finds no room where the book has as many bytes as it can', async () => {
    const id = await kept()
    const file = await sent(id)
    await app.db.execute('update planner_vendor_files set size = 2147483647')
    await app.db.execute(`insert into planner_vendor_files
      select business_id, vendor_id, owner_id, gen_random_uuid(), 'n' || i, 'n' || i, size, 'text/plain', now(), null
      from planner_vendor_files, generate_series(1, 2) i`)
    expect((await send(await kept(), 'una más.txt')).body.code).toBe('BOOK_FILES_FULL')
    await cast.elena.delete(`${filesOf(id)}/${file.id}`)
    expect((await send(await kept(), 'una más.txt')).status).toBe(201)
  })
})

describe('the files of the book of an agency', () => {
  it('are added by its coordinators and read by its helpers, until they leave', async () => {
    const coordinator = await colleague(app, cast.elena, 'Rocío Vega', 'coordinator')
    const helper = await colleague(app, cast.elena, 'Nadia Amrani')
    const id = await kept()
    const answer = await send(id, 'dosier.pdf', PDF, {}, coordinator, cast.elena)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    const at = `${filesOf(id)}/${answer.body.id}`
    expect(await list(id, helper, cast.elena)).toEqual([answer.body])
    const closed = { status: 403, body: { code: 'BUSINESS_CLOSED' } }
    const header = inNameOf(cast.elena)
    expect(await send(id, 'x.pdf', PDF, {}, helper, cast.elena)).toMatchObject(closed)
    expect(await helper.call('DELETE', at, undefined, header)).toMatchObject(closed)
    expect(await helper.call('PATCH', at, { name: 'x', from: 'dosier.pdf' }, header)).toMatchObject(closed)
    expect(await helper.get(filesOf(id))).toMatchObject({ status: 404 })
    const url = await linkOf(id, answer.body.id, helper, cast.elena)
    expect(await statusOf(url)).toBe(200)
    await cast.elena.delete(`${agencyOf(cast.elena)}/people/${helper.userId}`)
    expect(await statusOf(url)).toBe(403)
  })

  it('are of the author alone with a private vendor, and of the business once it is shared', async () => {
    const coordinator = await colleague(app, cast.elena, 'Marta Gil', 'coordinator')
    const id = await kept(coordinator, cast.elena, { isPrivate: true })
    const file = (await send(id, 'a.txt', 'x', {}, coordinator, cast.elena)).body
    expect((await cast.elena.get(filesOf(id))).body.code).toBe('BOOK_VENDOR_NOT_FOUND')
    expect((await cast.elena.get(`${filesOf(id)}/${file.id}/link`)).body.code).toBe('FILE_NOT_FOUND')
    const shared = { changes: { isPrivate: false } }
    await coordinator.call('PATCH', `${PATH}/${id}`, shared, inNameOf(cast.elena))
    expect(await list(id)).toEqual([file])
    const { rows } = await app.db.execute('select owner_id from planner_vendor_files')
    expect(rows).toEqual([{ owner_id: cast.elena.userId }])
  })

  it('go with a private vendor into the own book of who leaves, and come back with them', async () => {
    const coordinator = await colleague(app, cast.elena, 'Irene Soto', 'coordinator')
    const id = await kept(coordinator, cast.elena, { isPrivate: true })
    const file = (await send(id, 'a.txt', 'x', {}, coordinator, cast.elena)).body
    const removed = await cast.elena.delete(`${agencyOf(cast.elena)}/people/${coordinator.userId}`)
    expect(removed.status).toBe(200)
    expect(await list(id, coordinator)).toEqual([file])
    expect(await statusOf(await linkOf(id, file.id, coordinator))).toBe(200)
    expect((await cast.elena.get(filesOf(id))).status).toBe(404)
    expect((await send(id, 'b.txt', 'y', {}, coordinator, cast.elena)).body.code).toBe('AGENCY_NOT_FOUND')

    await cast.elena.post(`${agencyOf(cast.elena)}/people/${coordinator.userId}/restore`)
    expect(await list(id, coordinator, cast.elena)).toEqual([file])
    expect((await coordinator.get(filesOf(id))).status).toBe(404)
  })
})

describe('files that go to a wedding and come from one', () => {
  const fromBook = (weddingId: string, vendorId: string, body: object, person = cast.elena, of = person) =>
    person.call('POST', `/api/weddings/${weddingId}/vendors/${vendorId}/files-from-book`, body, inNameOf(of))
  const toBook = (weddingId: string, vendorId: string, body: object, person = cast.elena, of = person) =>
    person.call('POST', `/api/weddings/${weddingId}/vendors/${vendorId}/files-to-book`, body, inNameOf(of))

  it('are copies, and stay where the other is removed', async () => {
    const id = await kept()
    const [rates, insurance] = [await sent(id), await sent(id, 'seguro.pdf', 'póliza')]
    const vendorId = await cast.elena.addVendor(cast.weddingId)
    const at = `/api/weddings/${cast.weddingId}/vendors/${vendorId}/files`
    const asked = { bookVendorId: id, fileIds: [insurance.id] }
    for (const _ of [1, 2])
      expect((await fromBook(cast.weddingId, vendorId, asked)).body).toMatchObject([{ name: 'seguro.pdf' }])
    expect((await cast.lucia.get(at)).body).toMatchObject([{ id: insurance.id, name: 'seguro.pdf', size: 7 }])
    expect(await activityOf(cast.lucia, cast.weddingId).last()).toMatchObject({
      ...{ actorId: cast.elena.userId, action: 'vendors.filesFromBook' },
    })
    await cast.elena.post(`${PATH}/removals`, { bookVendorIds: [id] })
    await app.db.execute('delete from planner_vendors')
    await deleteQueuedFiles(app.platform)
    const { url } = (await cast.lucia.get(`${at}/${insurance.id}/link`)).body
    expect(await (await app.fetch(url)).text()).toBe('póliza')
    expect(rates.name).toBe('tarifas.pdf')

    const back = await kept()
    const file = { bookVendorId: back, fileIds: [insurance.id] }
    expect((await toBook(cast.weddingId, vendorId, file)).body).toMatchObject([{ name: 'seguro.pdf' }])
    await cast.elena.delete(`/api/weddings/${cast.weddingId}/vendors/${vendorId}`)
    expect(await (await app.fetch(await linkOf(back, insurance.id))).text()).toBe('póliza')
  })

  it('get a number where another one has their name', async () => {
    const id = await kept()
    await sent(id, 'seguro.pdf', 'otra')
    const vendorId = await cast.elena.addVendor(cast.weddingId)
    const file = (await cast.elena.upload({ weddingId: cast.weddingId, vendorId }, 'seguro.pdf', 'póliza'))
      .body
    const asked = { bookVendorId: id, fileIds: [file.id] }
    for (const _ of [1, 2])
      expect((await toBook(cast.weddingId, vendorId, asked)).body).toMatchObject([
        { id: file.id, name: 'seguro (2).pdf' },
      ])
    expect(await list(id)).toHaveLength(2)
  })

  it('need the vendors of the wedding and the book', async () => {
    const id = await kept()
    const file = await sent(id)
    const vendorId = await cast.elena.addVendor(cast.weddingId)
    const there = (await cast.elena.upload({ weddingId: cast.weddingId, vendorId }, 'a.txt', 'x')).body
    const taking = { bookVendorId: id, fileIds: [file.id] }
    const keeping = { bookVendorId: id, fileIds: [there.id] }
    expect((await fromBook(cast.weddingId, vendorId, taking, cast.lucia)).body.code).toBe('PLANNERS_ONLY')
    expect((await toBook(cast.weddingId, vendorId, keeping, cast.lucia)).body.code).toBe('PLANNERS_ONLY')
    expect((await fromBook(cast.weddingId, vendorId, taking, cast.raul)).body.code).toBe('WEDDING_NOT_FOUND')
    const nobody = { ...taking, bookVendorId: newId() }
    expect((await fromBook(cast.weddingId, vendorId, nobody)).body.code).toBe('BOOK_VENDOR_NOT_FOUND')
    expect((await toBook(cast.weddingId, vendorId, { ...keeping, bookVendorId: newId() })).body.code).toBe(
      'BOOK_VENDOR_NOT_FOUND',
    )
    const lost = { ...taking, fileIds: [file.id, newId()] }
    expect((await fromBook(cast.weddingId, vendorId, lost)).body.code).toBe('FILE_NOT_FOUND')
    expect((await fromBook(cast.weddingId, newId(), taking)).body.code).toBe('VENDOR_NOT_FOUND')
    expect((await toBook(cast.weddingId, newId(), keeping)).body.code).toBe('VENDOR_NOT_FOUND')

    const watching = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer', 'planner')
    await setLevels(cast.lucia, cast.weddingId, watching, { vendors: 'view' })
    expect((await fromBook(cast.weddingId, vendorId, taking, watching)).body.code).toBe('SECTION_CLOSED')
  })

  it('are taken from the book of an agency by who sees it, and kept there by who edits it', async () => {
    const helper = await colleague(app, cast.elena, 'Nadia Amrani')
    const id = await kept()
    const file = await sent(id)
    const weddingId = await helper.createWedding('Ana & Leo')
    const vendorId = await helper.addVendor(weddingId)
    const taking = { bookVendorId: id, fileIds: [file.id] }
    const answer = await fromBook(weddingId, vendorId, taking, helper, cast.elena)
    expect(answer.body).toMatchObject([{ id: file.id }])
    expect((await toBook(weddingId, vendorId, taking, helper, cast.elena)).body.code).toBe('BUSINESS_CLOSED')
    expect((await fromBook(weddingId, vendorId, taking, helper)).body.code).toBe('BOOK_VENDOR_NOT_FOUND')
    expect((await fromBook(weddingId, vendorId, taking, helper, cast.raul)).body.code).toBe(
      'AGENCY_NOT_FOUND',
    )
  })
})
