import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteOpened } from '#server/areas/households/households.commands.ts'
import { sendRemindersJob } from '#server/areas/households/mails/send-reminders.job.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

/** Ten in the morning in Madrid, in summer and in winter time. */
const TEN = { may: '2199-05-10T08:00:00Z', march: '2199-03-10T09:00:00Z' }

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-07-10')
  at = `/api/weddings/${weddingId}`
  app.mails.length = 0
  await app.db.execute(sql`truncate mail_paces, guest_mails, graphile_worker._private_jobs`)
  await app.db.execute(sql`update invitation_settings set reminders_on = false`)
})
afterEach(() => app.setClock(null))

const addGuest = async (fullName: string, email: string | null = null): Promise<string> =>
  (await cast.lucia.post(`${at}/guests`, { fullName, email })).body.id
const list = async () => (await cast.lucia.get(`${at}/households`)).body
const send = async (body: object) => (await cast.lucia.post(`${at}/households/mails`, body)).body
const plan = (settings: object) => cast.lucia.patch(`${at}/invitation-settings`, settings)
const invite = async (...guestIds: string[]) => {
  const households = (await cast.lucia.post(`${at}/households/invitations`, { guestIds })).body
  for (const { id } of households) await cast.lucia.patch(`${at}/households/${id}`, { sentBy: 'print' })
  return households
}
const tokenOf = ({ path }: { path: string }) => path.slice('/i/'.length)
/** A process looks at an instant, and this gives what it adds. */
const lookAt = async (instant: string) => {
  app.setClock(new Date(instant))
  await look()
  await app.runJobs()
  // No session lasts until then.
  app.setClock(null)
}
const look = () => sendRemindersJob.run({}, app.platform, new AbortController().signal)
const reminded = () => app.mails.map(({ to }) => to).sort()

/** Families who have their invitation: two with email, one without, one who answered, one of whom all is known. */
async function families() {
  const teo = await addGuest('Teo Lasa', 'teo@correo.example')
  const ane = await addGuest('Ane Mendía', 'ane@correo.example')
  const iker = await addGuest('Iker Etxeberria', 'iker@correo.example')
  const joan = await addGuest('Joan Mas', null)
  const carmen = await addGuest('Carmen Soto', 'carmen@correo.example')
  await addGuest('Sin invitación', 'nada@correo.example')
  const [ofTeo, , ofIker] = await invite(teo, ane, iker, joan, carmen)
  await answerInvitation(app.platform, tokenOf(ofIker), () => ({ people: [{ guestId: iker, rsvp: false }] }))
  await cast.lucia.patch(`${at}/guests/${carmen}`, { rsvp: true })
  return { teo, ane, iker, joan, carmen, ofTeo }
}

describe('a planned reminder', () => {
  it('goes at ten in Madrid, so many days before the closing date, to those who have not answered', async () => {
    await families()
    await plan({ closingDate: '2199-05-31', remindersOn: true, reminderDays: [21, 7] })
    await lookAt('2199-05-10T07:59:00Z')
    expect(reminded()).toEqual([])
    await lookAt(TEN.may)
    expect(reminded()).toEqual(['ane@correo.example', 'teo@correo.example'])
    expect(app.mails[0]).toMatchObject({ subject: 'Nos falta tu respuesta: boda de Lucía & Martín' })
    expect((await list()).reminderRuns).toEqual([{ day: '2199-05-10', mailed: 2, byHand: 1 }])
  })

  it('goes at ten in winter time too', async () => {
    await addGuest('Teo Lasa', 'teo@correo.example').then((id) => invite(id))
    await plan({ closingDate: '2199-03-17', remindersOn: true, reminderDays: [7] })
    await lookAt('2199-03-10T08:59:00Z')
    expect(reminded()).toEqual([])
    await lookAt(TEN.march)
    expect(reminded()).toEqual(['teo@correo.example'])
  })

  it('goes once, however many processes look, and comes again at its next date to who is left', async () => {
    const { ane } = await families()
    await plan({ closingDate: '2199-05-31', remindersOn: true, reminderDays: [21, 7] })
    app.setClock(new Date(TEN.may))
    await Promise.all([look(), look(), look()])
    await app.runJobs()
    await lookAt('2199-05-10T08:10:00Z')
    expect(reminded()).toHaveLength(2)
    const { households } = await list()
    const ofAne = households.find((one: { path: string }) =>
      app.mails.some(({ to, text }) => to.startsWith('ane') && text.includes(one.path)),
    )
    await answerInvitation(app.platform, tokenOf(ofAne), () => ({ people: [{ guestId: ane, rsvp: true }] }))
    app.mails.length = 0
    await lookAt('2199-05-24T08:00:00Z')
    expect(reminded()).toEqual(['teo@correo.example'])
  })

  it('asks for those without a mail to be reminded by hand, and notifies the members', async () => {
    const { joan } = await families()
    await plan({ closingDate: '2199-05-31', remindersOn: true, reminderDays: [21] })
    await lookAt(TEN.may)
    const due = (await list()).households.filter((one: { remindDueAt: string | null }) => one.remindDueAt)
    expect(due).toHaveLength(1)
    expect((await list()).guests.find((one: { guestId: string }) => one.guestId === joan).householdId).toBe(
      due[0].id,
    )
    const [line] = (await cast.lucia.get(`/api/notifications?weddingId=${weddingId}`)).body
    expect(line).toMatchObject({ action: 'reminder.sent', data: { mailed: 2, byHand: 1 } })
    await cast.lucia.patch(`${at}/households/${due[0].id}`, { isReminded: true })
    expect((await list()).households.some((one: { remindDueAt: string | null }) => one.remindDueAt)).toBe(
      false,
    )
  })

  it('reaches nobody who answers while it waits for its turn', async () => {
    const { teo, ofTeo } = await families()
    await plan({ closingDate: '2199-05-31', remindersOn: true, reminderDays: [21] })
    app.setClock(new Date(TEN.may))
    await look()
    await answerInvitation(app.platform, tokenOf(ofTeo), () => ({ people: [{ guestId: teo, rsvp: true }] }))
    await app.runJobs()
    expect(reminded()).toEqual(['ane@correo.example'])
  })

  it('does not go when it is switched off, without a closing date, or was due before it was planned', async () => {
    await families()
    await plan({ closingDate: '2199-05-31', remindersOn: false, reminderDays: [21] })
    await lookAt(TEN.may)
    await plan({ closingDate: null, remindersOn: true })
    await lookAt(TEN.may)
    await plan({ closingDate: '2199-05-31' })
    await app.db.execute(sql`
      update invitation_settings set reminders_set_at = '2199-05-10T12:00:00Z' where wedding_id = ${weddingId}`)
    await lookAt('2199-05-10T12:10:00Z')
    expect(reminded()).toEqual([])
  })

  it('is made good within two days, and not later', async () => {
    await families()
    await plan({ closingDate: '2199-05-31', remindersOn: true, reminderDays: [21, 7] })
    await lookAt('2199-05-13T08:00:00Z')
    expect(reminded()).toEqual([])
    await lookAt('2199-05-25T20:00:00Z')
    expect(reminded()).toHaveLength(2)
  })

  it('is gone with its wedding', async () => {
    await families()
    await plan({ closingDate: '2199-05-31', remindersOn: true, reminderDays: [21] })
    await cast.lucia.delete(at, { name: 'Lucía & Martín' })
    await lookAt(TEN.may)
    expect(reminded()).toEqual([])
  })
})

