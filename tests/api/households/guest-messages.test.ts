import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { MESSAGES_A_DAY_MAX } from '#domain/households/guest-messages.ts'
import { SETTINGS_TEXT_MAX } from '#domain/households/invitation-settings.ts'
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

type Family = { key: string; way: 'mail' | 'chat'; why: string | null }

const ALL = { kind: 'all', of: null }

const addGuest = async (fullName: string, email: string | null = null): Promise<string> =>
  (await cast.lucia.post(`${at}/guests`, { fullName, email })).body.id
const setDetails = (guestId: string, details: object) =>
  cast.lucia.patch(`${at}/guests/${guestId}/details`, details)
const comes = (guestId: string, rsvp = true) => cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp })
const familiesOf = async ({ kind, of }: { kind: string; of: string | null }): Promise<Family[]> =>
  (
    await cast.lucia.get(
      `${at}/guest-messages/families?kind=${kind}${of === null ? '' : `&of=${encodeURIComponent(of)}`}`,
    )
  ).body
const shownOf = (families: Family[]) => {
  const keysBy = (way: Family['way']) => families.filter((one) => one.way === way).map(({ key }) => key)
  return { mail: keysBy('mail'), chat: keysBy('chat') }
}
const written = async (group: { kind: string; of: string | null }, text = 'El autobús sale a las 11.') => ({
  ...{ id: crypto.randomUUID(), group, subject: 'El autobús', text },
  shown: shownOf(await familiesOf(group)),
})
const post = (body: object, person = cast.lucia) => person.post(`${at}/guest-messages`, body)
const messages = async () => (await cast.lucia.get(`${at}/guest-messages`)).body
const recipients = async (id: string) => (await cast.lucia.get(`${at}/guest-messages/${id}/families`)).body
const groups = async (person = cast.lucia): Promise<{ kind: string; of: string | null; label: string }[]> =>
  (await person.get(`${at}/guest-messages/groups`)).body

describe('the groups of a wedding', () => {
  it('are its buses, hotels, tables, events and sides, with how many families each has', async () => {
    const teo = await addGuest('Teo Lasa', 'teo@otro.example')
    const ane = await addGuest('Ane Mendía')
    await addGuest('Eva Ruiz')
    for (const guest of [teo, ane]) await comes(guest)
    const stops = [
      { key: 'armas', name: 'Plaza de Armas', place: null, minute: 675, isVenue: false },
      { key: 'finca', name: 'La finca', place: null, minute: 720, isVenue: true },
    ]
    const tripId = (await cast.lucia.post(`${at}/transport/trips`, { direction: 'out', stops })).body.id
    await setDetails(teo, { busOut: 'armas', side: 'Lucía' })
    const hotelId = (await cast.lucia.post(`${at}/lodging/hotels`, { name: 'Parador' })).body.id
    const block = { hotelId, name: 'Doble', rooms: 20 }
    const blockId = (await cast.lucia.post(`${at}/lodging/blocks`, block)).body.id
    await cast.lucia.call('PUT', `${at}/lodging/stays`, {
      guests: [{ guestId: ane }],
      need: 'booked',
      blockId,
    })
    const tableId = (await cast.lucia.post(`${at}/seating/tables`, { seats: 8 })).body.id
    await cast.lucia.call('PUT', `${at}/seating/people/${ane}`, { tableId })
    const eventId = (await cast.lucia.post(`${at}/events`, { name: 'Preboda' })).body.id
    expect(await groups()).toEqual([
      { kind: 'all', of: null, label: null, families: 3 },
      { kind: 'pending', of: null, label: null, families: 0 },
      { kind: 'coming', of: null, label: null, families: 2 },
      { kind: 'event', of: eventId, label: 'Preboda', families: 3 },
      { kind: 'side', of: 'Lucía', label: 'Lucía', families: 1 },
      { kind: 'busOut', of: tripId, label: '11:15 · Plaza de Armas', families: 1 },
      { kind: 'hotel', of: hotelId, label: 'Parador', families: 1 },
      { kind: 'table', of: tableId, label: '1', families: 1 },
    ])
    expect(await familiesOf({ kind: 'busOut', of: tripId })).toMatchObject([{ way: 'mail', why: null }])
    expect(await familiesOf({ kind: 'hotel', of: hotelId })).toMatchObject([{ way: 'chat', why: 'noEmail' }])
  })

  it('are there for who sees the sections that they are made of', async () => {
    const guest = await addGuest('Teo Lasa')
    const hotelId = (await cast.lucia.post(`${at}/lodging/hotels`, { name: 'Parador' })).body.id
    await cast.lucia.post(`${at}/seating/tables`, { seats: 8 })
    await join(cast.lucia, weddingId, cast.elena)
    await cast.lucia.patch(`${at}/members/${cast.elena.userId}`, {
      permissions: { transport: 'none', seating: 'none' },
    })
    expect((await groups(cast.elena)).map(({ kind }) => kind)).toEqual(['all', 'pending', 'coming'])
    const asked = await cast.elena.get(`${at}/guest-messages/families?kind=hotel&of=${hotelId}`)
    expect([asked.status, asked.body.code]).toEqual([404, 'GROUP_NOT_FOUND'])
    expect(guest).toBeTruthy()
  })
})

