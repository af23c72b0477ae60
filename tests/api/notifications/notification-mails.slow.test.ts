import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailNotificationsJob } from '#server/areas/notifications/mail-notifications.job.ts'
import { sendSummariesJob } from '#server/areas/notifications/send-summaries.job.ts'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
const signal = new AbortController().signal

let lucia: Person
let martin: Person
let weddingId: string
let path: string

/** A couple of their own for each test, with nothing waiting. */
beforeEach(async () => {
  app.setClock(null)
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  martin = await signedUp(app, 'Martín Aguirre', 'couple')
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  path = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, martin)
  await app.db.execute(sql`truncate graphile_worker._private_jobs`)
  await app.db.execute(sql`delete from notifications`)
  app.mails.length = 0
})

const choose = async (person: Person, kind: string, changes: object) =>
  expect((await person.patch(`/api/notifications/settings/${kind}`, changes)).status).toBe(200)
const times = async (person: Person, changes: object) =>
  expect((await person.patch('/api/notifications/settings', changes)).status).toBe(200)
const settings = async (person: Person) => (await person.get('/api/notifications/settings')).body
const bell = async (person: Person) =>
  (await person.get('/api/notifications')).body.map(({ action }: { action: string }) => action)

type MailJob = { userId: string; mailId: string; mode: 'now' | 'daily' }

/** The jobs of mails that wait, and when they run in seconds from now. */
async function waitingJobs(): Promise<{ payload: MailJob; wait: number }[]> {
  const { rows } = await app.db.execute<{ payload: MailJob; wait: number }>(sql`
    select j.payload, extract(epoch from j.run_at - now())::int as wait
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail-notifications' order by j.id`)
  return rows
}

/** Runs the jobs of mails as if their time had come, and takes them out of the queue. */
async function sendWaiting() {
  const jobs = await waitingJobs()
  await app.db.execute(sql`truncate graphile_worker._private_jobs`)
  for (const { payload } of jobs) await mailNotificationsJob.run(payload, app.platform, signal)
}

const summariesAt = async (instant: string) => {
  app.setClock(new Date(instant))
  await sendSummariesJob.run({}, app.platform, signal)
  await sendWaiting()
  app.setClock(null)
}

/** Lets what waits have happened then. */
const happened = (instant: string) => app.db.execute(sql`update notifications set created_at = ${instant}`)

async function mention(text = '¿Lo ves?') {
  const vendorId = await lucia.addVendor(weddingId)
  const added = await lucia.post(`${path}/vendors/${vendorId}/comments`, { text, mentions: [martin.userId] })
  expect(added.status).toBeLessThan(300)
}

describe('without a choice', () => {
  it('all is in the bell, and only what is addressed to a person is mailed at once', async () => {
    expect(await settings(martin)).toMatchObject({
      timeZone: 'Europe/Madrid',
      summaryHour: 9,
      quiet: null,
      kinds: [
        { kind: 'mentions', bell: true, mail: 'now', push: true },
        { kind: 'payments', bell: true, mail: 'now', push: true },
        { kind: 'instalments', bell: true, mail: 'now', push: true },
        { kind: 'members', bell: true, mail: 'now', push: true },
        { kind: 'answers', bell: true, mail: 'daily', push: true },
        { kind: 'comments', bell: true, mail: 'daily', push: true },
        { kind: 'publications', bell: true, mail: 'daily', push: true },
        { kind: 'tasks', bell: true, mail: 'daily', push: true },
        { kind: 'wedding', bell: true, mail: 'daily', push: false },
        { kind: 'guests', bell: true, mail: 'never', push: false },
        { kind: 'vendors', bell: true, mail: 'never', push: false },
        { kind: 'agenda', bell: true, mail: 'never', push: false },
        { kind: 'inspiration', bell: true, mail: 'never', push: false },
      ],
    })
    const ofPlanner = (await settings(cast.elena)).kinds
    expect(ofPlanner.slice(1, 7)).toMatchObject([
      { kind: 'requests' },
      { kind: 'books' },
      { kind: 'appointments' },
      { kind: 'invoices' },
      { kind: 'instalments' },
      { kind: 'members' },
    ])
  })

  it('a guest that is added makes no job and no mail', async () => {
    await lucia.addGuest(weddingId, 'Carmen Soto')
    expect(await bell(martin)).toEqual(['guest.added'])
    expect(await waitingJobs()).toEqual([])
  })
})

