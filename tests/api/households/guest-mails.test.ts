import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  MAILS_A_DAY_PER_WEDDING,
  MAILS_A_MINUTE_PER_DOMAIN,
  nextMailDay,
} from '#domain/households/guest-mails.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { noteOpened } from '#server/areas/households/households.commands.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { smtpMailer } from '#server/platform/mail.ts'
import { join } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { runWaitingJobs } from '../../support/outside/run-waiting-jobs.ts'
import { startSmtpServer } from '../../support/outside/smtp-server.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  at = `/api/weddings/${weddingId}`
  app.mails.length = 0
  await app.db.execute(sql`truncate mail_paces, guest_mails, graphile_worker._private_jobs`)
})

type Household = {
  id: string
  path: string
  sentAt: string | null
  sentBy: string | null
  remindedAt: string | null
  mail: { kind: string; status: string } | null
}

const addGuest = async (fullName: string, email: string | null = null): Promise<string> =>
  (await cast.lucia.post(`${at}/guests`, { fullName, email })).body.id
const list = async () => (await cast.lucia.get(`${at}/households`)).body
const households = async (): Promise<Household[]> => (await list()).households
const send = async (body: object) => (await cast.lucia.post(`${at}/households/mails`, body)).body
const tokenOf = ({ path }: { path: string }) => path.slice('/i/'.length)
const newest = () => app.mails.at(-1)!
const stopPath = () => new URL(newest().headers!['List-Unsubscribe']!.slice(1, -1)).pathname
const form = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
/** Lets what waits for its time run now. */
const later = () =>
  app.db.execute(sql`
  with mails as (update guest_mails set next_at = now() - interval '1 minute' where status = 'waiting')
  update graphile_worker._private_jobs set run_at = now()`)

