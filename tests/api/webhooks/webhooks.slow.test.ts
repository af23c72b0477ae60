import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/time/time.ts'
import { WEBHOOK_WAITING_MAX, WEBHOOKS_MAX } from '#domain/webhooks/webhooks.ts'
import { sendWebhooks } from '#server/areas/webhooks/send-webhooks.ts'
import { sweepWebhooksJob } from '#server/areas/webhooks/sweep-webhooks.job.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { isSignedWith, WebhookReceiver } from '../../support/outside/webhook-receiver.ts'

const { app, cast } = useCast()
const receiver = new WebhookReceiver()

let weddingId: string
let at: string

beforeAll(() => receiver.start())
afterAll(() => receiver.stop())

beforeEach(async () => {
  app.setClock(null)
  Object.assign(app.platform.outbound, { allowsLoopbackWebhooks: true })
  receiver.reset()
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  await app.db.execute(sql`truncate graphile_worker._private_jobs`)
  await app.db.execute(sql`delete from webhooks`)
})

const add = (person: Person, over: object = {}) =>
  person.post(`${at}/webhooks`, {
    ...{ id: crypto.randomUUID(), name: 'Mi hoja', url: receiver.url, sections: ['guests'] },
    ...over,
  })
const list = async (person = cast.lucia) => (await person.get(`${at}/webhooks`)).body
const log = async (id: string, person = cast.lucia): Promise<WebhookDelivery[]> =>
  (await person.get(`${at}/webhooks/${id}/deliveries`)).body
const run = () => sendWebhooks(app.platform, weddingId, new AbortController().signal)
const later = (ms: number) => app.setClock(new Date(app.platform.clock.now().getTime() + ms))

describe('adding a webhook', () => {
  it('shows the secret once, and the address to its owner alone', async () => {
    await join(cast.lucia, weddingId, cast.martin)
    const id = crypto.randomUUID()
    const made = await add(cast.lucia, { id })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ id, isOwn: true, isOn: true, url: receiver.url, waiting: 0 })
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect((await add(cast.lucia, { id })).body.secret, 'after an answer that was lost').toBe(
      made.body.secret,
    )
    expect(JSON.stringify(await list())).not.toContain('whsec_')
    const [seen] = await list(cast.martin)
    expect(seen).toMatchObject({
      owner: 'Lucía Herrera',
      isOwn: false,
      url: null,
      host: new URL(receiver.url).host,
    })
    expect((await add(cast.martin, { id })).body.code).toBe('WEBHOOK_ID_TAKEN')
  })

  it.each([
    'http://azahar.example/avisos',
    'https://10.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0.0.0.0/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::]/',
    'http://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://azahar.example:8443/',
    'https://lucia:clave@azahar.example/',
    'https://azahar.example/#parte',
    'ftp://azahar.example/',
    'file:///etc/passwd',
    'mi hoja',
  ])('refuses %s', async (url) => {
    Object.assign(app.platform.outbound, { allowsLoopbackWebhooks: false })
    const answer = await add(cast.lucia, { url })
    expect([answer.status, answer.body.code]).toEqual([422, 'WEBHOOK_URL_REFUSED'])
  })

  it('allows this machine only where the installation says so, and no other private address then', async () => {
    for (const url of ['http://10.0.0.1/', 'http://0.0.0.0/', 'http://[::]/', 'http://azahar.example/'])
      expect((await add(cast.lucia, { url })).status, url).toBe(422)
    for (const url of ['http://localhost:5000/x', 'https://azahar.example/avisos'])
      expect((await add(cast.lucia, { url })).status, url).toBe(201)
  })

  it('has an end', async () => {
    for (let made = 0; made < WEBHOOKS_MAX; made += 1) expect((await add(cast.lucia)).status).toBe(201)
    const answer = await add(cast.lucia)
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      409,
      'TOO_MANY_WEBHOOKS',
      { max: WEBHOOKS_MAX },
    ])
  })

  it('is for members who edit the wedding; the rest is for its owner, but for removing it', async () => {
    const pilar = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    await join(cast.lucia, weddingId, cast.martin)
    expect((await add(pilar)).body.code).toBe('SECTION_CLOSED')
    const { id } = (await add(cast.lucia)).body
    const one = `${at}/webhooks/${id}`
    expect((await cast.martin.patch(one, { name: 'Otra' })).status).toBe(404)
    expect((await cast.martin.get(`${one}/deliveries`)).status).toBe(404)
    for (const act of ['secret', 'test', 'resend'])
      expect((await cast.martin.post(`${one}/${act}`)).status).toBe(404)
    expect((await pilar.delete(one)).status).toBe(403)
    expect((await cast.martin.delete(one)).status).toBe(200)
    expect(await list()).toEqual([])
  })
})

