import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { MESSAGES } from '#messages/messages.ts'
import { giveUpLost } from '#server/areas/households/mails/deliver.commands.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const t = MESSAGES.es
let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  at = `/api/weddings/${weddingId}`
  app.mails.length = 0
  await app.db.execute(sql`truncate mail_paces, guest_mails, graphile_worker._private_jobs`)
  await save({ saveDateOn: true, saveDateTexts: { es: 'Será en Carmona' } })
})

type Household = {
  id: string
  path: string
  sentAt: string | null
  dateSentAt: string | null
  dateSentBy: string | null
  dateTold: string | null
  mail: { status: string } | null
  dateMail: { status: string; address: string } | null
}

const save = (fields: object) => cast.lucia.patch(`${at}/invitation-settings`, fields)
const addGuest = async (fullName: string, email: string | null = null): Promise<string> =>
  (await cast.lucia.post(`${at}/guests`, { fullName, email })).body.id
const stored = async (): Promise<Household[]> => (await cast.lucia.get(`${at}/households`)).body.households
const send = (body: object = {}) => cast.lucia.post(`${at}/households/mails`, { kind: 'date', ...body })
const marry = (eventDate: string | null) =>
  app.db.update(weddings).set({ eventDate }).where(eq(weddings.id, weddingId))
const pageOf = async ({ path }: Household) => (await app.fetch(path)).text()
const note = ({ id }: Household, fields: object) => cast.lucia.patch(`${at}/households/${id}`, fields)

