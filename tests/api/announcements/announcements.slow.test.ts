import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { user } from '#db/schema/auth.ts'
import { ANNOUNCEMENT_BATCH } from '#domain/announcements/announcements.ts'
import { type AcceptedDocument, LEGAL_VERSIONS } from '#domain/operation/legal-documents.ts'
import { withdrawText } from '#server/areas/announcements/announcements.commands.ts'
import { mailTextChange } from '#server/areas/announcements/mail-text-change.commands.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { OPERATOR_EMAIL, operatorInSitting } from '../../support/accounts/operator.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { ADDED, COMING_TERMS } from '../../support/coming-terms.tsx'
import { textOf } from '../../support/contract/text-of.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { useTestApp } from '../../support/test-app.ts'

const GIVEN = {
  ...{ document: 'terms', version: '2026-12-01', effectiveOn: '2027-02-01' },
  summary: 'Añadimos el contrato de encargo. El precio «no cambia» 💐',
}

describe('a release that carries no text for later', () => {
  const app = useTestApp({ operatorEmails: [OPERATOR_EMAIL] })

  it('has nothing to announce, and says so', async () => {
    const { carmen } = await operatorInSitting(app)
    expect((await carmen.get('/api/operator/text-changes')).body).toEqual({ coming: [], announced: [] })
    expect((await carmen.post('/api/operator/text-changes', GIVEN)).body.code).toBe('TEXT_NOT_CARRIED')
    const page = await app.fetch('/terminos/cambios')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('No hay cambios anunciados')
    expect(await (await app.fetch('/signup')).text()).not.toContain('Cambios anunciados')
  })
})