describe('what changes', () => {
  it('is sent once a line, signed, with ids and without anything about a person', async () => {
    const { id, secret } = (await add(cast.lucia)).body
    const guestId = await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
    await cast.lucia.post(`${at}/tasks`, { title: 'Elegir el vestido' })
    await app.runJobs()
    expect(receiver.types).toEqual(['guests.changed', 'guests.changed'])
    const [first, second] = receiver.received
    expect(first!.body.data).toMatchObject({
      ...{
        weddingId,
        section: 'guests',
        action: 'guests.add',
        by: { memberId: cast.lucia.userId, householdId: null },
      },
      ...{
        changes: [{ entity: 'guests', key: guestId, op: 'insert', fields: [] }],
        omitted: 0,
        complete: true,
      },
    })
    expect(second!.body.data.changes).toMatchObject([{ op: 'update', fields: ['rsvp'] }])
    expect(second!.body.sequence).toBeGreaterThan(first!.body.sequence)
    expect(receiver.received.map(({ raw }) => raw).join()).not.toMatch(/Carmen|Lucía/)
    for (const each of receiver.received) expect(isSignedWith(secret, each)).toBe(true)
    expect(await log(id)).toMatchObject([
      { status: 'delivered', attempts: 1, httpStatus: 204, id: receiver.ids[1] },
      { status: 'delivered', id: receiver.ids[0] },
    ])
    await run()
    expect(receiver.received).toHaveLength(2)
  })

  it('comes with its rows when that was chosen, as the owner sees them at that moment', async () => {
    await add(cast.lucia, { withData: true, sections: ['guests', 'vendors'] })
    const guestId = await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    await cast.lucia.patch(`${at}/guests/${guestId}/details`, { dietNote: 'Sin nueces' })
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 582.13 })
    await cast.lucia.post(`${at}/households/invitations`, { guestIds: [guestId] })
    await app.runJobs()
    const rows = receiver.received.flatMap(({ body }) => body.data.changes)
    expect(rows.find(({ entity }) => entity === 'guests').row).toMatchObject({
      fullName: 'Carmen Lasa',
      dietNote: null,
    })
    expect(rows.find(({ entity }) => entity === 'vendors').row).toMatchObject({ cost: expect.anything() })
    const { rows: families } = await app.db.execute<{ token: string }>(sql`
      select token from households where wedding_id = ${weddingId} and token is not null`)
    expect(families).toHaveLength(1)
    const all = receiver.received.map(({ raw }) => raw).join()
    expect(all).not.toContain(families[0]!.token)
    expect(all).not.toMatch(/nueces/)
  })

  it('leaves out the amounts, the drafts and the sections that its owner does not see', async () => {
    const planner = await joinedAs(app, cast.lucia, weddingId, 'planner')
    await setLevels(cast.lucia, weddingId, planner, { budget: 'none', guests: 'none' })
    await add(planner, { withData: true, sections: ['guests', 'vendors', 'budget', 'tasks'] })
    await add(cast.lucia, { sections: ['tasks'], withData: true })
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 582.13 })
    await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    await planner.post(`${at}/tasks`, { title: 'Un secreto', isDraft: true })
    await app.runJobs()
    // They are of two webhooks, which wait for one another in nothing.
    expect(receiver.types.toSorted()).toEqual(['tasks.changed', 'vendors.changed'])
    const told = (type: string) => receiver.received.find(({ body }) => body.type === type)!
    expect(told('vendors.changed').raw).not.toMatch(/582\.13|cost/)
    expect(told('tasks.changed').raw).toContain('Un secreto')
    expect(told('tasks.changed').body.data.changes[0].row).toMatchObject({ title: 'Un secreto' })
  })

  it('tells of families, of undoing and of the bin', async () => {
    await add(cast.lucia, { sections: ['guests', 'vendors'] })
    const guestId = await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    await cast.lucia.delete(`${at}/guests/${guestId}`)
    const [line] = (await cast.lucia.get(`${at}/activity`)).body.lines
    expect((await cast.lucia.post(`${at}/activity/${line.id}/undo`)).status).toBe(200)
    await app.runJobs()
    const told = receiver.received.map(({ body: { data } }) => [
      data.action,
      data.changes[0].entity,
      data.changes[0].op,
    ])
    expect(told).toContainEqual(['vendors.remove', 'vendors', 'delete'])
    expect(told).toContainEqual(['guests.remove', 'guests', 'delete'])
    const undone = receiver.received.find(({ body }) => body.data.action === 'activity.undo')!
    expect(undone.body.data).toMatchObject({
      undoes: line.id,
      changes: [{ entity: 'guests', key: guestId, op: 'insert' }],
    })
  })

  it('is cut after a hundred rows, and says so', async () => {
    await add(cast.lucia)
    const guests = Array.from({ length: 130 }, (_, n) => ({ fullName: `Persona ${n}` }))
    await cast.lucia.post(`${at}/guests/import`, { mode: 'append', guests })
    await app.runJobs()
    expect(receiver.received).toHaveLength(1)
    const { changes, omitted, complete } = receiver.received[0]!.body.data
    expect([changes.length, complete]).toEqual([100, false])
    expect(omitted).toBeGreaterThanOrEqual(30)
  })

  it('is not sent after a rollback, and leaves no trace where nobody is told', async () => {
    await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    const { rows } = await app.db.execute(sql`select from webhook_lines where wedding_id = ${weddingId}`)
    expect(rows).toEqual([])
  })
})

