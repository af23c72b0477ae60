import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { MESSAGES } from '#messages/messages.ts'
import { ANSWER_PATH, FIELDS } from '#site/rsvp/field-names.ts'
import { formFields } from '../../support/accounts/form-fields.ts'
import { join } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast({ trustProxy: true })
const { es } = MESSAGES

let weddingId: string
let family: TestInvitation
let carmen: string
let noa: string
let eve: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  at = `/api/weddings/${weddingId}`
  family = await inviteHousehold(app.db, weddingId, {
    people: [{ fullName: 'Carmen Aguirre Soto', mayBringCompanion: true }, { fullName: 'Noa Aguirre Lasa' }],
    events: [{ name: 'Preboda', date: '2027-04-09' }],
  })
  ;[carmen, noa] = family.people as [string, string]
  eve = family.events[0]!
  await offer()
})

const offer = (changes: object = {}) =>
  settleInvitations(app.db, weddingId, { offersMaybe: true, closingDate: '2199-03-01', ...changes })
const page = async (query = '?cambiar') => (await app.fetch(`${family.path}${query}`)).text()
const post = (body: URLSearchParams) =>
  app.fetch(family.path + ANSWER_PATH, {
    method: 'POST',
    body: body.toString(),
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  })
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const COMES = () => FIELDS.event(carmen, 'boda')

async function answer(fields: Record<string, string>, form?: URLSearchParams) {
  const sent = form ?? formFields(await page())
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  return post(sent)
}
const said = async (id = carmen) => {
  const [row] = await app.db.select().from(guests).where(eq(guests.id, id))
  return { rsvp: row!.rsvp, maybe: row!.maybe }
}
const MAY_COME = { rsvp: null, maybe: true }
const COMING = { rsvp: true, maybe: false }
const change = (fields: object) => cast.lucia.patch(`${at}/guests/${carmen}`, fields)
const log = async () =>
  (await cast.lucia.get(`${at}/households/${family.householdId}/answers`)).body as { changes: object[] }[]

