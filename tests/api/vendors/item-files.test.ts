import { beforeAll, describe, expect, it } from 'vitest'
import { FILE_SECTIONS, type FileKind } from '#domain/files/files.ts'
import { deleteQueuedFiles } from '#server/areas/files/delete-queued-files.job.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { onAnotherDevice, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { addFileItems, FILE_PATHS } from '../../support/outside/file-items.ts'

const { app, cast } = useCast()
const DAY = 86_400_000

let at: string
const paths = {} as Record<FileKind, string>
const ids = {} as Record<FileKind, string>
const KINDS: FileKind[] = ['vendor', 'guest', 'item']

beforeAll(async () => {
  at = `/api/weddings/${cast.weddingId}`
  Object.assign(ids, await addFileItems(cast.lucia, cast.weddingId))
  for (const kind of KINDS) paths[kind] = `${at}/${FILE_PATHS[kind]}/${ids[kind]}/files`
})

const send = (person: Person, path: string, name: string, contents = 'x', query = '') =>
  person.sendBytes(`${path}?name=${encodeURIComponent(name)}${query}`, Buffer.from(contents))

const closed = { status: 403, body: { code: 'SECTION_CLOSED' } }

const storedOf = async (itemId: string) => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('vendor-files')) paths.push(path)
  return paths.filter((path) => path.split('/')[1] === itemId)
}

describe.each(KINDS)('files of a %s', (kind) => {
  it('are kept, downloaded under their name, and not found once they are deleted', async () => {
    const { status, body } = await send(cast.lucia, paths[kind], 'menú de niños.pdf', '%PDF-1.7')
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { name: 'menú de niños.pdf', size: 8, contentType: 'application/pdf' },
    })
    expect((await cast.martin.get(paths[kind])).body).toEqual([body])
    const { url } = (await cast.elena.get(`${paths[kind]}/${body.id}/link`)).body
    const download = await app.fetch(url)
    expect(await download.text()).toBe('%PDF-1.7')
    expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''men%C3%BA%20de%20ni")
    expect((await cast.martin.delete(`${paths[kind]}/${body.id}`)).status).toBe(200)
    expect((await cast.lucia.get(paths[kind])).body).toEqual([])
    expect((await cast.elena.get(`${paths[kind]}/${body.id}/link`)).status).toBe(404)
    expect((await cast.martin.delete(`${paths[kind]}/${body.id}`)).status).toBe(404)
  })

  it('are refused under the name of another, and replace it when that is wanted', async () => {
    await send(cast.lucia, paths[kind], 'a.txt', 'uno')
    expect(await send(cast.lucia, paths[kind], 'a.txt', 'dos')).toMatchObject({
      status: 409,
      body: { code: 'FILE_EXISTS', data: { name: 'a.txt' } },
    })
    expect((await send(cast.lucia, paths[kind], 'a.txt', 'tres', '&overwrite=true')).status).toBe(201)
    expect((await cast.lucia.get(paths[kind])).body).toMatchObject([{ name: 'a.txt', size: 4 }])
  })

  it('are added by who may edit its section, seen by who may see it, and hidden from the others', async () => {
    const section = FILE_SECTIONS[kind]
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const file = (await send(cast.lucia, paths[kind], `para ver ${kind}.txt`)).body
    await setLevels(cast.lucia, cast.weddingId, mother, { [section]: 'view' })
    expect((await mother.get(`${paths[kind]}/${file.id}/link`)).status).toBe(200)
    expect(await send(mother, paths[kind], 'b.txt')).toMatchObject(closed)
    expect(await mother.delete(`${paths[kind]}/${file.id}`)).toMatchObject(closed)
    await setLevels(cast.lucia, cast.weddingId, mother, { [section]: 'edit' })
    expect((await send(mother, paths[kind], 'b.txt')).status).toBe(201)
    await setLevels(cast.lucia, cast.weddingId, mother, { [section]: 'none' })
    expect(await mother.get(paths[kind])).toMatchObject(closed)
    expect(await mother.get(`${paths[kind]}/${file.id}/link`)).toMatchObject(closed)
    expect(JSON.stringify(await activityOf(mother, cast.weddingId).lines())).not.toContain(
      `para ver ${kind}.txt`,
    )
  })

  it('are not found at what is not there, nor at the same id of another kind', async () => {
    const other = KINDS.find((one) => one !== kind)!
    const wrong = `${at}/${FILE_PATHS[other]}/${ids[kind]}/files`
    for (const answer of [await cast.lucia.get(wrong), await send(cast.lucia, wrong, 'a.txt')])
      expect(answer).toMatchObject({ status: 404, body: { code: expect.stringMatching(/_NOT_FOUND$/) } })
  })

  it('notify the others, and leave a line in the activity', async () => {
    await cast.martin.post('/api/notifications/read', { all: true })
    await send(cast.lucia, paths[kind], 'aviso.txt')
    const [news] = (await cast.martin.get('/api/notifications?limit=1')).body
    expect(news).toMatchObject({ action: expect.stringMatching(/file(\.a|A)dded$/), readAt: null })
    expect(await activityOf(cast.martin, cast.weddingId).last()).toMatchObject({
      actorId: cast.lucia.userId,
      action: expect.stringMatching(/^uploads\.\w+File$/),
      undo: 'final',
      changes: [{ entity: `item_files_on_${kind}`, op: 'insert', label: 'aviso.txt' }],
    })
    expect(JSON.stringify(await activityOf(cast.martin, cast.weddingId).last())).not.toContain('path')
  })
})

