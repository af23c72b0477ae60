import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '#contract/appointments.ts'
import { APPOINTMENT_MAILS_A_DAY } from '#domain/calendar/attendees.ts'
import { newId } from '#server/platform/ids.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/calendar/appointments'
const TASTING = { kind: 'tasting', title: 'Prueba de menú', day: '2199-03-24', startsAt: 1230, endsAt: 1320 }
const TO = 'florista@correo.example'
const ALONE = { members: [], addresses: [TO] }

beforeEach(async () => {
  for (const table of ['planner_appointments', 'rate_limits']) await app.db.execute(`delete from ${table}`)
  await mailed()
})

const add = async (fields: object = {}): Promise<Appointment> => {
  const answer = await cast.elena.post(PATH, {
    ...TASTING,
    weddingId: cast.weddingId,
    invited: ALONE,
    ...fields,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}
const change = (id: string, fields: object) => cast.elena.patch(`${PATH}/${id}`, fields)
const shown = async (day = '2199-03-18'): Promise<Appointment[]> =>
  (await cast.elena.get(`/api/planner/calendar/weeks/${day}`)).body.appointments

/** The mails that are sent once the changes of a moment are over. */
async function mailed() {
  await app.db.execute(`update graphile_worker._private_jobs set run_at = now() where task_id in (
    select id from graphile_worker._private_tasks where identifier <> 'remind-appointment')`)
  await app.runJobs()
  return app.mails.splice(0).map((mail) => {
    const root = mail.calendar && new ICAL.Component(ICAL.parse(mail.calendar.text))
    const event = root?.getFirstSubcomponent('vevent')
    const attendee = event?.getFirstProperty('attendee')
    const value = (name: string) => String(event?.getFirstPropertyValue(name))
    return {
      ...{ to: mail.to, subject: mail.subject, text: mail.text, ics: mail.calendar?.text ?? '' },
      method: mail.calendar?.method,
      uid: value('uid'),
      sequence: Number(value('sequence')),
      start: String(event?.getFirstPropertyValue('dtstart')),
      end: String(event?.getFirstPropertyValue('dtend')),
      zone: event?.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      organizer: value('organizer'),
      attendee: String(attendee?.getFirstValue()),
      partstat: attendee?.getFirstParameter('partstat'),
      rsvp: attendee?.getFirstParameter('rsvp'),
      cn: attendee?.getFirstParameter('cn'),
      place: value('location'),
      summary: value('summary'),
      hasAlarm: event?.getFirstSubcomponent('valarm') !== null,
      hasZone: root?.getFirstSubcomponent('vtimezone') !== null,
      link: /\/cita\/[\w-]{22}/.exec(mail.text ?? '')?.[0] ?? '',
    }
  })
}
const answer = (link: string, respuesta: string) =>
  app.fetch(link, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ respuesta }),
  })