describe('an invitation', () => {
  it('does not ask whether a guest may come unless the couple wants it, and takes no such answer', async () => {
    await offer({ offersMaybe: false })
    const html = await page()
    expect(html).not.toContain('value="quiza"')
    const refused = await answer({ [COMES()]: 'quiza', [FIELDS.event(noa, 'boda')]: 'si' })
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain(es.no_longer())
    expect([await said(), await said(noa)]).toEqual([{ rsvp: null, maybe: false }, COMING])
  })

  it('takes it for the wedding itself, shows it back, and says until when', async () => {
    await offer({ maybeUntil: '2199-02-01' })
    const html = await page()
    expect(await htmlFaults(html)).toEqual([])
    expect(html.match(/value="quiza"/g)).toHaveLength(2)
    expect(textOf(html)).toContain('podréis decidirlo hasta el 1 de febrero')
    expect((await answer({ [COMES()]: 'quiza', [FIELDS.event(carmen, eve)]: 'si' })).status).toBe(303)
    expect(await said()).toEqual(MAY_COME)
    const thanks = await page('')
    expect(await htmlFaults(thanks)).toEqual([])
    expect(textOf(thanks)).toContain('Boda: Puede que sí')
    expect(textOf(thanks)).toContain('contadnos si es un sí o un no hasta el 1 de febrero')
    expect(await log()).toMatchObject([
      { changes: expect.arrayContaining([{ guestId: carmen, field: 'rsvp', value: 'maybe' }]) },
    ])
  })

  it('counts who may come with nobody: the list says so, and the sums stay', async () => {
    const sums = async () => (await cast.lucia.get(`${at}/guests/summary`)).body
    const { yes, no, pending } = await sums()
    await answer({ [COMES()]: 'quiza', [FIELDS.event(noa, 'boda')]: 'si' })
    const { body } = await cast.lucia.get(`${at}/guests`)
    expect(body.find(({ id }: { id: string }) => id === carmen)).toMatchObject(MAY_COME)
    expect(await sums()).toMatchObject({ yes: yes + 1, no, pending: pending - 1 })
  })

  it.each([
    ['si', COMING],
    ['no', { rsvp: false, maybe: false }],
  ])('ends it with %s', async (value, stored) => {
    await answer({ [COMES()]: 'quiza' })
    await answer({ [COMES()]: value })
    expect(await said()).toEqual(stored)
    await answer({ [COMES()]: 'quiza' })
    expect(await said()).toEqual(MAY_COME)
  })

  it('asks about an answer that another person gave meanwhile, and overwrites none', async () => {
    const older = formFields(await page())
    await answer({ [COMES()]: 'no' })
    const asked = await answer({ [COMES()]: 'quiza' }, older)
    expect(asked.status).toBe(422)
    expect(await said()).toEqual({ rsvp: false, maybe: false })

    const shown = formFields(await page())
    await answer({ [COMES()]: 'quiza' })
    const refused = await answer({ [COMES()]: 'si' }, shown)
    expect(refused.status).toBe(422)
    expect(textOf(await refused.text())).toContain('mientras tanto se ha guardado «Puede que sí»')
    expect(await said()).toEqual(MAY_COME)
  })

  it('asks for a yes or a no after its last day, and keeps what was said until it comes', async () => {
    await answer({ [COMES()]: 'quiza' })
    await offer({ maybeUntil: '2001-02-01' })
    const html = await page()
    expect(html).not.toContain('value="quiza"')
    expect(textOf(html)).toContain(es.maybe_over({ people: 2 }))
    expect((await answer({ [FIELDS.message]: 'Hasta pronto' })).status).toBe(303)
    expect(await said()).toEqual(MAY_COME)
    expect((await answer({ [FIELDS.event(noa, 'boda')]: 'quiza' })).status).toBe(422)
    await answer({ [COMES()]: 'si' })
    expect(await said()).toEqual(COMING)
  })

  it.each([
    ['the last day of answers', { closingDate: '2199-03-01', maybeUntil: '2199-03-20' }, '1 de marzo'],
    ['the day of the wedding', { closingDate: null, maybeUntil: '2199-05-01' }, '10 de abril'],
    ['its own day', { closingDate: null, maybeUntil: '2199-02-01' }, '1 de febrero'],
  ])('may be decided until %s where that comes first', async (_, settings, day) => {
    await offer(settings)
    expect(textOf(await page())).toContain(`podréis decidirlo hasta el ${day}`)
    await answer({ [COMES()]: 'quiza' })
    expect(textOf(await page(''))).toContain(`contadnos si es un sí o un no hasta el ${day}`)
  })

  it('asks for the bus again once a yes is said, and keeps no bus as an answer of who may come', async () => {
    await answer({ [COMES()]: 'quiza', [FIELDS.busOut]: 'ida-1115' })
    const form = formFields(await page())
    expect([form.get(FIELDS.busOut), form.get(FIELDS.busBack)]).toEqual([null, null])
    await answer({ [COMES()]: 'si', [FIELDS.busOut]: 'ida-1115' }, form)
    const seats = async () => {
      const sent = formFields(await page())
      return [sent.get(FIELDS.busOut), sent.get(FIELDS.busBack)]
    }
    expect(await seats()).toEqual(['ida-1115', 'no'])
    await answer({ [COMES()]: 'no', [FIELDS.event(noa, 'boda')]: 'no' })
    expect(await seats()).toEqual(['no', 'no'])
  })

  it('gives a companion the answer of who brings them', async () => {
    const brings = { [FIELDS.hasCompanion(carmen)]: 'si', [FIELDS.companion(carmen)]: 'Iker Lasa' }
    await answer({ [COMES()]: 'quiza', ...brings })
    const [companion] = await app.db.select().from(guests).where(eq(guests.companionOf, carmen))
    expect(companion).toMatchObject(MAY_COME)
  })
})