describe('a receiver that fails', () => {
  it('gets the same delivery again with growing pauses, under its id and in its order', async () => {
    const { id, secret } = (await add(cast.lucia)).body
    receiver.answerWith(503)
    for (const name of ['Ana', 'Leo', 'Eva']) await cast.lucia.addGuest(weddingId, name)
    await run()
    expect(receiver.received, 'the others wait for it').toHaveLength(1)
    expect((await list())[0]).toMatchObject({ waiting: 3, failingSince: expect.any(String) })
    expect((await log(id)).at(-1)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      httpStatus: 503,
      error: 'status',
    })
    await run()
    expect(receiver.received).toHaveLength(1)
    later(6 * SECOND_MS)
    receiver.answerWith(200)
    await run()
    expect(receiver.received).toHaveLength(4)
    expect(receiver.ids[1]).toBe(receiver.ids[0])
    expect(receiver.received[1]!.raw).toBe(receiver.received[0]!.raw)
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(6)
    for (const each of receiver.received) expect(isSignedWith(secret, each)).toBe(true)
    const sequence = receiver.received.slice(1).map(({ body }) => body.sequence)
    expect(sequence).toEqual(sequence.toSorted((a, b) => a - b))
    expect((await list())[0]).toMatchObject({ waiting: 0, failingSince: null })
  })

  it('does not keep one message from letting the others through', async () => {
    const { id } = (await add(cast.lucia)).body
    await cast.lucia.addGuest(weddingId, 'Ana')
    await cast.lucia.addGuest(weddingId, 'Leo')
    receiver.answer = (response) =>
      response.writeHead(receiver.ids.at(-1) === receiver.ids[0] ? 500 : 200).end()
    await run()
    later(6 * SECOND_MS)
    await run()
    later(31 * SECOND_MS)
    await run()
    expect((await log(id)).map(({ status }) => status)).toEqual(['delivered', 'waiting'])
  })

  it('is switched off when it says 410, and its owner is told', async () => {
    const { id } = (await add(cast.lucia)).body
    receiver.answerWith(410)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await cast.lucia.addGuest(weddingId, 'Leo')
    await run()
    expect((await list())[0]).toMatchObject({ isOn: false, offReason: 'gone', waiting: 0, failed: 2 })
    await cast.lucia.addGuest(weddingId, 'Eva')
    await run()
    expect(receiver.received).toHaveLength(1)
    const notifications = (await cast.lucia.get('/api/notifications')).body
    expect(
      notifications.find(({ action }: { action: string }) => action === 'webhook.stopped'),
    ).toMatchObject({
      data: { webhookId: id, reason: 'gone' },
      url: `/app/couple/${weddingId}/members?destacar=${id}`,
    })
    expect((await cast.lucia.post(`${at}/webhooks/${id}/test`)).body.code).toBe('WEBHOOK_OFF')
  })

  it('is switched off after three days without success, and not before', async () => {
    const { id } = (await add(cast.lucia)).body
    app.setClock(new Date())
    receiver.answerWith(500)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    for (let hours = 0; hours < 71; hours += 1) {
      later(HOUR_MS)
      await run()
    }
    expect((await list())[0]).toMatchObject({ isOn: true, waiting: 1 })
    const early = receiver.received.length
    expect(early).toBeGreaterThan(6)
    later(12 * HOUR_MS)
    await run()
    expect((await list())[0]).toMatchObject({ isOn: false, offReason: 'failing', waiting: 0, failed: 1 })
    expect(new Set(receiver.ids).size).toBe(1)
    // Switched on again, it begins anew, and what failed can be sent.
    receiver.answerWith(200)
    await cast.lucia.patch(`${at}/webhooks/${id}`, { isOn: true })
    expect((await cast.lucia.post(`${at}/webhooks/${id}/resend`)).body).toEqual({ queued: 1 })
    await run()
    expect((await log(id))[0]).toMatchObject({ status: 'delivered', id: receiver.ids[0] })
  })

  it('is asked once for hundreds of lines, and all of them arrive when it is back', {
    timeout: 120_000,
  }, async () => {
    await add(cast.lucia)
    await addLines(300)
    receiver.answerWith(500)
    await run()
    await run()
    expect(receiver.received).toHaveLength(1)
    receiver.reset()
    later(6 * SECOND_MS)
    const began = performance.now()
    await run()
    // A run ends, so that other weddings have their turn.
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(receiver.received.length).toBeGreaterThan(100)
    while ((await list())[0].waiting > 0) await run()
    expect(new Set(receiver.ids).size).toBe(300)
  })

  it('is switched off when more waits for it than may', { timeout: 120_000 }, async () => {
    await add(cast.lucia)
    receiver.answerWith(500)
    await addLines(WEBHOOK_WAITING_MAX + 1)
    await run()
    expect((await list())[0]).toMatchObject({
      isOn: false,
      offReason: 'behind',
      failed: WEBHOOK_WAITING_MAX + 1,
    })
    expect(receiver.received).toEqual([])
  })

  /** Lines of a member that change a guest each, past the API, as an hour of many programs leaves them. */
  const addLines = async (count: number) => {
    await app.db.execute(sql`
      with ids as (select gen_random_uuid() as id, n from generate_series(1, ${count}::int) n), changed as (
        insert into activity_changes (wedding_id, line_id, entity, key, op, after)
        select ${weddingId}, id, 'guests', gen_random_uuid()::text, 'update', '{"notes": "x"}' from ids)
      insert into activity_lines (wedding_id, id, at, actor_id, action)
      select ${weddingId}, id, now() + n * interval '1 microsecond', ${cast.lucia.userId}, 'guests.update' from ids`)
  }
})