describe('the number of files', () => {
  it.each([
    ['guests', 'guest'],
    ['agenda', 'item'],
  ] as const)('is told of the items of %s', async (area, kind) => {
    const { body } = await cast.martin.get(paths[kind])
    expect(body.length).toBeGreaterThan(0)
    expect((await cast.martin.get(`${at}/${area}/file-counts`)).body[ids[kind]]).toBe(body.length)
  })
})

describe('a day of the agenda that is removed', () => {
  it('takes the files of its moments along, and brings them back', async () => {
    const dayId = (await cast.lucia.post(`${at}/agenda/days`, { name: 'Preboda', date: '2027-04-09' })).body
      .id
    const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Cena' }
    const id = (await cast.lucia.post(`${at}/agenda/items`, item)).body.id
    const path = `${at}/agenda/items/${id}/files`
    const file = (await send(cast.lucia, path, 'mesas.txt')).body
    await cast.lucia.delete(`${at}/agenda/days/${dayId}`)
    expect((await cast.lucia.get(path)).status).toBe(404)
    const lucia = activityOf(cast.lucia, cast.weddingId)
    await lucia.undo((await lucia.last()).id)
    expect((await cast.lucia.get(path)).body).toEqual([file])
  })
})

describe('a guest who is removed', () => {
  it('takes the files along, and brings them back', async () => {
    const id = await cast.lucia.addGuest(cast.weddingId, 'Ane Ruiz')
    const path = `${at}/guests/${id}/files`
    const file = (await send(cast.lucia, path, 'menú.txt', 'vegano')).body
    const { url } = (await cast.lucia.get(`${path}/${file.id}/link`)).body
    await cast.lucia.delete(`${at}/guests/${id}`)
    expect((await cast.lucia.get(path)).status).toBe(404)
    const lucia = activityOf(cast.lucia, cast.weddingId)
    await lucia.undo((await lucia.last()).id)
    expect((await cast.lucia.get(path)).body).toEqual([file])
    expect(await (await app.fetch(url)).text()).toBe('vegano')
  })

  it('leaves neither file nor its name thirty days later', async () => {
    const device = await onAnotherDevice(cast.lucia)
    const [gone, back] = await Promise.all(['Uno', 'Dos'].map((one) => device.addGuest(cast.weddingId, one)))
    for (const id of [gone, back]) {
      await send(device, `${at}/guests/${id}/files`, `informe de ${id}.txt`)
      await device.delete(`${at}/guests/${id}`)
    }
    await device.post(`${at}/guests`, { id: back, fullName: 'Dos' })
    app.setClock(new Date(Date.now() + 29 * DAY))
    await tidyUp(app.platform)
    await deleteQueuedFiles(app.platform)
    expect(await storedOf(gone!)).toHaveLength(1)
    app.setClock(new Date(Date.now() + 31 * DAY))
    const later = await onAnotherDevice(cast.lucia)
    await tidyUp(app.platform)
    await deleteQueuedFiles(app.platform)
    expect([(await storedOf(gone!)).length, (await storedOf(back!)).length]).toEqual([0, 1])
    const read = JSON.stringify(await activityOf(later, cast.weddingId).lines())
    expect(read).not.toContain(`informe de ${gone}`)
    app.setClock(null)
  })
})