describe('a list', () => {
  const bring = (body: object) =>
    cast.lucia.post(`${at}/guests/import`, { mode: 'append', guests: [], ...body })

  it('brings who may come', async () => {
    const brought = [
      { fullName: 'Teo Lasa', maybe: true },
      { fullName: 'Ane Ruiz', rsvp: true, maybe: true },
    ]
    expect((await bring({ guests: brought })).body).toMatchObject({ imported: 2 })
    const { body } = await cast.lucia.get(`${at}/guests`)
    expect(body.slice(-2)).toMatchObject([MAY_COME, COMING])
  })

  it('notes it of who is there and has not answered, and of nobody else', async () => {
    const update = { guestId: carmen, was: { maybe: false }, becomes: { maybe: true } }
    expect((await bring({ updates: [update] })).body).toMatchObject({ updated: 1 })
    expect(await said()).toEqual(MAY_COME)
    await change({ rsvp: false })
    await bring({ updates: [update] })
    expect(await said()).toEqual({ rsvp: false, maybe: false })
  })
})

it('the progress of the answers counts who may come, and tells of the newest', async () => {
  await join(cast.lucia, weddingId, cast.martin)
  await answer({ [COMES()]: 'quiza', [FIELDS.event(noa, 'boda')]: 'si' })
  const { body } = await cast.lucia.get(`${at}/households/progress`)
  expect(body).toMatchObject({ maybe: 1, recent: [{ yes: 1, no: 0, pending: 1, maybe: 1 }] })
  const told = (await cast.martin.get('/api/notifications')).body
  expect(JSON.stringify(told)).toContain('"maybe":1')
})

it('a reminder to who may come asks for a yes or a no', async () => {
  await app.db.update(guests).set({ email: 'carmen@correo.example' }).where(eq(guests.id, carmen))
  await answer({ [COMES()]: 'quiza', [FIELDS.event(noa, 'boda')]: 'si' })
  app.mails.length = 0
  const sent = await cast.lucia.post(`${at}/households/mails`, { kind: 'remind', guestIds: [carmen] })
  expect(sent.body).toEqual({ queued: 1, unreachable: 0 })
  await app.runJobs()
  const mail = app.mails.find(({ to }) => to === 'carmen@correo.example')
  expect(mail?.subject).toMatch(/^¿Vienes a la boda de /)
  expect(mail?.text).toContain('Hola, Carmen: nos dijiste que puede que sí.')
})

it('a reminder to who may come is in the words of the couple for it, and else in those of its reminder', async () => {
  await app.db.update(guests).set({ email: 'carmen@correo.example' }).where(eq(guests.id, carmen))
  await answer({ [COMES()]: 'quiza', [FIELDS.event(noa, 'boda')]: 'si' })
  const remind = async () => {
    app.mails.length = 0
    // A reminder goes once a day.
    await app.db.execute(sql`delete from guest_mails where wedding_id = ${weddingId}`)
    const { body } = await cast.lucia.post(`${at}/households/mails`, { kind: 'remind', guestIds: [carmen] })
    expect(body).toEqual({ queued: 1, unreachable: 0 })
    await app.runJobs()
    return app.mails.find(({ to }) => to === 'carmen@correo.example')
  }
  const settle = (fields: object) => cast.lucia.patch(`${at}/invitation-settings`, fields)
  await settle({ reminderTexts: { es: { subject: 'Falta poco', text: 'Decid algo' } } })
  expect(await remind()).toMatchObject({ subject: 'Falta poco' })
  await settle({ maybeTexts: { es: { subject: '¿Sí o no?', text: '{nombres}, ¿os animáis?' } } })
  expect(await remind()).toMatchObject({
    subject: '¿Sí o no?',
    text: expect.stringContaining('Carmen, ¿os animáis?'),
  })
  await settle({ maybeTextsToOne: { es: { subject: '¿Vienes?', text: '{nombres}, ¿te animas?' } } })
  expect(await remind()).toMatchObject({ subject: '¿Vienes?' })
  await change({ maybe: false })
  expect(await remind()).toMatchObject({ subject: 'Falta poco' })
})