describe('an invitation', () => {
  it('asks the people of the couple and further addresses, each for themselves', async () => {
    const { body: people } = await cast.elena.get(`/api/planner/calendar/invitable/${cast.weddingId}`)
    expect(people.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
      [cast.lucia.userId, cast.martin.userId].toSorted(),
    )
    const added = await add({
      place: 'Finca; «El Olivar», Carmona',
      reminder: 1440,
      invited: { members: [cast.lucia.userId], addresses: [` ${TO.toUpperCase()} `] },
    })
    expect(added.attendees).toMatchObject([
      { userId: cast.lucia.userId, name: cast.lucia.name, email: null, status: 'needsAction' },
      { userId: null, name: null, email: TO, status: 'needsAction' },
    ])
    const mails = await mailed()
    expect(mails.map(({ to }) => to)).toEqual([cast.lucia.email, TO])
    const [first] = mails
    expect(first).toMatchObject({
      ...{ method: 'REQUEST', sequence: 0, start: '2199-03-24T20:30:00', end: '2199-03-24T22:00:00' },
      ...{ zone: 'Europe/Madrid', organizer: `mailto:${cast.elena.email}`, partstat: 'NEEDS-ACTION' },
      ...{ rsvp: 'TRUE', attendee: `mailto:${cast.lucia.email}`, cn: cast.lucia.name, hasAlarm: true },
      ...{ hasZone: true, place: 'Finca; «El Olivar», Carmona', summary: 'Prueba de menú' },
    })
    expect(first!.uid).toContain(`cita-${added.id}@`)
    expect(first!.ics).not.toContain(TO)
    for (const word of ['voy', 'quizas', 'no-puedo']) expect(first!.text).toContain(`?respuesta=${word}`)
    for (const line of first!.ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(await mailed()).toEqual([])
  })

  it('says nothing of the notes of the planner', async () => {
    await add({ notes: 'Ojo con el presupuesto' })
    const [mail] = await mailed()
    expect(mail!.text + mail!.ics).not.toContain('Ojo')
  })

  it('is sent again with a higher sequence when the hour or the place changes, and not for the title', async () => {
    const { id } = await add()
    const [first] = await mailed()
    await change(id, { title: 'Prueba', notes: 'Sin gluten' })
    expect(await mailed()).toEqual([])
    await change(id, { time: { day: '2199-03-25', startsAt: 600, endsAt: 660 } })
    const [second] = await mailed()
    expect(second).toMatchObject({ method: 'REQUEST', uid: first!.uid, start: '2199-03-25T10:00:00' })
    expect(second!.sequence).toBeGreaterThan(first!.sequence)
    await change(id, { place: 'Sevilla' })
    const [third] = await mailed()
    expect(third!.sequence).toBeGreaterThan(second!.sequence)
    expect(third).toMatchObject({ place: 'Sevilla', link: first!.link })
  })

  it('is one mail for the moves of a moment, and none for a move that is taken back', async () => {
    const { id } = await add()
    await mailed()
    for (const startsAt of [1200, 1215, 1230]) await change(id, { time: { ...TIME, startsAt } })
    expect(await mailed()).toEqual([])
    for (const startsAt of [1200, 1215]) await change(id, { time: { ...TIME, startsAt } })
    expect(await mailed()).toMatchObject([{ start: '2199-03-24T20:15:00' }])
  })

  it('ends for a person who is taken off, whose link ends too, and begins anew', async () => {
    const { id } = await add({ invited: { members: [cast.martin.userId], addresses: [TO] } })
    const first = (await mailed()).find(({ to }) => to === TO)!
    await change(id, { invited: { members: [cast.martin.userId], addresses: [] } })
    expect((await app.fetch(first.link)).status).toBe(404)
    const [cancelled, ...others] = await mailed()
    expect(others).toEqual([])
    expect(cancelled).toMatchObject({ to: TO, method: 'CANCEL', uid: first.uid, rsvp: undefined, link: '' })
    expect(cancelled!.sequence).toBeGreaterThan(first.sequence)
    await change(id, { invited: { members: [cast.martin.userId], addresses: [TO] } })
    const [again] = await mailed()
    expect(again).toMatchObject({ to: TO, method: 'REQUEST' })
    expect(again!.sequence).toBeGreaterThan(cancelled!.sequence)
  })

  it('stays as another page has changed it meanwhile, but for whom this one has touched', async () => {
    const { id } = await add({ invited: { members: [cast.martin.userId], addresses: [TO] } })
    const shownTo = { members: [cast.martin.userId], addresses: [TO] }
    const other = 'musica@correo.example'
    await change(id, {
      invited: { members: [cast.martin.userId, cast.lucia.userId], addresses: [] },
      invitedFrom: shownTo,
    })
    await change(id, { invited: { members: [], addresses: [TO, other] }, invitedFrom: shownTo })
    const [{ attendees }] = (await shown()) as [Appointment]
    expect(attendees.map(({ userId, email }) => userId ?? email)).toEqual([cast.lucia.userId, other])
    const more = Array.from({ length: 10 }, (_, at) => `a${at}@correo.example`)
    const refused = await change(id, {
      invited: { members: [], addresses: more },
      invitedFrom: { members: [], addresses: [] },
    })
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_ATTENDEES', data: { max: 10 } })
  })

  it('ends for a person of the couple who leaves the wedding, as soon as they do', async () => {
    const ines = await signedUp(app, 'Inés Prado', 'couple')
    const weddingId = await cast.elena.createWedding('Inés & Tomás')
    await cast.elena.letIn(weddingId, ines, 'couple')
    const { id } = await add({ weddingId, invited: { members: [ines.userId], addresses: [] } })
    const first = (await mailed()).find(({ method }) => method === 'REQUEST')
    expect((await app.fetch(first!.link)).status).toBe(200)
    expect((await ines.delete(`/api/weddings/${weddingId}/members/${ines.userId}`)).status).toBe(200)
    expect((await app.fetch(first!.link)).status).toBe(404)
    expect((await answer(first!.link, 'voy')).status).toBe(404)
    const toInes = async () =>
      (await mailed()).filter(({ to, method }) => to === ines.email && method !== undefined)
    const [cancelled, ...others] = await toInes()
    expect(cancelled).toMatchObject({ method: 'CANCEL', start: '2199-03-24T20:30:00' })
    expect(cancelled!.sequence).toBeGreaterThan(first!.sequence)
    expect(others).toEqual([])
    await change(id, { place: 'Otro lugar' })
    expect(await toInes()).toEqual([])
  })

  it('is cancelled with its appointment, and asked again when the removal is taken back', async () => {
    const {
      id,
      attendees: _,
      with: __,
      ...fields
    } = await add({ invited: { members: [cast.lucia.userId], addresses: [TO] } })
    const first = await mailed()
    await answer(first[1]!.link, 'voy')
    await cast.elena.delete(`${PATH}/${id}`)
    expect(await shown()).toEqual([])
    expect((await app.fetch(first[0]!.link)).status).toBe(404)
    const cancelled = await mailed()
    expect(cancelled.map(({ method, to }) => [method, to])).toEqual([
      ['CANCEL', cast.lucia.email],
      ['CANCEL', TO],
    ])
    await cast.elena.post(PATH, { id, ...fields })
    const again = await mailed()
    expect(again.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST'])
    expect(again[0]!.sequence).toBeGreaterThan(cancelled[0]!.sequence)
    expect(cancelled[0]!.sequence).toBeGreaterThan(first[0]!.sequence)
    expect((await shown())[0]!.attendees.map(({ status }) => status)).toEqual(['needsAction', 'needsAction'])
  })

  it('is not mailed at all when it is removed, or removed and brought back, in a moment', async () => {
    const { id } = await add()
    await cast.elena.delete(`${PATH}/${id}`)
    expect(await mailed()).toEqual([])
    await add({ id })
    expect(await mailed()).toHaveLength(1)
    await cast.elena.delete(`${PATH}/${id}`)
    await add({ id, invited: undefined })
    expect(await mailed()).toEqual([])
  })

  it('invites those of the couple of its wedding alone, at most ten addresses, and only addresses', async () => {
    for (const members of [[cast.noelia.userId], [cast.elena.userId], [newId()]])
      expect(
        (
          await cast.elena.post(PATH, {
            ...TASTING,
            weddingId: cast.weddingId,
            invited: { members, addresses: [] },
          })
        ).body,
      ).toMatchObject({ code: 'ATTENDEE_NOT_MEMBER' })
    expect(await shown()).toEqual([])
    for (const addresses of [
      ['a@b.es\r\nBcc: c@d.es'],
      ['sin arroba'],
      Array.from({ length: 11 }, (_, at) => `a${at}@b.es`),
    ])
      expect((await cast.elena.post(PATH, { ...TASTING, invited: { members: [], addresses } })).status).toBe(
        400,
      )
    expect((await cast.raul.get(`/api/planner/calendar/invitable/${cast.weddingId}`)).body).toEqual([])
  })

  it('has names and titles that begin no line of their own', async () => {
    await app.db.execute(
      `update profiles set full_name = E'Lucía "la novia"\\r\\nX-OTRA:1; \u202eabc' where id = '${cast.lucia.userId}'`,
    )
    await add({
      title: 'Prueba\r\nATTENDEE:mailto:otra@correo.example <script>alert(1)</script>',
      place: 'Aquí\r\nBEGIN:VEVENT',
      invited: { members: [cast.lucia.userId], addresses: [] },
    })
    const [mail] = await mailed()
    const lines = mail!.ics.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => /^(?:X-OTRA|BEGIN:VEVENT|ATTENDEE)/.test(line))).toHaveLength(2)
    expect(mail!.subject).not.toMatch(/[\r\n]/)
    const page = await (await app.fetch(mail!.link)).text()
    expect(page).not.toContain('<script>alert')
    await app.db.execute(
      `update profiles set full_name = '${cast.lucia.name}' where id = '${cast.lucia.userId}'`,
    )
  })

  it('is one of so many mails in a day, and a refused change changes nothing', async () => {
    const { id } = await add()
    await mailed()
    await app.db.execute(
      `update rate_limits set count = ${APPOINTMENT_MAILS_A_DAY} where key like 'appointment-mails:%'`,
    )
    const refused = await change(id, { time: { day: '2199-03-25', startsAt: 600, endsAt: 660 } })
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_APPOINTMENT_MAILS' })
    expect(await shown()).toMatchObject([{ day: TASTING.day }])
    expect((await change(id, { title: 'Otra' })).status).toBe(200)
    expect((await cast.elena.delete(`${PATH}/${id}`)).status).toBe(200)
    expect(await mailed()).toMatchObject([{ method: 'CANCEL' }])
  })
})

