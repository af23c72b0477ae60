import { beforeAll, describe, expect, it } from 'vitest'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt } from '../../support/accounts/authenticator.ts'
import { OPERATOR_EMAIL, operatorInSitting } from '../../support/accounts/operator.ts'
import { join, PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { ApiProgram } from '../../support/contract/api-program.ts'
import { useTestApp } from '../../support/test-app.ts'

const REASON = 'Cobra y desaparece.\nTérminos, punto 6 «abusos».'

describe('an account', () => {
  const app = useTestApp({ operatorEmails: [OPERATOR_EMAIL] })
  let carmen: Person
  let secret: Buffer
  const codes: number[] = [-1, 0, 1]
  beforeAll(async () => {
    const opened = await operatorInSitting(app)
    carmen = opened.carmen
    secret = opened.secret
  })

  const search = (email: string) => carmen.post('/api/operator/accounts/search', { email })
  const suspend = (userId: string, code: string, reason = REASON) =>
    carmen.post(`/api/operator/accounts/${userId}/suspension`, { reason, code })
  const lift = (userId: string) => carmen.delete(`/api/operator/accounts/${userId}/suspension`)

  it('is found by its whole address alone, shown masked, and its person can read that it was', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    await lucia.createWedding()
    const { body } = await search(`  ${lucia.email.toUpperCase()} `)
    expect(body).toMatchObject({ id: lucia.userId, role: 'couple', weddings: 1, suspendedAt: null })
    expect(body.email).toMatch(/^.•••@correo\.example$/)
    expect((await search(lucia.email.slice(1))).body).toBeNull()
    expect((await search('%')).body).toBeNull()
    await search(lucia.email)
    const { body: activity } = await lucia.get('/api/access/activity')
    const acts = activity.filter(({ kind }: { kind: string }) => kind === 'operatorActed')
    expect(acts).toMatchObject([{ subject: 'buscó tu cuenta por su email' }])
  })

  it('is suspended with a reason and the second factor only', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    expect((await suspend(lucia.userId, '000000')).body.code).toBe('INVALID_CODE')
    expect((await suspend(lucia.userId, codeAt(secret, codes[0]), '   ')).status).toBe(400)
    expect((await suspend('0198c0de-0000-7000-8000-00000000dead', codeAt(secret))).body.code).toBe(
      'NO_SUCH_ACCOUNT',
    )
    expect((await suspend(carmen.userId, codeAt(secret))).body.code).toBe('OWN_ACCOUNT')
    expect((await lucia.get('/api/profile')).status).toBe(200)
  })

  it('that is suspended has no session and gets none, and is told why by mail', async () => {
    const raul = await signedUp(app, 'Raúl Ferrer', 'planner')
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const weddingId = await lucia.createWedding()
    await join(lucia, weddingId, raul)
    const program = new ApiProgram(app)
    await program.signIn(raul)
    const code = codeAt(secret)
    expect((await suspend(raul.userId, code)).body).toMatchObject({ reason: REASON })

    expect((await raul.get('/api/profile')).status).toBe(401)
    expect(await program.isSignedIn()).toBe(false)
    expect((await program.refresh()).status).not.toBe(200)
    const again = new Person(app, 'Raúl', 'planner', raul.email)
    const refused = { status: 403, body: { code: 'ACCOUNT_SUSPENDED' } }
    expect(await again.signIn()).toMatchObject(refused)
    expect((await again.signIn('otra-clave-que-no-es')).body.code).not.toBe('ACCOUNT_SUSPENDED')
    expect((await new ApiProgram(app).signIn(raul)).status).not.toBe(200)
    await again.post('/api/auth/email-otp/send-verification-otp', { email: raul.email })
    await app.runJobs()
    const otp = app.mails.flatMap(({ to, text }) => (to === raul.email ? (/^\d{6}$/m.exec(text) ?? []) : []))
    expect(
      await again.post('/api/auth/sign-in/email-otp', { email: raul.email, otp: otp.at(-1) }),
    ).toMatchObject(refused)

    const mail = app.mails.find(({ to, subject }) => to === raul.email && /suspendido/.test(subject))
    expect(mail?.text).toContain(REASON)
    expect(mail?.text).toMatch(/reclamar durante 6 meses[\s\S]*\/contacto/)

    // The other members notice nothing, and nothing is gone.
    const { body: members } = await lucia.get(`/api/weddings/${weddingId}/members`)
    expect(members).toHaveLength(2)
    expect((await suspend(raul.userId, code)).body.code).toBe('INVALID_CODE')
    expect((await carmen.get('/api/operator/suspended')).body).toMatchObject([{ id: raul.userId }])

    expect((await lift(raul.userId)).body).toMatchObject({ suspendedAt: null, reason: null })
    expect((await again.signIn()).status).toBe(200)
    expect((await again.get('/api/weddings')).body).toHaveLength(1)
    const { body: activity } = await again.get('/api/access/activity')
    const told = activity.map(({ subject }: { subject: string }) => subject).join('\n')
    expect(told).toMatch(/suspendió tu cuenta: Cobra y desaparece/)
    expect(told).toMatch(/levantó la suspensión/)
    expect((await lift(raul.userId)).status).toBe(200)
  })

  it('says on the login page, which needs no script, why it cannot be entered', async () => {
    const noelia = await signedUp(app, 'Noelia Cano', 'couple')
    expect((await suspend(noelia.userId, codeAt(secret, 1))).status).toBe(200)
    const { html } = await sendForm(app, 'account', {
      mode: 'login',
      email: noelia.email,
      password: PASSWORD,
    })
    expect(html).toContain('Esta cuenta está suspendida.')
    const arrived = await app.fetch('/login?error=ACCOUNT_SUSPENDED')
    expect(await arrived.text()).toContain('Esta cuenta está suspendida.')
  })
})