it('a caterer is told how many come, and how many may', async () => {
  await answer({ [COMES()]: 'quiza', [FIELDS.event(noa, 'boda')]: 'si' })
  const [wedding] = (await cast.lucia.get(`${at}/catering`)).body.sheet.events.filter(
    ({ eventId }: { eventId: string | null }) => eventId === null,
  )
  expect(wedding).toMatchObject({ maybe: 1 })
})

describe('a member', () => {
  it('notes that a guest may come, and a yes ends it', async () => {
    expect((await change({ maybe: true })).body).toMatchObject(MAY_COME)
    expect((await change({ rsvp: true })).body).toMatchObject(COMING)
    // It was chosen over what another has answered meanwhile.
    expect((await change({ maybe: true })).body).toMatchObject(COMING)
    expect((await change({ rsvp: null, maybe: true })).body).toMatchObject(MAY_COME)
  })

  it('takes back a yes, and the guest may come again', async () => {
    await change({ maybe: true })
    await change({ rsvp: true })
    const activity = activityOf(cast.lucia, weddingId)
    expect((await activity.undo((await activity.last()).id)).body).toMatchObject({ conflicts: [] })
    expect(await said()).toEqual(MAY_COME)
  })

  it('is told that an answer which came since is in the way of taking back', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    await change({ maybe: true })
    await change({ rsvp: true })
    const yes = (await activity.last()).id
    await change({ rsvp: false })
    const kept = { undone: 0, conflicts: [{ key: carmen, reason: 'changed' }] }
    expect((await activity.undo(yes)).body).toMatchObject(kept)
    await change({ rsvp: null, maybe: true })
    await change({ maybe: false })
    const open = (await activity.last()).id
    await change({ rsvp: false })
    expect((await activity.undo(open)).body).toMatchObject(kept)
    expect(await said()).toEqual({ rsvp: false, maybe: false })
  })

  it('keeps a «maybe» that was set after the answer which is taken back', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    for (const rsvp of [true, false]) {
      await change({ rsvp })
      await change({ rsvp: null })
      const open = (await activity.last()).id
      await change({ maybe: true })
      const kept = { undone: 0, conflicts: [{ key: carmen, reason: 'changed', fields: ['rsvp'] }] }
      expect((await activity.undo(open)).body).toMatchObject(kept)
      expect(await said()).toEqual(MAY_COME)
      await change({ maybe: false })
      expect((await activity.undo(open)).body).toMatchObject({ undone: 1, conflicts: [] })
      expect(await said()).toEqual({ rsvp, maybe: false })
    }
  })

  it('changes many at once and puts them back', async () => {
    const set = (fields: object) => cast.lucia.patch(`${at}/guests`, { guestIds: [carmen, noa], ...fields })
    expect((await set({ rsvp: null, maybe: true })).body).toEqual({ changed: 2 })
    expect((await set({ rsvp: null })).body).toEqual({ changed: 2 })
    expect((await set({ rsvp: true, maybe: true })).body).toEqual({ changed: 2 })
    expect([await said(), await said(noa)]).toEqual([COMING, COMING])
  })

  it('brings a removed guest back as they were', async () => {
    const { body } = await cast.lucia.post(`${at}/guests`, { fullName: 'Teo Lasa', maybe: true })
    expect(body).toMatchObject({ fullName: 'Teo Lasa', ...MAY_COME })
  })
})

it('a statement of the release before that knows only the answer ends it as well', async () => {
  await change({ maybe: true })
  await app.db.execute(sql`update guests set rsvp = false where id = ${carmen}`)
  expect(await said()).toEqual({ rsvp: false, maybe: false })
})
