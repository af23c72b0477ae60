import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COMMENT_SECTIONS, type CommentKind, MENTIONS_MAX } from '#domain/comments/comments.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { onAnotherDevice, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { picture } from '../../support/outside/images.ts'

const { app, cast } = useCast()
const DAY = 86_400_000

let at: string
/** The paths of the comments on one item of each kind. */
const places = {} as Record<CommentKind, string>
const ids = {} as Record<CommentKind, string>

beforeAll(async () => {
  at = `/api/weddings/${cast.weddingId}`
  const { lucia } = cast
  const dayId = (await lucia.post(`${at}/agenda/days`, { name: 'Boda', date: '2027-04-10' })).body.id
  const folderId = (await lucia.post(`${at}/inspiration/folders`, { name: 'Flores' })).body.id
  const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
  const image = `${at}/inspiration/folders/${folderId}/images?name=a.png`
  Object.assign(ids, {
    vendor: await lucia.addVendor(cast.weddingId, 'dj'),
    guest: await lucia.addGuest(cast.weddingId, 'Teo Lasa'),
    item: (await lucia.post(`${at}/agenda/items`, item)).body.id,
    image: (await lucia.sendBytes(image, await picture().png().toBuffer())).body.id,
    category: 'Foto & Vídeo',
    task: (await lucia.post(`${at}/tasks`, { title: 'Reservar la finca' })).body.id,
  })
  const items = {
    vendor: 'vendors',
    guest: 'guests',
    item: 'agenda/items',
    image: 'inspiration/images',
    category: 'budget/categories',
    task: 'tasks',
  }
  for (const kind of KINDS) places[kind] = `${at}/${items[kind]}/${encodeURIComponent(ids[kind])}/comments`
})

const KINDS: CommentKind[] = ['vendor', 'guest', 'item', 'image', 'category', 'task']

const news = async (person: Person) =>
  (await person.get(`/api/notifications?limit=50&weddingId=${cast.weddingId}`)).body as {
    action: string
    url: string
    count: number
    readAt: string | null
  }[]
const unread = async (person: Person) =>
  (await news(person)).filter(({ readAt }) => readAt === null).map(({ action }) => action)
const readAll = (person: Person) => person.post('/api/notifications/read', { all: true })

