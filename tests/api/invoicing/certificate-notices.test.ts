import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { warnOfCertificates } from '#server/areas/invoicing/warn-of-certificates.commands.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { certificateFile, invoicesOf } from '../../support/invoicing.ts'
import { makeCertificate } from '../../support/outside/certificates.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const DAY = 86_400_000
/** Both processes of an installation look at once. */
const look = () => Promise.all([warnOfCertificates(app.platform), warnOfCertificates(app.platform)])

async function issuing() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  await booksOf(planner).saveIssuer()
  const invoices = invoicesOf(planner)
  await invoices.switchOn()
  return { planner, invoices }
}

/** Sets the day of the certificate so many days from now. */
const expiresIn = (planner: Person, days: number) =>
  app.db.execute(sql`update invoicing_settings set
    certificate_expires_at = ${new Date(Date.now() + days * DAY + 1000).toISOString()} where owner_id = ${planner.userId}`)

const told = async (planner: Person) =>
  (await planner.get('/api/notifications?limit=20')).body.filter(
    ({ action }: { action: string }) => action === 'certificate.expiring',
  )

describe('a certificate that expires', () => {
  it('is told of at 60, 30 and 7 days and when it has expired, once each, with the way to the invoices', async () => {
    const { planner } = await issuing()
    const days: number[] = []
    for (const left of [61, 60, 45, 30, 29, 8, 7, 1, -1, -30]) {
      await expiresIn(planner, left)
      await look()
      await look()
      days.push((await told(planner)).length)
    }
    expect(days).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 4, 4])
    const [last, first] = [(await told(planner))[0], (await told(planner)).at(-1)]
    expect(last.data.days).toBe(0)
    expect(first).toMatchObject({
      ...{ actorName: 'Tu certificado', weddingId: null, data: { days: 60 } },
      url: `/app/planner/${planner.userId}/billing?vista=facturas`,
    })
  })

  it('is told by mail until the planner chooses otherwise', async () => {
    const chosen = await issuing()
    const { kinds } = (await chosen.planner.get('/api/notifications/settings')).body
    const kind = kinds.find((one: { kind: string }) => one.kind === 'invoices')
    expect(kind).toMatchObject({ bell: true, mail: 'now', push: true })
    await app.db.execute(sql`insert into notification_preferences (user_id, kind, bell, mail, push)
      values (${chosen.planner.userId}, 'invoices', true, 'never', false)`)
    const usual = await issuing()
    for (const { planner } of [usual, chosen]) await expiresIn(planner, 20)
    await look()
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await app.runJobs()
    expect(await told(usual.planner)).toHaveLength(1)
    expect((await mailsTo(app, usual.planner.email)).at(-1)!.text).toMatch(/Tu certificado caduca el/)
    expect(await told(chosen.planner)).toHaveLength(1)
    expect((await mailsTo(app, chosen.planner.email)).some(({ text }) => /Tu certificado/.test(text))).toBe(
      false,
    )
  })

  it('is not told of again once it was changed, until the new one expires', async () => {
    const { planner, invoices } = await issuing()
    await expiresIn(planner, 5)
    await look()
    await invoices.changeCertificate({ file: certificateFile(), password: 'secreta' })
    await look()
    expect(await told(planner)).toHaveLength(1)
    const file = makeCertificate({ days: 25 }).toString('base64')
    await invoices.changeCertificate({ file, password: 'secreta' })
    await look()
    expect((await told(planner)).map((one: { data: { days: number } }) => one.data.days)).toEqual([30, 7])
  })
})