describe('a reminder that is sent by hand', () => {
  it('goes once a day to those who have not answered, and says when', async () => {
    const { teo } = await families()
    expect(await send({ kind: 'remind' })).toEqual({ queued: 2, unreachable: 1 })
    await app.runJobs()
    expect(await send({ kind: 'remind', guestIds: [teo] })).toMatchObject({ queued: 0 })
    await app.runJobs()
    expect(reminded()).toEqual(['ane@correo.example', 'teo@correo.example'])
    const remindedAt = (await list()).households.map((one: { remindedAt: string | null }) => one.remindedAt)
    expect(remindedAt.filter(Boolean)).toHaveLength(2)
  })

  it('goes to a family whose answer left somebody out, and speaks to that person', async () => {
    const carmen = await addGuest('Carmen Soto', 'carmen@correo.example')
    const noa = await addGuest('Noa Soto')
    await cast.lucia.post(`${at}/households`, { guestIds: [carmen, noa] })
    const [household] = await invite(carmen)
    await answerInvitation(app.platform, tokenOf(household), () => ({
      people: [{ guestId: carmen, rsvp: true }],
    }))
    expect(await send({ kind: 'remind' })).toEqual({ queued: 1, unreachable: 0 })
    await app.runJobs()
    expect(app.mails[0]!.text).toContain('Hola, Noa: nos falta tu respuesta')
  })

  it('goes to nobody once the answers are closed, nor a year after the last one without any date', async () => {
    await families()
    await plan({ closingDate: '2026-01-01' })
    expect(await send({ kind: 'remind' })).toEqual({ queued: 0, unreachable: 0 })
    await plan({ closingDate: null })
    expect(await send({ kind: 'remind' })).toMatchObject({ queued: 2 })
    await app.db.execute(sql`truncate guest_mails`)
    await app.db.execute(sql`update weddings set event_date = null where id = ${weddingId}`)
    await app.db.execute(sql`update households set answered_at = '2024-01-10' where answered_at is not null`)
    expect(await send({ kind: 'remind' })).toEqual({ queued: 0, unreachable: 0 })
    expect(reminded()).toEqual([])
  })

  it('speaks of those of a family who are still to answer', async () => {
    const carmen = await addGuest('Carmen Soto', 'carmen@correo.example')
    const noa = await addGuest('Noa Soto')
    await cast.lucia.post(`${at}/households`, { guestIds: [carmen, noa] })
    const [household] = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: [carmen] })).body
    await noteOpened(app.platform, tokenOf(household))
    await cast.lucia.patch(`${at}/guests/${carmen}`, { rsvp: true })
    await send({ kind: 'remind' })
    await app.runJobs()
    expect(app.mails[0]!.text).toContain('Hola, Noa: nos falta tu respuesta')
  })
})