describe.each(KINDS)('comments on a %s', (kind) => {
  it('are read by all who may see it, oldest first, with who wrote them', async () => {
    await cast.lucia.post(places[kind], { text: '¿Lo llamamos?' })
    await cast.elena.post(places[kind], { text: '  Mañana.  ' })
    expect((await cast.martin.get(places[kind])).body).toMatchObject([
      { text: '¿Lo llamamos?', authorName: 'Lucía Herrera', authorRole: 'couple', editedAt: null },
      { text: 'Mañana.', authorName: 'Elena Montes', authorRole: 'planner', mentions: [] },
    ])
  })

  it('are written by who may edit its section, read by who may see it, and hidden from the others', async () => {
    const section = COMMENT_SECTIONS[kind]
    const mother = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, mother, { vendors: 'view', [section]: 'view' })
    expect((await mother.get(places[kind])).status).toBe(200)
    const closed = { status: 403, body: { code: 'SECTION_CLOSED' } }
    expect(await mother.post(places[kind], { text: 'Hola' })).toMatchObject(closed)
    await setLevels(cast.lucia, cast.weddingId, mother, { [section]: 'edit' })
    expect((await mother.post(places[kind], { text: 'Hola' })).status).toBe(201)
    await setLevels(cast.lucia, cast.weddingId, mother, { [section]: 'none' })
    expect(await mother.get(places[kind])).toMatchObject(closed)
  })

  it('are changed and removed by their author alone', async () => {
    const { body } = await cast.lucia.post(places[kind], { text: 'Me he equivocado' })
    const path = `${places[kind]}/${body.id}`
    const refused = { status: 403, body: { code: 'COMMENT_OF_ANOTHER_MEMBER' } }
    expect(await cast.martin.patch(path, { text: 'Otra cosa' })).toMatchObject(refused)
    expect(await cast.martin.delete(path)).toMatchObject(refused)
    expect(await cast.lucia.patch(path, { text: 'Mejor así' })).toMatchObject({
      status: 200,
      body: { id: body.id, text: 'Mejor así', editedAt: expect.any(String), createdAt: body.createdAt },
    })
    expect((await cast.lucia.delete(path)).status).toBe(200)
    expect(await cast.lucia.delete(path)).toMatchObject({ status: 404, body: { code: 'COMMENT_NOT_FOUND' } })
  })

  it('leave a line each time in the activity, without their words, for who may see them', async () => {
    const section = COMMENT_SECTIONS[kind]
    const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, friend, { vendors: 'view', [section]: 'view' })
    const { body } = await cast.lucia.post(places[kind], { text: 'Muy secreto' })
    await cast.lucia.patch(`${places[kind]}/${body.id}`, { text: 'Muy secreto aún' })
    await cast.lucia.delete(`${places[kind]}/${body.id}`)
    const seenBy = (person: Person) => activityOf(person, cast.weddingId).lines(`?section=${section}`)
    const lines = (await seenBy(friend)).slice(0, 3)
    const entity = `comments_on_${kind}`
    expect(lines).toMatchObject(
      (
        [
          ['update', 'closed'],
          ['update', 'final'],
          ['insert', 'final'],
        ] as const
      ).map(([op, undo]) => ({
        actorId: cast.lucia.userId,
        undo,
        changes: [{ entity, op, of: expect.any(String) }],
      })),
    )
    expect(lines.map(({ action }) => action.split('.').at(-1))).toEqual(['remove', 'update', 'add'])
    expect(JSON.stringify(lines)).not.toMatch(/secreto|mentions/)
    await setLevels(cast.lucia, cast.weddingId, friend, { [section]: 'none' })
    expect(JSON.stringify(await activityOf(friend, cast.weddingId).lines())).not.toContain(entity)
  })

  it('mention a member, who is notified of that and not of the comment', async () => {
    await Promise.all([readAll(cast.elena), readAll(cast.martin)])
    const { body } = await cast.lucia.post(places[kind], {
      text: '@Elena Montes, ¿lo miras?',
      mentions: [cast.elena.userId],
    })
    expect(body.mentions).toEqual([{ userId: cast.elena.userId, name: 'Elena Montes' }])
    expect(await unread(cast.elena)).toEqual([expect.stringMatching(/mentioned$/)])
    expect(await unread(cast.martin)).toEqual([expect.stringMatching(/added$|commented$/)])
  })

  it('mention no member who may not see it, and none who was', async () => {
    const section = COMMENT_SECTIONS[kind]
    const blind = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    const gone = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, blind, { [section]: 'none' })
    await cast.lucia.delete(`${at}/members/${gone.userId}`)
    const mentions = [blind.userId, gone.userId, cast.noelia.userId, cast.lucia.userId, randomUUID()]
    const before = await news(gone)
    const { status, body } = await cast.lucia.post(places[kind], { text: 'Hola', mentions })
    expect({ status, mentions: body.mentions }).toEqual({ status: 201, mentions: [] })
    expect(await unread(blind)).not.toContainEqual(expect.stringMatching(/mentioned/))
    expect(await news(gone)).toEqual(before)
    expect(await news(cast.noelia)).toEqual([])
  })

  it('take a mention out of sight with the access to it', async () => {
    const section = COMMENT_SECTIONS[kind]
    const friend = await joinedAs(app, cast.lucia, cast.weddingId, 'viewer')
    await setLevels(cast.lucia, cast.weddingId, friend, { vendors: 'view', [section]: 'view' })
    await cast.lucia.post(places[kind], { text: 'Mira', mentions: [friend.userId] })
    expect(await unread(friend)).toContainEqual(expect.stringMatching(/mentioned$/))
    await setLevels(cast.lucia, cast.weddingId, friend, { [section]: 'none' })
    expect(await unread(friend)).not.toContainEqual(expect.stringMatching(/mentioned$/))
  })

  it('are not found on what is not there', async () => {
    const items = places[kind].slice(0, -'/comments'.length - encodeURIComponent(ids[kind]).length)
    const nowhere = `${items}${kind === 'category' ? 'Ninguna' : randomUUID()}/comments`
    for (const answer of [await cast.lucia.get(nowhere), await cast.lucia.post(nowhere, { text: 'Hola' })])
      expect(answer).toMatchObject({ status: 404, body: { code: expect.stringMatching(/_NOT_FOUND$/) } })
  })
})

