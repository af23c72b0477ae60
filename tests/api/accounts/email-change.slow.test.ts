import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { onAnotherDevice, Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('a changed email', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  const newAddress = () => `${randomUUID()}@correo.example`
  const ask = (person: Person, newEmail: string) =>
    person.call('PUT', '/api/access/email-change', { newEmail })
  const emailOf = async (person: Person) => (await person.get('/api/profile')).body.email
  const tokenIn = async (mailbox: string) => {
    const mail = (await mailsTo(app, mailbox)).findLast(({ text }) => text.includes('/confirm-email'))
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const confirm = async (token: string) => (await sendForm(app, 'confirmEmail', { token })).status

  it.each([
    ['the old mailbox first', true],
    ['the new mailbox first', false],
  ])('changes when both mailboxes have confirmed it: %s', async (_title, isOldFirst) => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const newEmail = newAddress()
    expect((await ask(lucia, newEmail.toUpperCase())).body).toMatchObject({
      newEmail,
      isOldConfirmed: false,
      isNewConfirmed: false,
    })
    const tokens = [await tokenIn(lucia.email), await tokenIn(newEmail)]
    const [first, second] = isOldFirst ? tokens : tokens.reverse()
    expect(await confirm(first!)).toBe(200)
    expect(await confirm(first!)).toBe(200)
    expect(await emailOf(lucia)).toBe(lucia.email)
    expect((await lucia.get('/api/access/email-change')).body).toMatchObject({
      isOldConfirmed: isOldFirst,
      isNewConfirmed: !isOldFirst,
    })
    expect(await confirm(second!)).toBe(200)
    expect(await emailOf(lucia)).toBe(newEmail)
    expect((await lucia.get('/api/access/email-change')).body).toBeNull()
    const subjects = (await mailsTo(app, lucia.email)).map(({ subject }) => subject)
    expect(subjects).toContain('El email de tu cuenta de Azahar ha cambiado')
    expect(await confirm(second!)).toBe(400)
    const entering = new Person(app, 'Lucía', 'couple', newEmail)
    expect((await entering.signIn()).status).toBe(200)
    expect((await onAnotherDevice(entering)).cookie).toBeTruthy()
    expect((await new Person(app, 'Lucía', 'couple', lucia.email).signIn()).status).toBe(401)
  })

  it('opening a link confirms nothing, as scanners of mail open them', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const newEmail = newAddress()
    await ask(lucia, newEmail)
    for (const mailbox of [lucia.email, newEmail]) {
      const page = await app.fetch(`/confirm-email?token=${await tokenIn(mailbox)}`)
      expect(page.status).toBe(200)
      expect(page.headers.get('referrer-policy')).toBe('strict-origin')
    }
    expect(await emailOf(lucia)).toBe(lucia.email)
    expect((await lucia.get('/api/access/email-change')).body).toMatchObject({
      isOldConfirmed: false,
      isNewConfirmed: false,
    })
  })

  it('asks for a sign-in of the last ten minutes', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    app.setClock(new Date(Date.now() + 11 * 60_000))
    expect(await ask(lucia, newAddress())).toMatchObject({ status: 403, body: { code: 'SESSION_NOT_FRESH' } })
  })

  it('to an address of another account is answered alike, and never happens', async () => {
    const [lucia, noelia] = [await signedUp(app, 'Lucía', 'couple'), await signedUp(app, 'Noelia', 'couple')]
    const [taken, free] = [await ask(lucia, noelia.email), await ask(noelia, newAddress())]
    expect(taken.status).toBe(free.status)
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body))
    expect(await tokenIn(noelia.email)).not.toBe('')
    const mails = (await mailsTo(app, noelia.email)).filter(({ text }) => text.includes(lucia.email))
    expect(mails).toEqual([])
    expect(await confirm(await tokenIn(lucia.email))).toBe(400)
    expect(await emailOf(lucia)).toBe(lucia.email)
  })

  it('is over with another one, when it is given up, with a new password and after a day', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const first = newAddress()
    await ask(lucia, first)
    const old = await tokenIn(first)
    await ask(lucia, newAddress())
    expect(await confirm(old)).toBe(400)

    await lucia.delete('/api/access/email-change')
    expect(await confirm(await tokenIn(lucia.email))).toBe(400)

    await ask(lucia, newAddress())
    await lucia.post('/api/auth/change-password', {
      currentPassword: 'azahar-en-flor',
      newPassword: 'otra-contraseña',
    })
    expect(await confirm(await tokenIn(lucia.email))).toBe(400)

    await ask(lucia, newAddress())
    const late = await tokenIn(lucia.email)
    app.setClock(new Date(Date.now() + 25 * 3_600_000))
    expect(await confirm(late)).toBe(400)
    expect(await emailOf(lucia)).toBe(lucia.email)
  })

  it('refuses what is no address, the present one, and more than five in an hour', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    expect((await ask(lucia, 'lucia')).body.code).toBe('INVALID_EMAIL')
    expect((await ask(lucia, lucia.email)).body.code).toBe('EMAIL_IS_THE_SAME')
    for (let count = 0; count < 5; count += 1) expect((await ask(lucia, newAddress())).status).toBe(200)
    expect((await ask(lucia, newAddress())).body.code).toBe('TOO_MANY_EMAIL_CHANGES')
  })

  it('keeps its tokens as hashes', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    await ask(lucia, newAddress())
    const { rows } = await app.db.$client.query('select * from auth.email_change where user_id = $1', [
      lucia.userId,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(await tokenIn(lucia.email))
  })
})