describe('the date by mail', () => {
  it('reaches every family with an email, and says it is sent without the invitation being it', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await addGuest('Ximena Roldán')
    expect((await send()).body).toEqual({ queued: 1, unreachable: 1 })
    expect((await stored())[0]!.dateMail).toMatchObject({ status: 'waiting' })
    await app.runJobs()
    const [mail] = app.mails
    expect(mail).toMatchObject({
      subject: 'Reserva la fecha: boda de Lucía & Martín',
      fromName: 'Lucía & Martín',
    })
    for (const said of ['Carmen', 'el 10 de abril de 2199', 'Será en Carmona'])
      expect(mail!.text).toContain(said)
    expect(mail!.html).toContain(t.mail_open_date())
    const [family] = await stored()
    expect(mail!.text).toContain(family!.path)
    expect(family).toMatchObject({
      ...{ sentAt: null, mail: null, dateTold: '2199-04-10', dateSentBy: 'email' },
      dateMail: { status: 'sent', address: 'carmen@correo.example' },
    })
    expect(await pageOf(family!)).toContain(t.save_date({ people: 1 }))
    expect((await cast.lucia.post(`${at}/households/mails`, { kind: 'invite' })).body.queued).toBe(1)
    await app.runJobs()
    expect(await pageOf(family!)).toContain(t.coming({ people: 1 }))
  })

  it('is in the words of the couple, and says in ours that the date has changed', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await save({ saveDateMails: { es: { subject: 'Apuntad', text: 'Apuntad {fecha}, {nombres}' } } })
    await send()
    await app.runJobs()
    expect(app.mails[0]).toMatchObject({ subject: 'Apuntad' })
    expect(app.mails[0]!.text).toContain('Apuntad el 10 de abril de 2199, Carmen')
    expect(app.mails[0]!.text).toContain((await stored())[0]!.path)
    await marry('2199-05-15')
    await save({ saveDateMailsToOne: { es: { subject: 'Apunta', text: 'Apunta {fecha}' } } })
    await send()
    await app.runJobs()
    expect(app.mails[1]).toMatchObject({ subject: 'Nueva fecha: boda de Lucía & Martín' })
  })

  it('is seen once a person opens its page, and anew once another date was told', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await send()
    await app.runJobs()
    const [family] = await stored()
    await app.fetch(family!.path, { headers: { 'user-agent': 'WhatsApp/2' } })
    expect((await stored())[0]).toMatchObject({ dateOpenedAt: null, openedAt: null })
    await pageOf(family!)
    expect((await stored())[0]).toMatchObject({ dateOpenedAt: expect.any(String), openedAt: null })
    await note(family!, { dateSentBy: 'whatsapp' })
    expect((await stored())[0]).toMatchObject({ dateOpenedAt: expect.any(String) })
    await marry('2199-05-15')
    await send()
    await app.runJobs()
    expect((await stored())[0]).toMatchObject({ dateTold: '2199-05-15', dateOpenedAt: null })
    await pageOf(family!)
    await note(family!, { dateSentBy: null })
    expect((await stored())[0]).toMatchObject({ dateTold: null, dateOpenedAt: null })
  })

  it('goes once, and again to a family for which that is asked', async () => {
    const carmen = await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await send()
    expect((await send()).body.queued).toBe(0)
    await app.runJobs()
    expect((await send()).body.queued).toBe(0)
    expect((await send({ guestIds: [carmen] })).body.queued).toBe(1)
    await app.runJobs()
    expect(app.mails).toHaveLength(2)
  })

  it('goes anew once the date has changed, and says so; a mail with the former date does not', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await send()
    await marry('2199-05-15')
    await app.runJobs()
    expect(app.mails).toHaveLength(0)
    await send()
    await app.runJobs()
    expect(app.mails[0]!.subject).toBe('Reserva la fecha: boda de Lucía & Martín')
    await marry('2199-06-12')
    const [family] = await stored()
    expect(await pageOf(family!)).toContain(t.save_date_changed())
    expect((await send()).body.queued).toBe(1)
    await app.runJobs()
    expect(app.mails[1]).toMatchObject({ subject: 'Nueva fecha: boda de Lucía & Martín' })
    expect(app.mails[1]!.text).toContain('el 12 de junio de 2199')
    expect(await pageOf((await stored())[0]!)).not.toContain(t.save_date_changed())
  })

  it('does not go to who has the invitation, whose link was revoked, or after it was switched off', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await addGuest('Teo Lasa', 'teo@otro.example')
    await addGuest('Begoña Ruiz', 'begona@tercero.example')
    await send()
    const [carmen, teo] = await stored()
    await note(carmen!, { sentBy: 'print' })
    await cast.lucia.delete(`${at}/households/${teo!.id}/link`)
    await save({ saveDateOn: false })
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect((await stored()).map(({ dateMail }) => dateMail?.status)).toEqual(Array(3).fill('cancelled'))
    const refused = await send()
    expect([refused.status, refused.body.code]).toEqual([409, 'SAVE_DATE_OFF'])
    await save({ saveDateOn: true })
    expect((await send()).body.queued).toBe(2)
  })

  it('does not go of a wedding that lost its date', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await marry(null)
    expect((await send()).body.code).toBe('SAVE_DATE_WITHOUT_DATE')
  })

  it('does not go once families answer no more, and the reason is said', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await save({ closingDate: '2020-01-01' })
    const refused = await send()
    expect([refused.status, refused.body.code]).toEqual([409, 'SAVE_DATE_TOO_LATE'])
    await save({ saveDateOn: false })
    expect((await send()).body.code).toBe('SAVE_DATE_OFF')
  })

  it('waits in a state of its own, which a process of the release before leaves alone', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await send()
    const { rows } = await app.db.execute<{ isSeen: boolean }>(sql`
      select status in ('waiting', 'queued') as "isSeen" from guest_mails where wedding_id = ${weddingId}`)
    expect(rows).toEqual([{ isSeen: false }])
    expect((await send()).body.queued).toBe(0)
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })

  it('ends with the mails of who wants none', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await send()
    await app.db.execute(
      sql`update mail_recipients set unsubscribed_at = now() where wedding_id = ${weddingId}`,
    )
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect((await stored())[0]!.dateMail!.status).toBe('stopped')
  })
})

