import { describe, expect, it } from 'vitest'
import { fieldValue, problemsIn, sendForm } from '../../support/accounts/account-forms.ts'
import { newestLink } from '../../support/accounts/mailbox.ts'
import { PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('a password that turns up in breaches', () => {
  const app = useTestApp()
  const refused = { status: 400, body: { code: 'PASSWORD_BREACHED' } }

  it.each(['password1', 'Password1', 'iloveyou1', '1234567890', 'qwertyuiop'])(
    'is refused at sign-up: %s',
    async (password) => {
      const lucia = new Person(app, 'Lucía', 'couple')
      expect(await lucia.signUp({ password })).toMatchObject(refused)
      expect((await lucia.signUp()).status).toBe(200)
    },
  )

  it.each(['contraseña1', 'sevilla1', 'hola1234', 'España2024', 'C0ntr4señ4'])(
    'or is chosen by many in Spain is refused at sign-up: %s',
    async (password) => {
      const lucia = new Person(app, 'Lucía', 'couple')
      expect(await lucia.signUp({ password })).toMatchObject(refused)
    },
  )

  it('or is made of the own name, the address, azahar or boda is refused wherever one is chosen, in words', async () => {
    const guessable = { status: 400, body: { code: 'PASSWORD_GUESSABLE' } }
    const newcomer = new Person(app, 'Noelia Cano', 'couple')
    for (const password of [
      'noelia1990',
      'Cano.Noelia',
      'azahar2027',
      'Boda2027!',
      'n03l14c4n0',
      'boda-noelia',
    ]) {
      expect(await newcomer.signUp({ password })).toMatchObject(guessable)
    }
    const noelia = await signedUp(app, 'Noelia Cano', 'couple')
    const change = { currentPassword: PASSWORD, newPassword: 'NoeliaCano27' }
    expect(await noelia.post('/api/auth/change-password', change)).toMatchObject(guessable)
    await noelia.post('/api/auth/request-password-reset', { email: noelia.email })
    const token = (await newestLink(app, noelia.email)).searchParams.get('token')!
    const reset = { token, newPassword: 'noelia-1990' }
    expect(await noelia.post('/api/auth/reset-password', reset)).toMatchObject(guessable)
    const fields = { recovery: 'page', 'new-password': 'noelia-1990', confirmation: 'noelia-1990' }
    expect(problemsIn((await sendForm(app, 'newPassword', { token, ...fields })).html)).toEqual([
      'Esa contraseña se adivina: solo lleva tu nombre, tu email o palabras como azahar y boda. Elige otra.',
    ])
    expect(
      (await noelia.post('/api/auth/reset-password', { token, newPassword: 'una-tercera' })).status,
    ).toBe(200)
  })

  it('is refused as a new one, in the profile and through the link of a mail', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const change = { currentPassword: PASSWORD, newPassword: 'password1' }
    expect(await lucia.post('/api/auth/change-password', change)).toMatchObject(refused)
    await lucia.post('/api/auth/request-password-reset', { email: lucia.email })
    const token = (await newestLink(app, lucia.email)).searchParams.get('token')
    const reset = { token, newPassword: 'password1' }
    expect(await lucia.post('/api/auth/reset-password', reset)).toMatchObject(refused)
    expect((await lucia.signIn()).status).toBe(200)
  })
})

describe('a password of nothing but spaces', () => {
  const app = useTestApp()
  const spaces = ' '.repeat(8)
  const sentence = 'Una contraseña no puede ser solo espacios. Escribe también letras o cifras.'

  it('is refused at sign-up, and through the link of a mail', async () => {
    const refused = { status: 400, body: { code: 'PASSWORD_BLANK' } }
    const lucia = new Person(app, 'Lucía', 'couple')
    expect(await lucia.signUp({ password: spaces })).toMatchObject(refused)
    expect((await lucia.signUp({ password: ` ${PASSWORD} ` })).status).toBe(200)
    await lucia.post('/api/auth/request-password-reset', { email: lucia.email })
    const token = (await newestLink(app, lucia.email)).searchParams.get('token')
    expect(await lucia.post('/api/auth/reset-password', { token, newPassword: spaces })).toMatchObject(
      refused,
    )
    expect((await lucia.signIn(` ${PASSWORD} `)).status).toBe(200)
  })

  it('is refused by the pages with a sentence, which keep what else was typed', async () => {
    const fields = { mode: 'signup', name: 'Lucía', email: 'lucia@correo.example', role: 'couple' }
    const page = await sendForm(app, 'account', { ...fields, password: spaces })
    expect([page.status, problemsIn(page.html)]).toEqual([400, [sentence]])
    expect(fieldValue(page.html, 'email')).toBe('lucia@correo.example')
    const reset = { token: 'x'.repeat(24), recovery: 'page', 'new-password': spaces, confirmation: spaces }
    expect(problemsIn((await sendForm(app, 'newPassword', reset)).html)).toEqual([sentence])
  })
})