describe('a comment', () => {
  it('is there once, however often it is sent', async () => {
    const id = randomUUID()
    const first = await cast.lucia.post(places.guest, { id, text: 'Hola' })
    expect((await cast.lucia.post(places.guest, { id, text: 'Hola' })).body).toEqual(first.body)
  })

  it.each([
    ['', []],
    [' ', []],
    ['a'.repeat(2001), []],
    ['Hola', Array(MENTIONS_MAX + 1).fill(randomUUID())],
  ])('is refused when it is too short, too long or mentions too many', async (text, mentions) => {
    expect((await cast.lucia.post(places.guest, { text, mentions })).status).toBe(400)
  })

  it('that is edited notifies who is mentioned for the first time, and no member twice', async () => {
    const { body } = await cast.lucia.post(places.item, { text: '@Elena', mentions: [cast.elena.userId] })
    await Promise.all([readAll(cast.elena), readAll(cast.martin)])
    const mentions = [cast.elena.userId, cast.martin.userId]
    await cast.lucia.patch(`${places.item}/${body.id}`, { text: 'Los dos', mentions })
    expect(await unread(cast.elena)).toEqual([])
    expect(await unread(cast.martin)).toEqual(['item.mentioned'])
  })

  it('makes one line that grows while it is unread', async () => {
    await readAll(cast.martin)
    for (const text of ['Uno', 'Dos', 'Tres']) await cast.lucia.post(places.guest, { text })
    expect((await news(cast.martin))[0]).toMatchObject({ action: 'guest.commented', count: 3 })
  })

  it('leads to what it is on, with its comments open', async () => {
    await readAll(cast.martin)
    for (const kind of ['item', 'image', 'category'] as const)
      await cast.lucia.post(places[kind], { text: 'Mira' })
    const urls = (await news(cast.martin)).slice(0, 3).map(({ url }) => new URL(url, 'http://x'))
    const leads = urls.map(({ pathname, searchParams }) => [
      pathname.split('/').at(-1),
      Object.fromEntries(searchParams),
    ])
    expect(leads).toEqual([
      ['budget', { comentarios: 'Foto & Vídeo' }],
      ['inspiration', { carpeta: expect.any(String), imagen: ids.image }],
      ['day-b', { destacar: ids.item, comentarios: ids.item }],
    ])
  })
})

describe('the number of comments', () => {
  it.each([
    ['guests', 'guest'],
    ['agenda', 'item'],
    ['budget', 'category'],
  ] as const)('is told of the items of %s', async (area, kind) => {
    const { body } = await cast.martin.get(places[kind])
    const counts = (await cast.martin.get(`${at}/${area}/comment-counts`)).body
    expect(counts[ids[kind]]).toBe(body.length)
  })
})

describe('what is removed', () => {
  let device: Person
  beforeEach(async () => {
    device = await onAnotherDevice(cast.lucia)
  })

  it('takes its comments with it, and brings them back', async () => {
    const id = await device.addGuest(cast.weddingId, 'Ane Ruiz')
    const path = `${at}/guests/${id}/comments`
    await device.post(path, { text: 'Viene sola' })
    await device.delete(`${at}/guests/${id}`)
    expect((await device.get(path)).status).toBe(404)
    await device.post(`${at}/guests`, { id, fullName: 'Ane Ruiz' })
    expect((await device.get(path)).body).toMatchObject([{ text: 'Viene sola' }])
    expect((await device.get(`${at}/guests/comment-counts`)).body[id]).toBe(1)
  })

  it('keeps them for 30 days, and not when it is back', async () => {
    const [gone, back] = await Promise.all(
      ['Uno', 'Dos'].map((name) => device.addGuest(cast.weddingId, name)),
    )
    for (const id of [gone, back]) {
      await device.post(`${at}/guests/${id}/comments`, { text: 'Hola' })
      await device.delete(`${at}/guests/${id}`)
    }
    const count = async () => {
      const counts = (await device.get(`${at}/guests/comment-counts`)).body
      return [counts[gone!] ?? 0, counts[back!] ?? 0]
    }
    await device.post(`${at}/guests`, { id: back, fullName: 'Dos' })
    app.setClock(new Date(Date.now() + 29 * DAY))
    await tidyUp(app.platform)
    expect(await count()).toEqual([1, 1])
    app.setClock(new Date(Date.now() + 31 * DAY))
    const later = await onAnotherDevice(cast.lucia)
    await tidyUp(app.platform)
    device = later
    expect(await count()).toEqual([0, 1])
    app.setClock(null)
  })
})