describe('an invitation whose mail may have arrived', () => {
  const attempted = (at: Date) =>
    app.db.execute(
      sql`update guest_mails set attempted_at = ${at.toISOString()} where wedding_id = ${weddingId} and kind = 'invite'`,
    )
  const invite = (body: object = {}) => cast.lucia.post(`${at}/households/mails`, { kind: 'invite', ...body })
  /** The page that the link of the family opens, looked at by a chat, which is no visit. */
  const shown = async () =>
    (await app.fetch((await stored())[0]!.path, { headers: { 'user-agent': 'WhatsApp/2' } })).text()

  it('is at its link from its handing over on, also when it is lost on the way or sent again', async () => {
    const guestIds = [await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')]
    await invite()
    expect(await shown()).toContain(t.save_date({ people: 1 }))
    await attempted(new Date(Date.now() - 11 * 60_000))
    expect(await shown()).toContain(t.coming({ people: 1 }))
    await giveUpLost(app.platform)
    expect(await stored()).toMatchObject([{ sentAt: null, mail: { status: 'unsure' } }])
    expect(await shown()).toContain(t.coming({ people: 1 }))
    expect((await invite({ guestIds })).body.queued).toBe(1)
    // No list offers the date to such a family: it is not as if nothing was sent.
    expect(await stored()).toMatchObject([{ mail: { status: 'waiting' }, mayHaveInvitation: true }])
    expect(await shown()).toContain(t.coming({ people: 1 }))
  })

  it('leaves no date to tell, to all or by choice, and stops one that waits', async () => {
    const guestIds = [await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')]
    await send()
    await app.db.execute(sql`update guest_mails set next_at = now() + interval '1 day' where kind = 'date'`)
    await invite()
    await attempted(new Date(Date.now() - 11 * 60_000))
    await giveUpLost(app.platform)
    expect((await send()).body).toEqual({ queued: 0, unreachable: 0 })
    expect((await send({ guestIds })).body).toEqual({ queued: 0, unreachable: 0 })
    await app.db.execute(sql`update guest_mails set next_at = now()`)
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await app.runJobs()
    expect(app.mails).toEqual([])
    expect((await stored())[0]!.dateMail!.status).toBe('cancelled')
  })

  it('has not come where the mail server refused it', async () => {
    await addGuest('Carmen Aguirre Soto', 'carmen@correo.example')
    await invite()
    await attempted(new Date())
    await app.db.execute(sql`update guest_mails set status = 'refused', ended_at = now()`)
    expect(await shown()).toContain(t.save_date({ people: 1 }))
  })
})

describe('the date by WhatsApp', () => {
  it('is noted with the date that was told, taken back, and forgotten with a renewed link', async () => {
    const guestIds = [await addGuest('Ximena Roldán')]
    await cast.lucia.post(`${at}/households/invitations`, { guestIds })
    const [family] = await stored()
    expect((await note(family!, { dateSentBy: 'whatsapp' })).body).toMatchObject({
      ...{ dateSentBy: 'whatsapp', dateTold: '2199-04-10', dateSentAt: expect.any(String), sentAt: null },
    })
    expect((await note(family!, { dateSentBy: null })).body).toMatchObject({
      dateTold: null,
      dateSentAt: null,
    })
    await note(family!, { dateSentBy: 'whatsapp' })
    await cast.lucia.post(`${at}/households/${family!.id}/link`, {})
    const [row] = await app.db.select().from(households).where(eq(households.id, family!.id))
    expect(row).toMatchObject({ dateTold: null, dateSentBy: null, dateSentAt: null })
  })

  it('is the date that its message said, whatever the wedding has become while it was sent', async () => {
    const guestIds = [await addGuest('Ximena Roldán')]
    await cast.lucia.post(`${at}/households/invitations`, { guestIds })
    const [family] = await stored()
    await marry('2199-05-22')
    await note(family!, { dateSentBy: 'whatsapp', dateTold: '2199-04-10' })
    expect(await stored()).toMatchObject([{ dateTold: '2199-04-10' }])
    expect(await pageOf(family!)).toContain(t.save_date_changed())
  })

  it.each(['renew', 'end'])('is forgotten with all links, by %s', async (act) => {
    const guestIds = [await addGuest('Ximena Roldán')]
    await cast.lucia.post(`${at}/households/invitations`, { guestIds })
    const [family] = await stored()
    await note(family!, { dateSentBy: 'whatsapp' })
    await cast.lucia.post(`${at}/shared-links/${act}`, { links: [{ kind: 'invitation', id: null }] })
    expect(await stored()).toMatchObject([{ dateTold: null, dateSentBy: null, dateSentAt: null }])
  })
})