describe('a changed text', () => {
  const { app, cast } = useCast({ operatorEmails: [OPERATOR_EMAIL], comingTexts: COMING_TERMS })
  let carmen: Person
  const announce = (given: object = {}) => carmen.post('/api/operator/text-changes', { ...GIVEN, ...given })
  const overview = async () => (await carmen.get('/api/operator/text-changes')).body
  const page = async (path: string) => textOf(await (await app.fetch(path)).text())
  const unread = async (person: Person) => (await person.get('/api/text-changes')).body
  /** Batches come half a minute apart. */
  const runBatches = async () => {
    for (const _ of [1, 2, 3, 4]) {
      await app.runJobs()
      await app.db.execute(sql`
        update graphile_worker._private_jobs set run_at = now() - interval '1 minute' where run_at > now()`)
    }
    await app.runJobs()
  }

  beforeAll(async () => {
    carmen = (await operatorInSitting(app)).carmen
  })
  afterEach(() => app.setClock(null))

  it('waits to be announced with what changes, and holds nowhere before', async () => {
    const { coming } = await overview()
    expect(coming).toHaveLength(1)
    expect(coming[0]).toMatchObject({
      ...{
        document: 'terms',
        version: '2026-12-01',
        presentVersion: LEGAL_VERSIONS.terms,
        earliest: '2027-01-01',
      },
      accounts: 6,
    })
    expect(coming[0].changes.at(-1)).toEqual({ before: null, after: ADDED })
    expect(await page('/terminos')).not.toContain(ADDED)
    expect(await page('/terminos?nuevo')).not.toContain(ADDED)
    expect(await page('/terminos/cambios')).toContain('No hay cambios anunciados')
    expect(await unread(cast.lucia)).toEqual([])
  })

  it('cannot be typed, announced too late or by another person', async () => {
    expect((await announce({ effectiveOn: '2026-12-31' })).body).toMatchObject({
      code: 'TOO_SOON',
      data: { earliest: '2027-01-01' },
    })
    expect((await announce({ version: '2026-12-02' })).body.code).toBe('TEXT_NOT_CARRIED')
    expect((await announce({ document: 'privacy' })).body.code).toBe('TEXT_NOT_CARRIED')
    expect((await announce({ summary: ' ' })).status).toBe(400)
    expect((await cast.lucia.post('/api/operator/text-changes', GIVEN)).status).toBe(404)
  })

  it('can be sent to the operator alone first', async () => {
    await app.runJobs()
    app.mails.length = 0
    expect((await carmen.post('/api/operator/text-changes/proof', GIVEN)).body).toEqual({
      sentTo: OPERATOR_EMAIL,
    })
    await app.runJobs()
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [OPERATOR_EMAIL, 'Prueba: El 1 de febrero de 2027 cambian los términos de Azahar'],
    ])
    expect((await overview()).announced).toEqual([])
  })

  it('is announced once, by mail to every account in batches, each once', async () => {
    const many = Array.from({ length: ANNOUNCEMENT_BATCH }, (_, at) => `otra${at}@correo.example`)
    await app.db.execute(sql`
      with people as (
        insert into auth."user" (id, name, email, email_verified, created_at, updated_at, role)
        select gen_random_uuid(), 'Otra', email, true, now(), now(), 'couple' from unnest(${sql.param(many)}::text[]) email
        returning id)
      select count(*) from people`)
    await app.db.execute(sql`
      insert into profiles (id, full_name, role) select id, name, 'couple' from auth."user"
      on conflict do nothing`)
    app.mails.length = 0
    const answers = await Promise.all([announce(), announce()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await app.runJobs()
    expect(app.mails).toHaveLength(ANNOUNCEMENT_BATCH)
    const { id } = (await overview()).announced[0]
    await runBatches()
    await mailTextChange(app.platform, id)
    await runBatches()
    const accounts = await app.db.$count(user)
    expect(accounts).toBe(ANNOUNCEMENT_BATCH + 6)
    const sent = app.mails.filter(({ subject }) => subject.includes('cambian')).map(({ to }) => to)
    expect([sent.length, new Set(sent).size]).toEqual([accounts, accounts])
    expect((await overview()).announced[0]).toMatchObject({ accounts, mailed: accounts, queued: 0, read: 0 })
    expect((await overview()).coming).toEqual([])
    const { subject, text } = app.mails.find(
      ({ to, subject: of }) => to === cast.lucia.email && of.includes('cambian'),
    )!
    expect(subject).toBe('El 1 de febrero de 2027 cambian los términos de Azahar')
    for (const said of [GIVEN.summary, '/terminos/cambios', 'puedes irte antes, sin coste'])
      expect(text).toContain(said)
  })

  it('stands beside the old one on a public page, and above the text of now', async () => {
    const html = await (await app.fetch('/terminos/cambios')).text()
    expect(await htmlFaults(html)).toEqual([])
    const said = textOf(html)
    expect(said).toContain(GIVEN.summary)
    expect(said).toContain(ADDED)
    expect(said).toContain('Valdrá desde el 1 de febrero de 2027')
    const now = await page('/terminos')
    expect(now).toContain('El 1 de febrero de 2027 cambian los términos')
    expect(now).not.toContain(ADDED)
    expect(await htmlFaults(await (await app.fetch('/terminos?nuevo')).text())).toEqual([])
    expect(await page('/terminos?nuevo')).toContain(ADDED)
  })

  it('is told in the app until the person says so, and that moment is kept', async () => {
    const [change] = await unread(cast.lucia)
    expect(change).toMatchObject({ document: 'terms', effectiveOn: '2027-02-01', path: '/terminos/cambios' })
    expect((await cast.lucia.get('/api/session')).body).toMatchObject({ unreadTexts: 1 })
    const path = `/api/text-changes/${change.id}/receipt`
    const first = await cast.lucia.post(path)
    expect(first.status).toBe(200)
    expect((await cast.lucia.post(path)).body).toEqual(first.body)
    expect(await unread(cast.lucia)).toEqual([])
    expect((await cast.lucia.get('/api/session')).body).toMatchObject({ unreadTexts: 0 })
    expect(await unread(cast.martin)).toHaveLength(1)
    expect((await overview()).announced[0]).toMatchObject({ read: 1 })
    expect((await cast.lucia.post(`/api/text-changes/${cast.weddingId}/receipt`)).status).toBe(404)
  })

  it('is shown to a person who signs up meanwhile, who accepts the text of now', async () => {
    expect(await (await app.fetch('/signup')).text()).toContain('href="/terminos/cambios"')
    const nuria = await signedUp(app, 'Nuria Vela', 'couple')
    const { body } = await nuria.get('/api/profile/documents')
    expect((body as AcceptedDocument[])[0]).toMatchObject({
      document: 'terms',
      version: LEGAL_VERSIONS.terms,
    })
    expect(await unread(nuria)).toHaveLength(1)
    await runBatches()
    expect(app.mails.some(({ to, subject }) => to === nuria.email && subject.includes('cambian'))).toBe(false)
  })

  it('holds from its day on: on its page, in what is accepted, in the file that is kept', async () => {
    app.setClock(new Date('2027-02-01T08:00:00+01:00'))
    expect(await page('/terminos')).toContain(ADDED)
    expect(await page('/terminos/cambios')).toContain('Vale desde el 1 de febrero de 2027')
    const file = await app.fetch('/terminos?descargar')
    expect(file.headers.get('content-disposition')).toContain('azahar-terminos-2026-12-01.html')
    const late = await signedUp(app, 'Iker Lasa', 'couple')
    const { body } = await late.get('/api/profile/documents')
    expect(body[0]).toMatchObject({ version: '2026-12-01', currentVersion: '2026-12-01' })
    // A session of November has ended by then.
    await cast.martin.signIn()
    expect((await cast.martin.get('/api/profile/documents')).body[0]).toMatchObject({
      version: LEGAL_VERSIONS.terms,
      currentVersion: '2026-12-01',
    })
  })

  it('is in the log of operators', async () => {
    expect((await carmen.get('/api/operator/log')).body).toContainEqual(
      expect.objectContaining({ act: 'textAnnounced', subject: 'Términos, desde el 1 de febrero de 2027' }),
    )
  })
})

