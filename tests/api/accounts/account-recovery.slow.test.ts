import { describe, expect, it } from 'vitest'
import { mailsTo, newestLink } from '../../support/accounts/mailbox.ts'
import { onAnotherDevice, Person, signedUp } from '../../support/accounts/person.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

describe('account recovery', () => {
  const app = useTestApp()

  const newcomer = () => new Person(app, 'Noelia Cano', 'couple')
  const isSignedIn = async (person: Person) => (await person.get('/api/profile')).status === 200

  const resetTokenOf = async (person: Person) => {
    await person.post('/api/auth/request-password-reset', { email: person.email })
    return (await newestLink(app, person.email)).searchParams.get('token')!
  }

  describe('a forgotten password', () => {
    it('is replaced with the link of a mail, which leads to /reset-password-new', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const token = await resetTokenOf(lucia)
      expect((await newestLink(app, lucia.email)).href).toBe(`${ORIGIN}/reset-password-new?token=${token}`)
      const answer = await lucia.post('/api/auth/reset-password', { token, newPassword: 'otra-contraseña' })
      expect(answer.status).toBe(200)
      expect((await lucia.signIn()).status).toBe(401)
      expect((await lucia.signIn('otra-contraseña')).status).toBe(200)
    })

    it('answers the same for an unknown email, and sends nothing', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const stranger = newcomer()
      const known = await lucia.post('/api/auth/request-password-reset', { email: lucia.email })
      const unknown = await lucia.post('/api/auth/request-password-reset', { email: stranger.email })
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect(await mailsTo(app, stranger.email)).toEqual([])
    })

    it('finds the account however the email is written', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      await lucia.post('/api/auth/request-password-reset', { email: ` ${lucia.email.toUpperCase()}` })
      expect((await newestLink(app, lucia.email)).pathname).toBe('/reset-password-new')
    })

    it.each([
      ['a blank email', '', 'EMAIL_REQUIRED'],
      ['what is no email', 'lucia', 'INVALID_EMAIL'],
    ])('cannot be asked for with %s', async (_what, email, code) => {
      const answer = await newcomer().post('/api/auth/request-password-reset', { email })
      expect(answer).toMatchObject({ status: 400, body: { code } })
    })

    it('ends the other sessions and keeps the one of this browser', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const phone = await onAnotherDevice(lucia)
      const token = await resetTokenOf(lucia)
      await lucia.post('/api/auth/reset-password', { token, newPassword: 'otra-contraseña' })
      expect(await isSignedIn(lucia)).toBe(true)
      expect(await isSignedIn(phone)).toBe(false)
    })

    it('ends every session when it is changed in the browser of another person', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const martin = await signedUp(app, 'Martín', 'couple')
      const token = await resetTokenOf(lucia)
      await martin.post('/api/auth/reset-password', { token, newPassword: 'otra-contraseña' })
      expect(await isSignedIn(lucia)).toBe(false)
      expect(await isSignedIn(martin)).toBe(true)
    })

    it('a link works once, and then those of earlier mails do not work either', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const [first, second] = [await resetTokenOf(lucia), await resetTokenOf(lucia)]
      const setting = (token: string) =>
        lucia.post('/api/auth/reset-password', { token, newPassword: 'otra-contraseña' })
      expect((await setting(second)).status).toBe(200)
      for (const token of [second, first]) {
        expect(await setting(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } })
      }
    })

    it.each([
      [
        'a link that was never sent',
        { token: 'x'.repeat(24), newPassword: 'otra-contraseña' },
        'INVALID_TOKEN',
      ],
      ['no link', { newPassword: 'otra-contraseña' }, 'INVALID_TOKEN'],
      ['a link with a NUL byte', { token: 'x\u0000', newPassword: 'otra-contraseña' }, 'INVALID_TOKEN'],
      ['7 characters', { token: 'x'.repeat(24), newPassword: '1234567' }, 'PASSWORD_TOO_SHORT'],
      ['129 characters', { token: 'x'.repeat(24), newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ])('is not replaced with %s', async (_what, body, code) => {
      const answer = await newcomer().post('/api/auth/reset-password', body)
      expect(answer).toMatchObject({ status: 400, body: { code } })
    })

    it('the database does not keep the token of a link', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const token = await resetTokenOf(lucia)
      const { rows } = await app.db.$client.query('select * from auth.verification where value = $1', [
        lucia.userId,
      ])
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(token)
    })
  })
})
