import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { ROOM_PICTURE_SIDE } from '#domain/seating/room-ground.ts'
import { emptyBin } from '#server/areas/activity/empty-bin.commands.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { picture } from '../../support/outside/images.ts'

const { app, cast } = useCast({
  limits: { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } },
})

const PLACE = { x: 1000, y: 750, width: 2000, rotation: 0 }

let weddingId: string
let wedding: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  at = `${wedding}/seating`
})

const send = async (bytes?: Buffer, name = 'plano.png') =>
  cast.lucia.sendBytes(
    `${at}/pictures?name=${encodeURIComponent(name)}`,
    bytes ?? (await picture(80, 60).png().toBuffer()),
  )
const put = async (over: object = {}) => {
  const { body } = await send()
  return cast.lucia.post(`${at}/grounds`, { pictureId: body.id, place: PLACE, ...over })
}
const list = async () => (await cast.lucia.get(`${at}/grounds`)).body
const fileOf = (url: string) => app.fetch(url)

async function undoLast(many = 1) {
  const { lines } = (await cast.lucia.get(`${wedding}/activity`)).body
  for (const { id } of lines.slice(0, many))
    expect((await cast.lucia.post(`${wedding}/activity/${id}/undo`, {})).status).toBe(200)
}

describe('a picture of the venue', () => {
  it('is drawn anew as JPEG, no larger than a screen needs and without metadata', async () => {
    const large = await picture(5000, 2500)
      .jpeg()
      .withExifMerge({ IFD0: { Copyright: 'Finca' } })
      .toBuffer()
    const { status, body } = await send(large, 'plano de la finca.jpeg')
    expect(status).toBe(201)
    expect(body).toMatchObject({ width: ROOM_PICTURE_SIDE, height: ROOM_PICTURE_SIDE / 2 })
    const stored = []
    for await (const { path } of app.platform.files.list('room-pictures'))
      if (path.startsWith(weddingId)) stored.push(path)
    expect(stored).toHaveLength(1)
    const found = await app.platform.files.find('room-pictures', stored[0]!)
    const bytes = Buffer.concat(await (await found!.read()).toArray())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: ROOM_PICTURE_SIDE })
    expect(bytes.includes('Finca')).toBe(false)
  })

  it.each([
    ['a text', Buffer.from('no es una imagen'), 415, 'NOT_AN_IMAGE'],
    ['a PDF, of which the browser sends a page', Buffer.from('%PDF-1.7\n1 0 obj\n'), 415, 'NOT_AN_IMAGE'],
  ])('is not %s', async (_, bytes, status, code) => {
    expect(await send(bytes)).toMatchObject({ status, body: { code } })
  })

  it('that breaks off is refused, and nothing is kept', async () => {
    const whole = await picture(300, 200).png().toBuffer()
    expect(await send(whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 422,
      body: { code: 'IMAGE_DAMAGED' },
    })
  })

  it('is seen by members who see the tables, and by nobody after they no longer do', async () => {
    await put()
    const helper = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    await setLevels(cast.lucia, weddingId, helper, { seating: 'view' })
    const [{ picture: shown }] = (await helper.get(`${at}/grounds`)).body
    expect((await fileOf(shown.url)).status).toBe(200)
    expect((await helper.patch(`${at}/grounds/${(await list())[0].id}`, { opacity: 20 })).status).toBe(403)
    await setLevels(cast.lucia, weddingId, helper, { seating: 'none' })
    expect((await helper.get(`${at}/grounds`)).status).toBe(403)
    expect((await fileOf(shown.url)).status).toBe(403)
  })
})

describe('the ground of a room', () => {
  it('is one for each event, and a repeated id is the same', async () => {
    const id = uuidv7()
    expect(await put({ id })).toMatchObject({ status: 201, body: { id, opacity: 60, place: PLACE } })
    expect(await put({ id })).toMatchObject({ status: 201, body: { id } })
    expect(await put()).toMatchObject({ status: 409, body: { code: 'GROUND_EXISTS' } })
    const eventId = (await cast.lucia.post(`${wedding}/events`, { name: 'Preboda' })).body.id
    expect((await put({ eventId })).status).toBe(201)
    expect(await list()).toHaveLength(2)
  })

  it('keeps what two members change of it at once', async () => {
    const { body } = await put()
    const martin = await joinedAs(app, cast.lucia, weddingId, 'couple')
    const place = { ...PLACE, x: -300, rotation: 90 }
    await Promise.all([
      cast.lucia.patch(`${at}/grounds/${body.id}`, { place }),
      martin.patch(`${at}/grounds/${body.id}`, { opacity: 35 }),
    ])
    expect(await list()).toMatchObject([{ place, opacity: 35 }])
    await undoLast(2)
    expect(await list()).toMatchObject([{ place: PLACE, opacity: 60 }])
  })

  it.each([
    ['wider than any room', { place: { ...PLACE, width: 30_001 } }],
    ['far away', { place: { ...PLACE, x: 20_001 } }],
    ['so faint that nobody sees it', { opacity: 5 }],
  ])('is not %s', async (_, change) => {
    const { body } = await put()
    expect((await cast.lucia.patch(`${at}/grounds/${body.id}`, change)).status).toBe(400)
  })

  it('comes back with its picture by undoing, until the bin is emptied', async () => {
    const { body } = await put()
    expect((await cast.lucia.delete(`${at}/grounds/${body.id}`)).status).toBe(200)
    expect(await list()).toEqual([])
    await undoLast()
    const [ground] = await list()
    expect((await fileOf(ground.picture.url)).status).toBe(200)
    await cast.lucia.delete(`${at}/grounds/${body.id}`)
    const count = async () =>
      (await app.db.execute(sql`select from room_pictures where wedding_id = ${weddingId}`)).rowCount
    await emptyBin({ db: app.db, clock: { now: () => new Date() } })
    expect(await count()).toBe(1)
    await emptyBin({ db: app.db, clock: { now: () => new Date(Date.now() + 31 * 86_400_000) } })
    expect(await count()).toBe(0)
    await addJob(app.db, 'delete-queued-files', {})
    await app.runJobs()
    expect((await fileOf(ground.picture.url)).status).toBe(404)
  })

  it('goes along when the room is copied, and its picture stays for as long as one of both shows it', async () => {
    await cast.lucia.post(`${at}/tables`, {})
    const { body } = await put({ opacity: 40 })
    const eventId = (await cast.lucia.post(`${wedding}/events`, { name: 'Preboda' })).body.id
    await cast.lucia.post(`${at}/rooms/copy`, { from: null, to: eventId })
    const copied = (await list()).find((one: { eventId: string | null }) => one.eventId === eventId)
    expect(copied).toMatchObject({ place: PLACE, opacity: 40, picture: { id: body.picture.id } })
    await cast.lucia.delete(`${at}/grounds/${body.id}`)
    await emptyBin({ db: app.db, clock: { now: () => new Date(Date.now() + 31 * 86_400_000) } })
    expect((await fileOf(copied.picture.url)).status).toBe(200)
  })

  it('is of a picture of this wedding', async () => {
    const pictureId = uuidv7()
    const answer = await cast.lucia.post(`${at}/grounds`, { pictureId, place: PLACE })
    expect(answer).toMatchObject({ status: 404, body: { code: 'ROOM_PICTURE_NOT_FOUND' } })
  })
})