describe('an announcement that is taken back before its day', () => {
  const { app, cast } = useCast({ operatorEmails: [OPERATOR_EMAIL], comingTexts: COMING_TERMS })
  let carmen: Person
  let id: string
  const REASON = 'Lo hemos pensado mejor. Gracias por lo que «nos contasteis» 🌿'
  const announce = () => carmen.post('/api/operator/text-changes', GIVEN)
  const withdraw = (by = carmen, reason = REASON) =>
    by.post(`/api/operator/text-changes/${id}/withdrawal`, { reason })
  const unread = async (person: Person) => (await person.get('/api/text-changes')).body
  const confirm = (person: Person, isWithdrawal: boolean) =>
    person.post(`/api/text-changes/${id}/receipt`, { isWithdrawal })
  const mailsTo = (person: Person) =>
    app.mails.filter(({ to, subject }) => to === person.email && subject.includes('cambian'))

  beforeAll(async () => {
    carmen = (await operatorInSitting(app)).carmen
    id = (await announce()).body.id
  })
  afterEach(() => app.setClock(null))

  it('is taken back by an operator only, with a reason, and not once it holds', async () => {
    expect((await withdraw(cast.lucia)).status).toBe(404)
    expect((await withdraw(carmen, ' ')).status).toBe(400)
    expect((await withdraw(carmen, 'x'.repeat(601))).status).toBe(400)
    const nowhere = `/api/operator/text-changes/${cast.weddingId}/withdrawal`
    expect((await carmen.post(nowhere, { reason: REASON })).body.code).toBe('ANNOUNCEMENT_NOT_FOUND')
    const late = new Date('2027-02-01T00:00:00+01:00')
    expect(
      await withdrawText(
        { ...app.platform, clock: { now: () => late } },
        carmen.userId as OperatorId,
        id,
        REASON,
      ),
    ).toBe('TEXT_IN_EFFECT')
  })

  it('is told by mail to those who got the mail of the announcement, once, and to no other', async () => {
    await app.runJobs()
    expect(mailsTo(cast.lucia)).toHaveLength(1)
    // The mail to Martín is still in the queue: the mail server has been away.
    await app.db.execute(sql`
      insert into graphile_worker._private_jobs (task_id, payload, key, run_at)
      select id, '{}', 'text-change:' || ${id}::text || ':' || ${cast.martin.userId}::text, now() + interval '1 hour'
      from graphile_worker._private_tasks where identifier = 'send-mail'`)
    app.mails.length = 0
    const answers = await Promise.all([withdraw(), withdraw()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await mailTextChange(app.platform, id)
    await app.runJobs()
    const sent = app.mails.map(({ to }) => to)
    expect(new Set(sent).size).toBe(sent.length)
    expect(mailsTo(cast.martin)).toEqual([])
    const { subject, text } = mailsTo(cast.lucia)[0]!
    expect(subject).toBe('Al final, el 1 de febrero de 2027 no cambian los términos de Azahar')
    for (const said of [REASON, 'sigue valiendo lo de ahora', '/terminos']) expect(text).toContain(said)
    const { announced } = (await carmen.get('/api/operator/text-changes')).body
    expect(announced[0]).toMatchObject({ id, withdrawalMailed: sent.length, withdrawalQueued: 0 })
    expect(announced[0].withdrawnAt).not.toBeNull()
  })

  it('is told in the app until the person says so, apart from the announcement', async () => {
    expect((await confirm(cast.lucia, false)).status).toBe(200)
    expect(await unread(cast.lucia)).toMatchObject([{ isWithdrawn: true, summary: REASON }])
    expect((await confirm(cast.lucia, true)).status).toBe(200)
    expect(await unread(cast.lucia)).toEqual([])
    expect((await cast.lucia.get('/api/session')).body).toMatchObject({ unreadTexts: 0 })
    expect(await unread(await signedUp(app, 'Nuria Vela', 'couple'))).toEqual([])
  })

  it('holds on no day, and its page says that it was taken back and why', async () => {
    const html = await (await app.fetch('/terminos/cambios')).text()
    expect(await htmlFaults(html)).toEqual([])
    expect(textOf(html)).toContain('retiramos el cambio que iba a valer desde el 1 de febrero de 2027')
    expect(textOf(html)).toContain(REASON)
    expect(textOf(html)).not.toContain(ADDED)
    expect(textOf(await (await app.fetch('/terminos')).text())).not.toContain('cambian los términos')
    app.setClock(new Date('2027-02-02T08:00:00+01:00'))
    expect(textOf(await (await app.fetch('/terminos')).text())).not.toContain(ADDED)
  })

  it('is in the log, and may be announced anew', async () => {
    expect((await carmen.get('/api/operator/log')).body).toContainEqual(
      expect.objectContaining({ act: 'textWithdrawn', subject: 'Términos, desde el 1 de febrero de 2027' }),
    )
    const again = await announce()
    expect(again.status).toBe(200)
    expect(again.body.id).not.toBe(id)
    expect(await unread(cast.lucia)).toMatchObject([{ isWithdrawn: false, summary: GIVEN.summary }])
  })
})