describe('a receiver that does harm', () => {
  it('that never answers is left after ten seconds, and holds no other webhook', {
    timeout: 40_000,
  }, async () => {
    const slow = new WebhookReceiver()
    await slow.start()
    slow.answer = () => {}
    const hanging = (await add(cast.lucia, { url: slow.url, name: 'Lenta' })).body.id
    await add(cast.lucia)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    expect(receiver.received).toHaveLength(1)
    expect((await log(hanging))[0]).toMatchObject({ status: 'waiting', error: 'timeout', httpStatus: null })
    slow.stop()
  })

  it('that answers for ever is not listened to', async () => {
    const { id } = (await add(cast.lucia)).body
    let sent = 0
    receiver.answer = (response) => {
      response.writeHead(200)
      const timer = setInterval(() => {
        sent += 1
        response.write('x'.repeat(10_000))
      }, 5)
      response.on('close', () => clearInterval(timer))
    }
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    expect(sent).toBeLessThan(500)
    expect((await log(id))[0]).toMatchObject({ status: 'delivered' })
  })

  it('that redirects is not followed', async () => {
    const other = new WebhookReceiver()
    await other.start()
    const { id } = (await add(cast.lucia)).body
    receiver.answerWith(307, { location: other.url })
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    expect(other.received).toEqual([])
    expect((await log(id))[0]).toMatchObject({ status: 'waiting', httpStatus: 307, error: 'status' })
    other.stop()
  })

  it.each(['10.0.0.1', '127.0.0.1', '0.0.0.0', '169.254.169.254', '::ffff:127.0.0.1', '::', '::1'])(
    'whose name leads to %s is not asked, even where this machine is allowed',
    async (address) => {
      const family = address.includes(':') ? 6 : 4
      const former = app.platform.outbound.lookup
      let asked = 0
      Object.assign(app.platform.outbound, {
        // It looks public at first, as a name that changes its mind does.
        lookup: async () => {
          asked += 1
          return [{ address, family }]
        },
      })
      const { id } = (await add(cast.lucia, { url: 'https://hoja.example/avisos' })).body
      await cast.lucia.addGuest(weddingId, 'Ana')
      await run()
      Object.assign(app.platform.outbound, { lookup: former })
      expect(asked).toBe(1)
      expect((await log(id))[0]).toMatchObject({ status: 'waiting', error: 'refused', httpStatus: null })
    },
  )
})