describe('a message to a group', () => {
  it('goes by mail to who has one, and is left for WhatsApp to the others', async () => {
    const carmen = await addGuest('Carmen Aguirre', 'carmen@correo.example')
    const noa = await addGuest('Noa Aguirre')
    await cast.lucia.post(`${at}/households`, { guestIds: [carmen, noa] })
    await addGuest('Ximena Roldán')
    const sent = await post(await written(ALL, 'Hola, {nombres}: el autobús sale a las 11.'))
    expect(sent.body).toMatchObject({
      ...{ group: { kind: 'all', of: null, label: null }, subject: 'El autobús', author: 'Lucía Herrera' },
      ...{ mails: { waiting: 1, sent: 0, failed: 0 }, chats: { waiting: 1, sent: 0 } },
    })
    await app.runJobs()
    expect(app.mails).toMatchObject([
      { to: 'carmen@correo.example', subject: 'El autobús', fromName: 'Lucía & Martín' },
    ])
    expect(app.mails[0]!.text).toContain('Hola, Carmen y Noa: el autobús sale a las 11.')
    expect(app.mails[0]!.headers!['List-Unsubscribe']).toBeTruthy()
    // Nothing of the invitation is in it: no link was asked for, and none was made.
    for (const said of [app.mails[0]!.text, app.mails[0]!.html]) expect(said).not.toContain('/i/')
    expect(await messages()).toMatchObject([{ mails: { waiting: 0, sent: 1 }, chats: { waiting: 1 } }])
    const households = (await cast.lucia.get(`${at}/households`)).body.households
    expect(households[0]).toMatchObject({ sentAt: null, mail: null, hasLink: false })

    const [byMail, byChat] = await recipients(sent.body.id)
    expect([byMail.mail.status, byMail.chat, byChat.mail, byChat.chat]).toEqual([
      ...['sent', null, null],
      { sentAt: null },
    ])
    const path = `${at}/guest-messages/${sent.body.id}/families/${byChat.householdId}`
    expect((await cast.lucia.patch(path, { isSent: true })).body.chat.sentAt).toBeTruthy()
    expect(await messages()).toMatchObject([{ chats: { waiting: 0, sent: 1 } }])
    await cast.lucia.patch(path, { isSent: false })
    expect(await messages()).toMatchObject([{ chats: { waiting: 1, sent: 0 } }])
  })

  it('is sent once, however often its request comes', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    const message = await written(ALL)
    await join(cast.lucia, weddingId, cast.martin)
    const answers = await Promise.all([post(message), post(message, cast.martin), post(message)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([app.runJobs(), app.runJobs()])
    await post(message)
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    expect(await messages()).toHaveLength(1)
    const other = await post({ ...message, text: 'Sale a las 12.' })
    expect([other.status, other.body.code]).toEqual([409, 'MESSAGE_SENT_OTHERWISE'])
  })

  it('is sent once when its process ends while it sends, and then waits to be given by hand', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    const { body: message } = await post(await written(ALL))
    let reached = () => {}
    const isSending = new Promise<void>((resolve) => {
      reached = resolve
    })
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
      await app.db.execute(sql`update graphile_worker._private_jobs
        set locked_at = null, locked_by = null, run_at = now()`)
      await app.runJobs()
    } finally {
      app.setClock(null)
    }
    expect(app.mails).toHaveLength(1)
    expect(await recipients(message.id)).toMatchObject([{ mail: { status: 'unsure' }, chat: null }])
    expect(await messages()).toMatchObject([{ mails: { failed: 1 } }])
    const [{ householdId }] = await recipients(message.id)
    await cast.lucia.patch(`${at}/guest-messages/${message.id}/families/${householdId}`, { isSent: true })
    expect(await messages()).toMatchObject([{ mails: { failed: 0 }, chats: { sent: 1 } }])
  })

  it('is not sent when the group is another than the one that was shown, which is told', async () => {
    const teo = await addGuest('Teo Lasa', 'teo@otro.example')
    const ane = await addGuest('Ane Mendía', 'ane@otro.example')
    const message = await written(ALL)
    const eva = await addGuest('Eva Ruiz')
    await cast.lucia.patch(`${at}/guests/${ane}`, { email: null })
    await cast.lucia.delete(`${at}/guests/${teo}`)
    const refused = await post(message)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'GROUP_CHANGED', data: { joined: [eva], left: [teo], moved: [ane] } },
    ])
    await app.runJobs()
    expect([app.mails, await messages()]).toEqual([[], []])
    expect((await post({ ...message, ...(await written(ALL)), id: message.id })).status).toBe(200)
  })

  it('to nobody is none', async () => {
    const refused = await post(await written(ALL))
    expect([refused.status, refused.body.code]).toEqual([409, 'GROUP_EMPTY'])
  })

  it('says the same in the language of each family, or as the couple wrote it', async () => {
    for (const [name, language] of [
      ['Jordi Mas', 'ca'],
      ['Ane Mendía', 'eu'],
    ]) {
      const guest = await addGuest(name!, `${language}@correo.example`)
      const { body } = await cast.lucia.post(`${at}/households`, { guestIds: [guest] })
      await cast.lucia.patch(`${at}/households/${body.id}`, { language })
    }
    const message = await written(ALL, 'El autobús: {enlace}')
    const translations = { ca: { subject: 'L’autobús', text: 'Surt a les 11: {enlace}' } }
    await post({ ...message, translations })
    await app.runJobs()
    const to = (language: string) => app.mails.find((mail) => mail.to.startsWith(language))!
    expect([to('ca').subject, to('eu').subject]).toEqual(['L’autobús', 'El autobús'])
    expect(to('ca').html).toContain('Obre la invitació i respon')
    const { households } = (await cast.lucia.get(`${at}/households`)).body
    expect(to('ca').text).toContain(households[0].path)
    expect(to('eu').text).toContain(households[1].path)
  })

  it('to those who have not answered does not go to who answers before its turn', async () => {
    const teo = await addGuest('Teo Lasa', 'teo@otro.example')
    const [household] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [teo] })).body
    await cast.lucia.patch(`${at}/households/${household.id}`, { sentBy: 'whatsapp' })
    const { body: message } = await post(await written({ kind: 'pending', of: null }))
    await answerInvitation(app.platform, household.path.slice('/i/'.length), () => ({
      people: [{ guestId: teo, rsvp: true }],
    }))
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect(await recipients(message.id)).toMatchObject([{ mail: { status: 'cancelled' } }])
  })

  it('leaves who wants no mails, and whose mailbox refuses them, to WhatsApp', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    await addGuest('Ane Mendía', 'noesta@correo.example')
    const server = await startSmtpServer(0, (to) =>
      to === 'noesta@correo.example' ? '550 5.1.1 No such user here' : undefined,
    )
    const mail = smtpMailer(server.url, 'Azahar <hola@azahar.example>')
    const { body: first } = await post(await written(ALL))
    await runWaitingJobs({ ...app.platform, mail })
    expect((await recipients(first.id)).map((one: { mail: { status: string } }) => one.mail.status)).toEqual([
      'sent',
      'refused',
    ])
    expect(await messages()).toMatchObject([{ mails: { sent: 1, failed: 1 } }])
    const path = /<http:\/\/localhost:3000(\/baja\/[\w-]{22})>/.exec(server.messages[0]!)![1]!
    await app.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    await server.stop()
    expect(await familiesOf(ALL)).toMatchObject([
      { way: 'chat', why: 'unsubscribed' },
      { way: 'chat', why: 'refused' },
    ])
    await post(await written(ALL))
    await app.runJobs()
    expect(app.mails).toEqual([])
  })

  it('leaves a link that was revoked as it is', async () => {
    const teo = await addGuest('Teo Lasa', 'teo@otro.example')
    const [household] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [teo] })).body
    await cast.lucia.delete(`${at}/households/${household.id}/link`)
    await post(await written(ALL))
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    expect((await cast.lucia.get(`${at}/households`)).body.households).toMatchObject([{ hasLink: false }])
  })

  it('that is too long is refused', async () => {
    await addGuest('Teo Lasa')
    expect((await post({ ...(await written(ALL)), text: 'a'.repeat(SETTINGS_TEXT_MAX + 1) })).status).toBe(
      400,
    )
    expect((await post({ ...(await written(ALL)), subject: '  ' })).status).toBe(400)
  })

  it('is written by who edits the guests, and by no other member', async () => {
    await addGuest('Teo Lasa')
    await join(cast.lucia, weddingId, cast.elena)
    await cast.lucia.patch(`${at}/members/${cast.elena.userId}`, { permissions: { guests: 'view' } })
    const message = await written(ALL)
    for (const answer of [await post(message, cast.elena), await cast.elena.get(`${at}/guest-messages`)])
      expect([answer.status, answer.body.code]).toEqual([403, 'SECTION_CLOSED'])
  })

  it('has a limit a day', async () => {
    await addGuest('Teo Lasa')
    for (let sent = 0; sent < MESSAGES_A_DAY_MAX; sent += 1)
      expect((await post(await written(ALL))).status).toBe(200)
    const refused = await post(await written(ALL))
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      ...[409, 'TOO_MANY_MESSAGES_TODAY'],
      { max: MESSAGES_A_DAY_MAX },
    ])
  })

  it('stands in the activity with who sent it, and cannot be undone', async () => {
    await addGuest('Teo Lasa', 'teo@otro.example')
    await post(await written(ALL))
    const { lines } = (await cast.lucia.get(`${at}/activity`)).body
    expect(lines[0]).toMatchObject({ action: 'households.messages.send', actorName: 'Lucía Herrera' })
  })

  it('comes back with a family that was removed', async () => {
    const teo = await addGuest('Teo Lasa')
    const { body: message } = await post(await written(ALL))
    await cast.lucia.delete(`${at}/guests/${teo}`)
    expect(await recipients(message.id)).toEqual([])
    const { lines } = (await cast.lucia.get(`${at}/activity`)).body
    await cast.lucia.post(`${at}/activity/${lines[0].id}/undo`)
    expect(await recipients(message.id)).toMatchObject([{ chat: { sentAt: null } }])
  })
})
