import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadCost } from '#domain/operation/limits.ts'
import { onAnotherDevice, Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

const LIMIT = 120

describe('the rate limit of requests', { timeout: 60_000 }, () => {
  const { app, cast } = useCast({ requestsPerMinute: LIMIT, trustProxy: true })

  beforeAll(() => {
    // Nothing comes back into a bucket while the clock stands.
    app.setClock(new Date())
  })

  /** Side by side, as far as one session may have requests in the queue. */
  async function inParallel(count: number, call: (index: number) => ReturnType<Person['get']>) {
    const answers: Awaited<ReturnType<Person['get']>>[] = []
    while (answers.length < count) {
      const wave = Math.min(60, count - answers.length)
      const first = answers.length
      answers.push(...(await Promise.all(Array.from({ length: wave }, (_, index) => call(first + index)))))
    }
    return answers
  }
  const passed = (answers: { status: number }[]) => answers.filter(({ status }) => status !== 429).length

  it('lets a page load pass, and stops who asks without end with a time to come back', async () => {
    const person = await signedUp(app, 'Nuria', 'couple')
    const load = await inParallel(20, () => person.get('/api/weddings'))
    expect(passed(load)).toBe(20)
    const flood = await inParallel(2 * LIMIT, () => person.get('/api/weddings'))
    expect(passed(flood)).toBe(LIMIT - 20)
    const refused = flood.find(({ status }) => status === 429)!
    expect(refused.body.code).toBe('TOO_MANY_REQUESTS')
    expect(refused.body.data.retryAfterSeconds).toBeGreaterThan(0)
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.data.retryAfterSeconds))
    app.setClock(new Date(app.platform.clock.now().getTime() + 60_000))
    expect(passed(await inParallel(LIMIT, () => person.get('/api/weddings')))).toBe(LIMIT)
  })

  it('is of a person, on all their devices, and leaves others theirs', async () => {
    const person = await signedUp(app, 'Olga', 'couple')
    await inParallel(2 * LIMIT, () => person.get('/api/profile'))
    expect((await (await onAnotherDevice(person)).get('/api/profile')).status).toBe(429)
    expect((await cast.lucia.get('/api/profile')).status).toBe(200)
  })

  it('buys fewer writes than reads, and fewer new weddings than either; nothing refused is written', async () => {
    const [reader, writer, creator] = await Promise.all(
      ['Leo', 'Eva', 'Ada'].map((name) => signedUp(app, name, 'couple')),
    )
    const weddingId = await writer!.createWedding()
    const reads = passed(await inParallel(LIMIT, () => reader!.get('/api/profile')))
    const writes = await inParallel(LIMIT, (index) =>
      writer!.post(`/api/weddings/${weddingId}/guests`, { fullName: `Invitado ${index}` }),
    )
    const created = await inParallel(LIMIT, () => creator!.post('/api/weddings', { name: 'Boda' }))
    expect(passed(writes)).toBeLessThan(reads)
    expect(passed(created)).toBeLessThan(passed(writes) / 4)
    const weddings = await app.db.$client.query('select from weddings where created_by = $1', [
      creator!.userId,
    ])
    expect(weddings.rowCount).toBe(passed(created))
    const guests = await app.db.$client.query('select from guests where wedding_id = $1', [weddingId])
    expect(guests.rowCount).toBe(passed(writes))
  })

  it('bounds what a member can store and have processed within a minute', async () => {
    const person = await signedUp(app, 'Inés', 'couple')
    const weddingId = await person.createWedding()
    const vendorId = await person.addVendor(weddingId)
    const folders = `/api/weddings/${weddingId}/inspiration/folders`
    const { body: folder } = await person.post(folders, { name: 'Flores' })
    const aMinuteLater = () => app.setClock(new Date(app.platform.clock.now().getTime() + 60_000))
    const countOf = async (table: string) =>
      (await app.db.$client.query(`select from ${table} where wedding_id = $1`, [weddingId])).rowCount

    aMinuteLater()
    const file = Buffer.alloc(2 * 1024 ** 2, 'azahar')
    const files = await inParallel(60, (index) =>
      person.upload({ weddingId, vendorId }, `${index}.txt`, file),
    )
    expect(passed(files)).toBe(Math.floor(LIMIT / uploadCost('file', file.length)))
    expect(await countOf('item_files')).toBe(passed(files))

    aMinuteLater()
    const image = await picture(30, 20).png().toBuffer()
    const images = await inParallel(60, (index) =>
      person.sendBytes(`${folders}/${folder.id}/images?name=${index}.png`, image),
    )
    expect(passed(images)).toBe(Math.floor(LIMIT / uploadCost('image', image.length)))
    expect(await countOf('inspirations')).toBe(passed(images))

    // A request that costs more than the whole of a minute takes the whole.
    aMinuteLater()
    const archives = await inParallel(5, () => person.sendBytes('/api/wedding-archives', image))
    expect(passed(archives)).toBe(1)
    expect((await person.get('/api/profile')).status).toBe(429)
  })

  it('is taken before the body is read', async () => {
    const person = await signedUp(app, 'Iker', 'couple')
    const weddingId = await person.createWedding()
    await inParallel(2 * LIMIT, () => person.get('/api/profile'))
    const answer = await person.post(`/api/weddings/${weddingId}/guests/import`, { mode: 'neither' })
    expect(answer.status).toBe(429)
  })

  it('is of the place for those who are not signed in, an IPv6 network being one', async () => {
    const stranger = new Person(app, 'Nadie', 'couple')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const path = `/api/weddings/${randomUUID()}/guests`
    const flood = await inParallel(2 * LIMIT, (index) => stranger.get(path, from(`2001:db8:0:1::${index}`)))
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect((await stranger.get('/api/planners', from('2001:db8:0:1:ffff::1'))).status).toBe(429)
    expect((await stranger.get('/api/planners', from('2001:db8:0:2::1'))).status).toBe(200)
    // A signed-in person has a limit of their own on every network.
    expect((await cast.martin.get('/api/profile', from('2001:db8:0:1::1'))).status).toBe(200)
  })

  it('is charged to the place for weddings that one is no member of', async () => {
    const person = await signedUp(app, 'Unai', 'couple')
    const from = { 'x-forwarded-for': '192.0.2.7' }
    const flood = await inParallel(2 * LIMIT, () => person.get(`/api/weddings/${cast.weddingId}`, from))
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([404, 429]))
    expect((await person.get('/api/profile', from)).status).toBe(200)
  })
})