describe('the log of a webhook', () => {
  it('has a test event, and sends one again and all that failed under their ids', async () => {
    const { id, secret } = (await add(cast.lucia)).body
    const one = `${at}/webhooks/${id}`
    expect((await cast.lucia.post(`${one}/test`)).body).toEqual({ queued: 1 })
    await app.runJobs()
    expect(receiver.types).toEqual(['webhook.test'])
    expect(isSignedWith(secret, receiver.received[0]!)).toBe(true)
    const [{ id: deliveryId }] = (await log(id)) as [WebhookDelivery]
    expect((await cast.lucia.post(`${one}/resend`, { deliveryId })).body).toEqual({ queued: 1 })
    await app.runJobs()
    expect(receiver.ids).toEqual([deliveryId, deliveryId])
    expect((await cast.lucia.post(`${one}/resend`, { deliveryId: crypto.randomUUID() })).status).toBe(404)
    expect((await cast.lucia.post(`${one}/resend`)).body).toEqual({ queued: 0 })
  })

  it('keeps thirty days, and of all that only what became of them', async () => {
    const { id } = (await add(cast.lucia, { withData: true })).body
    await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
    await app.runJobs()
    const { rows } = await app.db.execute(
      sql`select * from webhook_deliveries where wedding_id = ${weddingId}`,
    )
    expect(JSON.stringify(rows)).not.toContain('Carmen')
    later(29 * DAY_MS)
    await tidyUp(app.platform)
    expect(await log(id)).toHaveLength(1)
    later(2 * DAY_MS)
    await tidyUp(app.platform)
    expect(await log(id)).toEqual([])
  })
})

describe('the secret', () => {
  it('is renewed with a day in which both sign', async () => {
    const { id, secret } = (await add(cast.lucia)).body
    const renewed = (await cast.lucia.post(`${at}/webhooks/${id}/secret`)).body
    expect(renewed.secret).not.toBe(secret)
    expect(renewed.formerUntil).not.toBeNull()
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    expect([secret, renewed.secret].map((each) => isSignedWith(each, receiver.received[0]!))).toEqual([
      true,
      true,
    ])
    later(DAY_MS + MINUTE_MS)
    await cast.lucia.post(`${at}/webhooks/${id}/test`)
    await run()
    expect([secret, renewed.secret].map((each) => isSignedWith(each, receiver.received[1]!))).toEqual([
      false,
      true,
    ])
  })

  it('and the address are in no log, in no job and in no table', async () => {
    const canary = `canary-${crypto.randomUUID()}`
    const { secret } = (await add(cast.lucia, { url: `${receiver.url}?llave=${canary}` })).body
    receiver.answerWith(500)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    await app.runJobs()
    const written = [...app.logLines, ...app.requestLines].join('\n')
    for (const each of [canary, secret, secret.slice(6)]) expect(written).not.toContain(each)
    const { rows: jobs } = await app.db.execute(sql`select * from graphile_worker._private_jobs`)
    expect(JSON.stringify(jobs)).not.toContain(canary)
    const { rows } = await app.db.execute(sql`select * from webhooks`)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  })

  it('that follows from another installation is not used: its owner is told to renew it', async () => {
    const { id } = (await add(cast.lucia)).body
    await app.db.execute(sql`update webhooks set secret_mark = 'of another' where id = ${id}`)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    expect(receiver.received).toEqual([])
    expect((await list())[0]).toMatchObject({ isOn: false, offReason: 'secret' })
    expect((await cast.lucia.patch(`${at}/webhooks/${id}`, { isOn: true })).body.isOn).toBe(false)
    const { secret } = (await cast.lucia.post(`${at}/webhooks/${id}/secret`)).body
    await cast.lucia.post(`${at}/webhooks/${id}/test`)
    await run()
    expect(isSignedWith(secret, receiver.received[0]!)).toBe(true)
  })
})