describe('a mail at once', () => {
  it('says what the bell says a minute later, with the way there and the way to end it', async () => {
    await mention()
    const [job] = await waitingJobs()
    expect(job!.wait).toBeGreaterThan(50)
    expect(job!.wait).toBeLessThanOrEqual(60)
    await sendWaiting()
    expect(app.mails).toHaveLength(1)
    const [mail] = app.mails
    expect(mail).toMatchObject({
      to: martin.email,
      subject: 'Lucía Herrera te ha mencionado en la conversación de Catering',
    })
    expect(mail!.text).toContain(`http://localhost:3000/app/couple/${weddingId}/vendors?proveedor=`)
    expect(mail!.html).toContain('te ha mencionado')
    expect(mail!.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/baja\/[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('gathers ten changes of a minute', async () => {
    await choose(martin, 'guests', { mail: 'now' })
    await choose(martin, 'vendors', { mail: 'now' })
    for (let count = 0; count < 5; count += 1) {
      await lucia.addGuest(weddingId, `Invitada ${count}`)
      await lucia.post(`${path}/vendors`, { vendorType: 'dj', name: `DJ ${count}` })
    }
    await sendWaiting()
    expect(app.mails.map(({ subject }) => subject)).toEqual(['2 novedades en «Lucía & Martín»'])
    expect(app.mails[0]!.text).toContain('Lucía Herrera ha añadido 5 invitados.')
    await sendWaiting()
    expect(app.mails).toHaveLength(1)
  })

  it('says once more what has grown since', async () => {
    await choose(martin, 'guests', { mail: 'now' })
    await lucia.addGuest(weddingId, 'Ana')
    await sendWaiting()
    await lucia.addGuest(weddingId, 'Berta')
    await sendWaiting()
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'Lucía Herrera ha añadido a Ana',
      'Lucía Herrera ha añadido 2 invitados',
    ])
  })

  it('is sent once and says the same when the mail server was away', async () => {
    await mention()
    const { payload } = (await waitingJobs())[0]!
    const { mail } = app.platform
    const tried: (string | undefined)[] = []
    app.platform.mail = {
      send: async ({ id }) => {
        tried.push(id)
        throw new Error('the mail server is away')
      },
    }
    await expect(mailNotificationsJob.run(payload, app.platform, signal)).rejects.toThrow('away')
    app.platform.mail = mail
    await mention('¿Y esto?')
    await mailNotificationsJob.run(payload, app.platform, signal)
    expect(app.mails.map(({ id }) => id)).toEqual(tried)
    // A job that is run again although it is done says what is new, in a mail of its own.
    await mailNotificationsJob.run(payload, app.platform, signal)
    await sendWaiting()
    expect(app.mails).toHaveLength(2)
    expect(app.mails[1]!.id).not.toBe(app.mails[0]!.id)
  })

  it('is sent once when two processes run its jobs at the same time', async () => {
    await choose(martin, 'guests', { mail: 'now' })
    for (const name of ['Ana', 'Berta', 'Carla']) await lucia.addGuest(weddingId, name)
    const other = await app.anotherProcess()
    const jobs = await waitingJobs()
    await Promise.all(
      jobs.flatMap(({ payload }, index) =>
        mailNotificationsJob.run(payload, index % 2 ? other.platform : app.platform, signal),
      ),
    )
    expect([...app.mails, ...other.mails]).toHaveLength(1)
  })

  it.each([
    ['what was read meanwhile', () => martin.post('/api/notifications/read', { all: true })],
    ['what its reader may not see any more', () => closeConversation(martin)],
    ['a wedding that its reader has left', () => martin.delete(`${path}/members/me`)],
    ['a kind that was closed meanwhile', () => choose(martin, 'mentions', { mail: 'never' })],
    ['an account that waits for its deletion', () => deleteAccount(martin)],
  ])('does not say %s', async (_, change) => {
    await mention()
    await change()
    await sendWaiting()
    expect(app.mails.filter(({ to, subject }) => to === martin.email && /mencionado/.test(subject))).toEqual(
      [],
    )
  })

  it('is not kept of an account that was erased', async () => {
    await mention()
    await app.db.execute(sql`delete from auth.user where id = ${martin.userId}`)
    await sendWaiting()
    expect(app.mails).toEqual([])
  })

  const closeConversation = (person: Person) =>
    app.db.execute(sql`
      update wedding_members set permissions = permissions || '{"conversation": "none"}'
      where user_id = ${person.userId}`)
  const deleteAccount = (person: Person) =>
    app.db.execute(sql`
      insert into account_deletions (user_id, requested_at, due_at, was_listed)
      values (${person.userId}, now(), now() + interval '14 days', false)`)
})

describe('the summary of the day', () => {
  const answer = async () => {
    const guestId = await lucia.addGuest(weddingId, 'Carmen Soto')
    await lucia.patch(`${path}/guests/${guestId}`, { rsvp: true })
  }

  it('comes at nine in Madrid, in winter and in summer, with what came before', async () => {
    await answer()
    await happened('2027-01-10T06:00:00Z')
    await summariesAt('2027-01-10T07:59:00Z')
    expect(app.mails).toEqual([])
    await summariesAt('2027-01-10T08:00:00Z')
    expect(app.mails).toMatchObject([{ to: martin.email, subject: 'Tu resumen de Azahar: una novedad' }])
    expect(app.mails[0]!.text).toContain('Lucía Herrera ha cambiado la respuesta de Carmen Soto a Sí.')
    expect(app.mails[0]!.text).not.toContain('ha añadido')

    await answer()
    await happened('2027-07-10T06:00:00Z')
    await summariesAt('2027-07-10T06:59:00Z')
    expect(app.mails).toHaveLength(1)
    await summariesAt('2027-07-10T07:00:00Z')
    expect(app.mails).toHaveLength(2)
  })

  it('comes once in the day whose clocks show its hour twice, and in the one that leaves it out', async () => {
    await times(martin, { summaryHour: 2 })
    await answer()
    await happened('2027-10-30T20:00:00Z')
    await summariesAt('2027-10-31T00:00:00Z')
    expect(app.mails).toHaveLength(1)
    await answer()
    await happened('2027-10-31T00:10:00Z')
    await summariesAt('2027-10-31T01:00:00Z')
    expect(app.mails).toHaveLength(1)
    await summariesAt('2027-11-01T01:00:00Z')
    expect(app.mails).toHaveLength(2)
    await answer()
    await happened('2028-03-25T20:00:00Z')
    await summariesAt('2028-03-26T01:00:00Z')
    expect(app.mails).toHaveLength(3)
  })

  it('comes at the hour and in the zone of its reader', async () => {
    await times(martin, { summaryHour: 20, timeZone: 'America/Mexico_City' })
    await answer()
    await happened('2027-01-10T06:00:00Z')
    await summariesAt('2027-01-10T20:00:00Z')
    expect(app.mails).toEqual([])
    await summariesAt('2027-01-11T02:00:00Z')
    expect(app.mails).toHaveLength(1)
  })

  it('with what comes after its hour waits for the next day', async () => {
    await answer()
    await happened('2027-01-10T08:30:00Z')
    await summariesAt('2027-01-10T08:45:00Z')
    expect(app.mails).toEqual([])
    await summariesAt('2027-01-11T08:00:00Z')
    expect(app.mails).toHaveLength(1)
  })

  it('comes late when nothing ran at its hour, and once when several processes look', async () => {
    await answer()
    await happened('2027-01-10T06:00:00Z')
    const other = await app.anotherProcess()
    for (const process of [app, other]) process.setClock(new Date('2027-01-10T10:20:00Z'))
    await Promise.all([app, other].map(({ platform }) => sendSummariesJob.run({}, platform, signal)))
    expect(await waitingJobs()).toHaveLength(1)
  })

  it('does not come of what was read', async () => {
    await answer()
    await happened('2027-01-10T06:00:00Z')
    await martin.post('/api/notifications/read', { all: true })
    await summariesAt('2027-01-10T08:00:00Z')
    expect(app.mails).toEqual([])
  })

  it('takes what waited for a mail at once when its kind is changed to it, and the other way round', async () => {
    await mention()
    await choose(martin, 'mentions', { mail: 'daily' })
    await sendWaiting()
    expect(app.mails).toEqual([])
    await choose(martin, 'mentions', { mail: 'now' })
    await happened('2027-01-10T06:00:00Z')
    await summariesAt('2027-01-10T08:00:00Z')
    expect(app.mails).toHaveLength(1)
  })
})

describe('quiet hours', () => {
  it('keep mails until they end, over midnight, and then send all of it once', async () => {
    await choose(martin, 'guests', { mail: 'now' })
    await times(martin, { quiet: { from: 22, to: 8 } })
    for (const [name, instant] of [
      ['Ana', '2027-01-10T21:00:00Z'],
      ['Berta', '2027-01-10T23:30:00Z'],
      ['Carla', '2027-01-11T06:59:00Z'],
    ]) {
      await lucia.addGuest(weddingId, name!)
      app.setClock(new Date(instant!))
      await sendWaiting()
      app.setClock(null)
      expect(app.mails).toEqual([])
    }
    app.setClock(new Date('2027-01-11T07:00:00Z'))
    await sendWaiting()
    expect(app.mails.map(({ subject }) => subject)).toEqual(['Lucía Herrera ha añadido 3 invitados'])
    await sendWaiting()
    expect(app.mails).toHaveLength(1)
  })

  it('end at their hour: the job waits until then', async () => {
    await mention()
    await times(martin, { quiet: { from: 22, to: 8 } })
    const { payload } = (await waitingJobs())[0]!
    await app.db.execute(sql`truncate graphile_worker._private_jobs`)
    app.setClock(new Date('2027-01-10T23:30:00Z'))
    await mailNotificationsJob.run(payload, app.platform, signal)
    const { rows } = await app.db.execute(sql`
      select to_json(run_at at time zone 'UTC') #>> '{}' as at from graphile_worker._private_jobs`)
    expect(rows).toEqual([{ at: '2027-01-11T07:00:00' }])
    app.setClock(null)
  })

  it.each([
    [{ quiet: { from: 8, to: 8 } }],
    [{ quiet: { from: 8, to: 24 } }],
    [{ summaryHour: 24 }],
    [{ timeZone: 'Marte/Olympus' }],
  ])('and other hours that are none are refused: %j', async (changes) => {
    expect((await martin.patch('/api/notifications/settings', changes)).status).toBe(400)
  })
})

describe('a kind without the bell', () => {
  it('is neither listed nor counted, and is mailed all the same', async () => {
    await choose(martin, 'mentions', { bell: false })
    await choose(martin, 'comments', { bell: false, mail: 'never', push: false })
    await mention()
    expect(await bell(martin)).toEqual(['vendor.added'])
    expect((await martin.get('/api/notifications/unread-count')).body).toEqual({ unread: 1 })
    await martin.post('/api/notifications/read', { all: true })
    await sendWaiting()
    expect(app.mails).toHaveLength(1)
  })

  it('is not even kept when it comes on no way', async () => {
    await choose(martin, 'guests', { bell: false })
    await lucia.addGuest(weddingId, 'Ana')
    const { rows } = await app.db.execute(
      sql`select from notifications where recipient_id = ${martin.userId}`,
    )
    expect(rows).toEqual([])
  })
})

describe('the link that ends mails', () => {
  const linkOf = (mail: (typeof app.mails)[number]) =>
    /baja\/[\w.-]+/.exec(mail.headers!['List-Unsubscribe']!)![0]
  const press = (link: string, body: string) =>
    app.fetch(`/${link}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  const mailOf = async (person: Person, kind: string) =>
    (await settings(person)).kinds.find((one: { kind: string }) => one.kind === kind).mail

  it('ends those of its kind with one press of the program for mail, without a session', async () => {
    await mention()
    await sendWaiting()
    const link = linkOf(app.mails[0]!)
    expect((await press(link, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect(await mailOf(martin, 'mentions')).toBe('never')
    expect(await mailOf(martin, 'members')).toBe('now')
    await mention()
    await sendWaiting()
    expect(app.mails).toHaveLength(1)
  })

  it('is a page with a button, which changes nothing by being looked at, and lets them come again', async () => {
    await mention()
    await sendWaiting()
    const link = linkOf(app.mails[0]!)
    const page = await app.fetch(`/${link}`)
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await page.text()).toContain('Dejarás de recibir los correos de «Menciones».')
    expect(await mailOf(martin, 'mentions')).toBe('now')
    expect(await (await press(link, '')).text()).toContain('Has dejado de recibir')
    expect(await (await press(link, 'otra-vez=1')).text()).toContain('Dejarás de recibir')
    expect(await mailOf(martin, 'mentions')).toBe('now')
  })

  it('of a summary ends the summary', async () => {
    await lucia.patch(path, { name: 'Nuestra boda' })
    await happened('2027-01-10T06:00:00Z')
    await summariesAt('2027-01-10T08:00:00Z')
    await press(linkOf(app.mails[0]!), 'List-Unsubscribe=One-Click')
    for (const kind of ['answers', 'comments', 'wedding']) expect(await mailOf(martin, kind)).toBe('never')
    expect(await mailOf(martin, 'mentions')).toBe('now')
  })

  it('that was changed, or whose account is gone, ends nothing', async () => {
    await mention()
    await sendWaiting()
    const link = linkOf(app.mails[0]!)
    const changed = link.replace('.mentions.', '.members.')
    expect((await press(changed, '')).status).toBe(404)
    expect(await mailOf(martin, 'members')).toBe('now')
    await app.db.execute(sql`delete from auth.user where id = ${martin.userId}`)
    expect((await press(link, '')).status).toBe(404)
  })
})