describe('invitations by mail', () => {
  it('reach every family that has an email with a link of its own, and note that they are sent', async () => {
    const carmen = await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    const noa = await addGuest('Noa Aguirre')
    await addGuest('Teo Lasa', 'teo@otro.example')
    await addGuest('Ximena Roldán')
    await addGuest('Mal Escrito', 'sin arroba')
    await cast.lucia.post(`${at}/households`, { guestIds: [carmen, noa] })
    expect(await send({ kind: 'invite' })).toEqual({ queued: 2, unreachable: 2 })
    expect((await households()).map(({ mail }) => mail?.status)).toEqual(['waiting', 'waiting'])
    await app.runJobs()
    expect(app.mails.map(({ to }) => to).sort()).toEqual(['carmen@correo.example', 'teo@otro.example'])
    const stored = await households()
    expect(stored).toMatchObject([
      { sentBy: 'email', sentAt: expect.any(String), mail: { kind: 'invite', status: 'sent' } },
      { sentBy: 'email', sentAt: expect.any(String), mail: { kind: 'invite', status: 'sent' } },
    ])
    const toCarmen = app.mails.find(({ to }) => to.startsWith('carmen'))!
    expect(toCarmen).toMatchObject({
      subject: 'Lucía & Martín se casan',
      fromName: 'Lucía & Martín',
      replyTo: cast.lucia.email,
    })
    expect(toCarmen.text).toContain('Hola, Carmen y Noa:\nNos casamos el 10 de abril de 2199')
    expect(toCarmen.text).toContain(stored[0]!.path)
    expect(toCarmen.html).toContain(stored[0]!.path)
    expect(toCarmen.html).toContain('10 de abril de 2199')
    // The first word to a guest says what is kept of them (RGPD 14.3 b).
    for (const said of [toCarmen.text, toCarmen.html]) expect(said).toContain('/privacidad/invitados')
    expect(toCarmen.text).not.toContain(stored[1]!.path)
  })

  it('have own words for one person and for several', async () => {
    const carmen = await addGuest('Carmen Aguirre', 'carmen@correo.example')
    const noa = await addGuest('Noa Aguirre')
    await addGuest('Teo Lasa', 'teo@otro.example')
    await cast.lucia.post(`${at}/households`, { guestIds: [carmen, noa] })
    await cast.lucia.patch(`${at}/invitation-settings`, {
      texts: { es: 'Os esperamos, {nombres}' },
      textsToOne: { es: 'Te esperamos, {nombres}' },
    })
    await send({ kind: 'invite' })
    await app.runJobs()
    expect(app.mails.map(({ text }) => /(?:Os|Te) esperamos, [^\n]+/.exec(text)?.[0]).sort()).toEqual([
      'Os esperamos, Carmen y Noa',
      'Te esperamos, Teo',
    ])
  })

  it('are sent once, however often and by how many they are asked for', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    await addGuest('Ane Mendía', 'ane@otro.example')
    await join(cast.lucia, weddingId, cast.martin)
    const asked = await Promise.all(
      [cast.lucia, cast.martin, cast.lucia, cast.martin].map((person) =>
        person.post(`${at}/households/mails`, { kind: 'invite' }),
      ),
    )
    expect(asked.reduce((sum, { body }) => sum + body.queued, 0)).toBe(2)
    await Promise.all([app.runJobs(), app.runJobs()])
    expect(await send({ kind: 'invite' })).toEqual({ queued: 0, unreachable: 0 })
    await app.runJobs()
    expect(app.mails).toHaveLength(2)
  })

  it('are sent once when their process ends while it sends, and then say that they may not have arrived', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    await send({ kind: 'invite' })
    let reached = () => {}
    const isSending = new Promise<void>((resolve) => {
      reached = resolve
    })
    // The mail goes out, but the process that sent it never learns of it.
    const dying = {
      send: async (mail: (typeof app.mails)[number]) => {
        app.mails.push(mail)
        reached()
        await new Promise(() => {})
      },
    }
    void runWaitingJobs({ ...app.platform, mail: dying })
    await isSending
    app.setClock(new Date(Date.now() + 11 * 60_000))
    try {
      await app.db.execute(sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null`)
      await later()
      await app.runJobs()
    } finally {
      app.setClock(null)
    }
    expect(app.mails).toHaveLength(1)
    expect(await households()).toMatchObject([{ sentAt: null, mail: { status: 'unsure' } }])
    // Nothing is sent again by itself; who is chosen gets it.
    expect(await send({ kind: 'invite' })).toMatchObject({ queued: 0 })
    const [guest] = (await cast.lucia.get(`${at}/guests`)).body
    expect(await send({ kind: 'invite', guestIds: [guest.id] })).toMatchObject({ queued: 1 })
    await app.runJobs()
    expect(app.mails).toHaveLength(2)
  })

  it('go to the chosen families alone', async () => {
    const teo = await addGuest('Teo Lasa', 'teo@otro.example')
    await addGuest('Ane Mendía', 'ane@otro.example')
    expect(await send({ kind: 'invite', guestIds: [teo] })).toEqual({ queued: 1, unreachable: 0 })
    await app.runJobs()
    expect(app.mails.map(({ to }) => to)).toEqual(['teo@otro.example'])
  })

  it('speak the language and the words of the couple, with what a guest typed kept out of the HTML', async () => {
    const jordi = await addGuest('Jordi <b>Mas</b>', 'jordi@correo.example')
    const [household] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [jordi] })).body
    await cast.lucia.patch(`${at}/households/${household.id}`, { language: 'ca' })
    await cast.lucia.patch(`${at}/invitation-settings`, {
      mailTexts: { ca: { subject: 'Veniu, {nombres}?', text: 'Us esperem {fecha}.' } },
    })
    await send({ kind: 'invite' })
    await app.runJobs()
    expect(newest().subject).toContain('Veniu, Jordi')
    expect(newest().text).toContain('Us esperem el 10 d’abril del 2199.')
    expect(newest().text).toContain(household.path)
    expect(newest().html).toContain('lang="ca"')
    expect(newest().html).toContain('Obre la invitació i respon')
    expect(newest().html).not.toContain('<b>Mas')
  })

  it('are not sent to who got it by hand, or answered, before its turn', async () => {
    const teo = await addGuest('Teo Lasa', 'teo@otro.example')
    const ane = await addGuest('Ane Mendía', 'ane@otro.example')
    await send({ kind: 'invite' })
    const [ofTeo, ofAne] = await households()
    await cast.lucia.patch(`${at}/households/${ofTeo!.id}`, { sentBy: 'whatsapp' })
    await answerInvitation(app.platform, tokenOf(ofAne!), () => ({ people: [{ guestId: ane, rsvp: true }] }))
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect((await households()).map(({ mail }) => mail?.status)).toEqual(['cancelled', 'cancelled'])
    expect(teo).toBeTruthy()
  })

  it('can go again when their link was renewed', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    await send({ kind: 'invite' })
    await app.runJobs()
    const [household] = await households()
    await cast.lucia.post(`${at}/households/${household!.id}/link`)
    expect(await send({ kind: 'invite' })).toMatchObject({ queued: 1 })
    await app.runJobs()
    expect(newest().text).toContain((await households())[0]!.path)
    expect(newest().text).not.toContain(household!.path)
  })

  it('keep to the pace of each domain, and leave others alone', async () => {
    const many = Array.from({ length: MAILS_A_MINUTE_PER_DOMAIN + 5 }, (_, index) => ({
      fullName: `Invitada ${index}`,
      email: `invitada${index}@lento.example`,
    }))
    await cast.lucia.post(`${at}/guests/import`, {
      mode: 'append',
      guests: [...many, { fullName: 'Teo Lasa', email: 'teo@otro.example' }],
    })
    app.setClock(new Date(Date.now()))
    try {
      await send({ kind: 'invite' })
      await app.runJobs()
      const toDomain = () => app.mails.filter(({ to }) => to.endsWith('@lento.example')).length
      expect(toDomain()).toBe(MAILS_A_MINUTE_PER_DOMAIN)
      expect(app.mails.some(({ to }) => to === 'teo@otro.example')).toBe(true)
      const { rows } = await app.db.execute(sql`
        select run_at > now() as waits from graphile_worker.jobs where task_identifier = 'deliver-guest-mails'`)
      expect(rows).toEqual([{ waits: true }])
      app.setClock(new Date(Date.now() + 60_000))
      await later()
      await app.runJobs()
      expect(toDomain()).toBe(MAILS_A_MINUTE_PER_DOMAIN + 5)
      expect(new Set(app.mails.map(({ to }) => to)).size).toBe(MAILS_A_MINUTE_PER_DOMAIN + 6)
    } finally {
      app.setClock(null)
    }
  })
})

describe('a day', () => {
  const TODAY = dayInMadrid(new Date())
  const NOON = new Date(`${TODAY}T11:00:00Z`)
  const NEXT_MORNING = nextMailDay(NOON)

  /** So many mails of the wedding that have gone at noon. */
  const sentToday = async (count: number) => {
    const [household] = await households()
    await app.db.execute(sql`
      insert into guest_mails (wedding_id, id, household_id, kind, occasion, address, domain, status, attempts,
        attempted_at, next_at, created_at, ended_at)
      select ${weddingId}, gen_random_uuid(), ${household!.id}, 'remind', n::text, 'a@otro.example', 'otro.example',
        'sent', 1, at, at, at, at
      from generate_series(1, ${count}) n, (select ${NOON.toISOString()}::timestamptz as at) given`)
    await app.db.execute(sql`
      update wedding_versions set version = version + 1 where wedding_id = ${weddingId} and area = 'households'`)
  }

  it('takes so many mails of a wedding, whatever their domains, and the next day the others', async () => {
    const first = await addGuest('Ana Soto', 'ana@uno.example')
    for (const [name, domain] of [
      ['Berta Gil', 'uno'],
      ['Carla Paz', 'dos'],
      ['Dora Mas', 'dos'],
    ])
      await addGuest(name!, `${name!.split(' ')[0]!.toLowerCase()}@${domain}.example`)
    await cast.lucia.post(`${at}/households`, { guestIds: [first], householdId: crypto.randomUUID() })
    app.setClock(NOON)
    try {
      await sentToday(MAILS_A_DAY_PER_WEDDING - 1)
      expect((await list()).mailDay).toEqual({ day: TODAY, sent: MAILS_A_DAY_PER_WEDDING - 1 })
      expect(await send({ kind: 'invite' })).toMatchObject({ queued: 4 })
      await app.runJobs()
      expect(app.mails).toHaveLength(1)
      expect((await list()).mailDay.sent).toBe(MAILS_A_DAY_PER_WEDDING)
      const { rows } = await app.db.execute<{ nextAt: string }>(sql`
        select distinct to_json(next_at) #>> '{}' as "nextAt" from guest_mails where status = 'waiting'`)
      expect(rows.map(({ nextAt }) => new Date(nextAt))).toEqual([NEXT_MORNING])

      app.setClock(NEXT_MORNING)
      await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
      await app.runJobs()
      expect(app.mails.map(({ to }) => to).toSorted()).toEqual([
        'ana@uno.example',
        'berta@uno.example',
        'carla@dos.example',
        'dora@dos.example',
      ])
    } finally {
      app.setClock(null)
    }
  })

  it('of one wedding is nothing to another', async () => {
    const first = await addGuest('Ana Soto')
    await cast.lucia.post(`${at}/households`, { guestIds: [first], householdId: crypto.randomUUID() })
    app.setClock(NOON)
    try {
      await sentToday(MAILS_A_DAY_PER_WEDDING)
      const other = `/api/weddings/${await cast.lucia.createWedding('Otra', '2199-04-10')}`
      await cast.lucia.post(`${other}/guests`, { fullName: 'Eva Roca', email: 'eva@uno.example' })
      await cast.lucia.post(`${other}/households/mails`, { kind: 'invite' })
      await app.runJobs()
      expect(app.mails.map(({ to }) => to)).toEqual(['eva@uno.example'])
    } finally {
      app.setClock(null)
    }
  })
})