describe('the end of a webhook', () => {
  it('comes with the membership of its owner, with what waits', async () => {
    const planner = await joinedAs(app, cast.lucia, weddingId, 'planner')
    await add(planner)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await cast.lucia.delete(`${at}/members/${planner.userId}`)
    await app.runJobs()
    expect(receiver.received).toEqual([])
    expect(await list()).toEqual([])
    const { rows } = await app.db.execute(sql`select from webhook_deliveries where wedding_id = ${weddingId}`)
    expect(rows).toEqual([])
  })

  it('does not wait for what its owner may not see any more', async () => {
    const planner = await joinedAs(app, cast.lucia, weddingId, 'planner')
    const { id } = (await add(planner)).body
    receiver.answerWith(500)
    await cast.lucia.addGuest(weddingId, 'Ana')
    await run()
    receiver.reset()
    await setLevels(cast.lucia, weddingId, planner, { guests: 'none' })
    await cast.lucia.addGuest(weddingId, 'Leo')
    later(6 * SECOND_MS)
    await run()
    expect(receiver.received).toEqual([])
    expect(await log(id, planner)).toMatchObject([{ status: 'failed', error: 'noAccess' }])
  })

  it('comes with the wedding, and it does not come back with it', async () => {
    await add(cast.lucia)
    await cast.lucia.addGuest(weddingId, 'Ana')
    const removed = await cast.lucia.delete(at, { name: 'Lucía & Martín' })
    expect(removed.status, JSON.stringify(removed.body)).toBe(200)
    await app.runJobs()
    expect(receiver.received).toEqual([])
    await app.db
      .execute(sql`select from webhooks where wedding_id = ${weddingId}`)
      .then(({ rows }) => expect(rows).toEqual([]))
  })

  it('is not forced by who waits for the deletion of their account, or is suspended', async () => {
    const { id } = (await add(cast.lucia)).body
    await cast.lucia.addGuest(weddingId, 'Ana')
    await app.db.execute(sql`
      insert into account_suspensions (user_id, reason, was_listed, at) values (${cast.lucia.userId}, 'x', false, now())`)
    await run()
    await app.db.execute(sql`delete from account_suspensions`)
    expect(receiver.received).toEqual([])
    expect(await log(id)).toEqual([])
  })
})

describe('a process that ends while it sends', () => {
  it('loses nothing: another sends the same delivery again', async () => {
    const { id } = (await add(cast.lucia)).body
    await cast.lucia.addGuest(weddingId, 'Ana')
    const stopping = new AbortController()
    receiver.answer = () => stopping.abort()
    await expect(sendWebhooks(app.platform, weddingId, stopping.signal)).rejects.toThrow()
    // As if it had not even left the webhook to others.
    await app.db.execute(sql`
      update webhooks set lease = gen_random_uuid(), leased_until = now() + interval '30 seconds' where id = ${id}`)
    receiver.answerWith(200)
    const other = await app.anotherProcess()
    await sendWebhooks(other.platform, weddingId, new AbortController().signal)
    expect(receiver.received).toHaveLength(1)
    other.setClock(new Date(Date.now() + MINUTE_MS))
    Object.assign(other.platform.outbound, { allowsLoopbackWebhooks: true })
    await sendWebhooks(other.platform, weddingId, new AbortController().signal)
    expect(receiver.ids).toHaveLength(2)
    expect(receiver.ids[1]).toBe(receiver.ids[0])
    expect((await log(id))[0]).toMatchObject({ status: 'delivered', attempts: 1 })
  })

  it('is found by the sweep when no job is left, and two runs at once send each delivery once', async () => {
    await add(cast.lucia)
    for (const name of ['Ana', 'Leo', 'Eva']) await cast.lucia.addGuest(weddingId, name)
    await app.db.execute(sql`truncate graphile_worker._private_jobs`)
    later(MINUTE_MS)
    await sweepWebhooksJob.run({}, app.platform, new AbortController().signal)
    await app.runJobs()
    expect(receiver.received).toHaveLength(3)
    receiver.reset()
    for (let each = 0; each < 20; each += 1) await cast.lucia.addGuest(weddingId, `Persona ${each}`)
    await Promise.all([run(), run(), run()])
    expect(new Set(receiver.ids).size).toBe(20)
    expect(receiver.ids).toHaveLength(20)
  })
})