const TIME = { day: TASTING.day, startsAt: TASTING.startsAt, endsAt: TASTING.endsAt }

describe('an answer by the link of the mail', () => {
  it('is given with a button and not by looking, and the planner sees it', async () => {
    await add()
    const [{ link } = { link: '' }] = await mailed()
    for (const word of ['voy', 'no-puedo']) {
      const page = await app.fetch(`${link}?respuesta=${word}`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Prueba de menú')
    }
    expect((await shown())[0]!.attendees).toMatchObject([{ status: 'needsAction' }])
    for (const [word, status] of [
      ['voy', 'accepted'],
      ['quizas', 'tentative'],
      ['no-puedo', 'declined'],
    ] as const) {
      expect((await answer(link, word)).status).toBe(303)
      expect((await shown())[0]!.attendees).toMatchObject([{ status }])
    }
    expect((await answer(link, 'otra')).status).toBe(400)
    expect(await (await app.fetch(link)).text()).toContain('Has contestado que no puedes.')
    expect(await mailed()).toEqual([])
  })

  it('is asked for anew when the hour changes, and stays when only the place does', async () => {
    const { id } = await add()
    const [{ link } = { link: '' }] = await mailed()
    await answer(link, 'voy')
    await change(id, { place: 'Sevilla' })
    expect(await mailed()).toMatchObject([{ partstat: 'ACCEPTED' }])
    expect((await shown())[0]!.attendees).toMatchObject([{ status: 'accepted' }])
    await change(id, { time: { ...TIME, startsAt: 1200 } })
    await mailed()
    expect((await shown())[0]!.attendees).toMatchObject([{ status: 'needsAction' }])
  })

  it('is not taken once the appointment is over', async () => {
    await add()
    const [{ link } = { link: '' }] = await mailed()
    app.setClock(new Date('2199-03-24T21:00:00Z'))
    expect((await app.fetch(link)).status).toBe(404)
    expect((await answer(link, 'voy')).status).toBe(404)
    app.setClock(null)
    expect((await shown())[0]!.attendees).toMatchObject([{ status: 'needsAction' }])
  })
})