describe('what the mail server of a recipient answers', () => {
  it('marks a refused address with the reason until it is another, and tries again what was put off', async () => {
    const answers: Record<string, string> = {
      'noesta@correo.example': '550 5.1.1 No such user here',
      'llena@correo.example': '552 5.2.2 Mailbox full',
      'gris@correo.example': '450 4.7.1 Greylisted, come back later',
    }
    const server = await startSmtpServer(0, (recipient) => answers[recipient])
    const deps = { ...app.platform, mail: smtpMailer(server.url, 'Azahar <hola@azahar.example>') }
    const noEsta = await addGuest('Álvaro Gil', 'noesta@correo.example')
    await addGuest('Begoña Ruiz', 'llena@correo.example')
    await addGuest('Cayetana Sanz', 'gris@correo.example')
    await addGuest('Diego Peña', 'diego@correo.example')
    await send({ kind: 'invite' })
    await runWaitingJobs(deps)
    expect(server.messages).toHaveLength(1)
    expect(server.messages[0]).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/baja\/[\w-]{22}>$/m)
    expect(server.messages[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect((await households()).map(({ mail, sentAt }) => [mail?.status, sentAt !== null])).toEqual([
      ['refused', false],
      ['refused', false],
      ['waiting', false],
      ['sent', true],
    ])
    expect((await list()).stoppedAddresses).toEqual([
      expect.objectContaining({ address: 'llena@correo.example', refusal: 'mailboxFull' }),
      expect.objectContaining({ address: 'noesta@correo.example', refusal: 'unknownMailbox' }),
    ])
    expect(app.logLines.join('')).not.toContain('noesta@')

    delete answers['gris@correo.example']
    await later()
    await runWaitingJobs(deps)
    expect(server.messages).toHaveLength(2)

    // To all it goes no more; to another address, or to a chosen family, it does.
    expect(await send({ kind: 'invite' })).toEqual({ queued: 0, unreachable: 2 })
    const [refused] = await households()
    await cast.lucia.patch(`${at}/households/${refused!.id}`, { email: 'alvaro@correo.example' })
    expect(await send({ kind: 'invite', guestIds: [noEsta] })).toMatchObject({ queued: 1 })
    await runWaitingJobs(deps)
    expect(server.messages.at(-1)).toContain('To: alvaro@correo.example')
    await server.stop()
  })

  it('is waited for while it is away, without losing or doubling a mail', async () => {
    const away = await startSmtpServer()
    await away.stop()
    await addGuest('Teo Lasa', 'teo@otro.example')
    await send({ kind: 'invite' })
    await runWaitingJobs({ ...app.platform, mail: smtpMailer(away.url, 'hola@azahar.example') })
    expect(await households()).toMatchObject([{ sentAt: null, mail: { status: 'waiting' } }])
    await later()
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })
})

describe('who wants no more mails', () => {
  it('ends them with one press of their mail program, for this wedding, and may have them again', async () => {
    const teo = await addGuest('Teo Lasa', 'Teo@Otro.example')
    await send({ kind: 'invite' })
    await app.runJobs()
    const path = stopPath()
    expect((await app.fetch(path)).status).toBe(200)
    expect((await list()).stoppedAddresses).toEqual([])

    const pressed = await form(path, 'List-Unsubscribe=One-Click')
    expect([pressed.status, pressed.headers.get('set-cookie')]).toEqual([200, null])
    await form(path, 'List-Unsubscribe=One-Click')
    expect((await list()).stoppedAddresses).toMatchObject([
      { address: 'teo@otro.example', unsubscribedAt: expect.any(String) },
    ])
    await noteOpened(app.platform, tokenOf((await households())[0]!))
    expect(await send({ kind: 'remind', guestIds: [teo] })).toEqual({ queued: 0, unreachable: 1 })
    await app.runJobs()
    expect(app.mails).toHaveLength(1)

    const page = await (await app.fetch(`${path}?l=en`)).text()
    expect(page).toContain('You will get no more emails')
    // As the button of the page does, whose form comes from nowhere and says its language.
    const again = await form(`${path}?l=en`, 'otra-vez=1', {
      origin: 'null',
      'sec-fetch-site': 'same-origin',
    })
    expect(again.status).toBe(200)
    expect(await send({ kind: 'remind', guestIds: [teo] })).toEqual({ queued: 1, unreachable: 0 })
  })

  it('is not sent what waited already', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    await send({ kind: 'invite' })
    await app.db.execute(sql`update mail_recipients set unsubscribed_at = now()`)
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect((await households())[0]!.mail?.status).toBe('stopped')
  })

  it('is told nothing by a token that is none', async () => {
    for (const token of ['x', 'A'.repeat(22)]) {
      const answer = await app.fetch(`/baja/${token}`)
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([404, 'no-referrer'])
      expect((await form(`/baja/${token}`, 'List-Unsubscribe=One-Click')).status).toBe(404)
    }
  })
})
