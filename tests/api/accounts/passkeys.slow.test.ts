import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { SoftDevice } from '../../support/accounts/passkey.ts'
import { PASSWORD } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('passkeys', () => {
  const app = useTestApp({
    trustProxy: true,
    limits: { ...LIMITS, person: { ...LIMITS.person, passkeys: 2 } },
  })
  afterEach(() => app.setClock(null))

  const newPerson = async () => {
    const jar = new CookieJar(app)
    const email = `${randomUUID()}@correo.example`
    await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
    return { jar, email }
  }
  const withPasskey = async (options = {}) => {
    const person = await newPerson()
    const device = new SoftDevice(options)
    const added = await device.register(person.jar)
    expect(added.status).toBe(200)
    return { ...person, device, id: added.body.id as string }
  }
  const withTwoFactor = async (jar: CookieJar) => {
    const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const secret = secretOf(body.totpURI)
    await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, -1) })
    return secret
  }
  const isSignedIn = async (jar: CookieJar) => (await jar.get('/api/profile')).status === 200
  const listOf = async (jar: CookieJar) => (await jar.get('/api/access/passkeys')).body

  it('open the account of their person without a password', async () => {
    const { device, email } = await withPasskey()
    const jar = new CookieJar(app)
    expect((await device.signIn(jar)).status).toBe(200)
    expect((await jar.get('/api/profile')).body).toMatchObject({ email })
    expect((await listOf(jar))[0].lastUsedAt).not.toBeNull()
  })

  it('answer one question once, and none that was asked of another browser', async () => {
    const { device } = await withPasskey()
    const jar = new CookieJar(app)
    const response = await device.answer(jar)
    const path = '/api/auth/passkey/verify-authentication'
    expect((await jar.post(path, { response })).status).toBe(200)
    for (const browser of [jar, new CookieJar(app)]) {
      const again = await browser.post(path, { response })
      expect(again).toMatchObject({ status: 400, body: { code: 'PASSKEY_REFUSED' } })
    }
  })

  it('of other sites, of nobody and with a wrong signature are refused alike', async () => {
    const { device } = await withPasskey()
    const elsewhere = await newPerson()
    const phishing = new SoftDevice({ origin: 'https://azahar.elsewhere.example' })
    expect((await phishing.register(elsewhere.jar)).status).toBeGreaterThanOrEqual(400)
    expect(await listOf(elsewhere.jar)).toEqual([])
    const jar = new CookieJar(app)
    expect(await new SoftDevice().signIn(jar)).toMatchObject({
      status: 400,
      body: { code: 'PASSKEY_REFUSED' },
    })
    const answer = await device.answer(jar)
    const signature = `${answer.response.signature.slice(0, -4)}AAAA`
    const forged = { ...answer, response: { ...answer.response, signature } }
    expect(await jar.post('/api/auth/passkey/verify-authentication', { response: forged })).toMatchObject({
      status: 400,
      body: { code: 'PASSKEY_REFUSED' },
    })
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('that verified their owner are not asked for a second step', async () => {
    const { device, jar: owner } = await withPasskey()
    await withTwoFactor(owner)
    const jar = new CookieJar(app)
    expect((await device.signIn(jar)).status).toBe(200)
    expect(await isSignedIn(jar)).toBe(true)
  })

  it('that did not verify their owner are asked for a second step', async () => {
    const { device, jar: owner } = await withPasskey({ verifiesOwner: false })
    const secret = await withTwoFactor(owner)
    const jar = new CookieJar(app)
    expect((await device.signIn(jar)).body).toMatchObject({ twoFactorRedirect: true })
    expect(await isSignedIn(jar)).toBe(false)
    expect((await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })).status).toBe(200)
    expect(await isSignedIn(jar)).toBe(true)
  })

  it('are added and removed right after a sign-in only', async () => {
    const { jar, id } = await withPasskey()
    app.setClock(new Date(Date.now() + 11 * 60_000))
    const refusal = { status: 403, body: { code: 'SESSION_NOT_FRESH' } }
    expect(await new SoftDevice().register(jar)).toMatchObject(refusal)
    expect(await jar.call('DELETE', `/api/access/passkeys/${id}`)).toMatchObject(refusal)
    app.setClock(null)
    expect((await jar.call('DELETE', `/api/access/passkeys/${id}`)).status).toBe(200)
    expect(await listOf(jar)).toEqual([])
  })

  it('are named by their person and by no other', async () => {
    const { jar, id } = await withPasskey()
    const stranger = await newPerson()
    const path = `/api/access/passkeys/${id}`
    expect((await stranger.jar.call('PATCH', path, { name: 'Mía' })).status).toBe(404)
    expect((await stranger.jar.call('DELETE', path)).status).toBe(200)
    const renamed = await jar.call('PATCH', path, { name: '  MacBook de Elena ' })
    expect(renamed.body).toMatchObject({ name: 'MacBook de Elena' })
    expect(await listOf(jar)).toEqual([renamed.body])
    expect(JSON.stringify(renamed.body)).not.toMatch(/publicKey|credential/i)
  })

  it('are never removed when they are the last way in', async () => {
    const { jar, id } = await withPasskey()
    const other = await new SoftDevice().register(jar)
    await app.db.$client.query(
      `delete from auth.account where user_id = (select user_id from auth.passkey where id = $1)`,
      [id],
    )
    const removals = await Promise.all([
      jar.call('DELETE', `/api/access/passkeys/${id}`),
      jar.call('DELETE', `/api/access/passkeys/${other.body.id}`),
    ])
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(removals.find(({ status }) => status === 409)!.body.code).toBe('LAST_WAY_IN')
    expect(await listOf(jar)).toHaveLength(1)
  })

  it('are as many as an account holds, and no more, also when the device was asked before', async () => {
    const { jar, id } = await withPasskey()
    const waiting = new SoftDevice()
    const asked = await jar.get('/api/auth/passkey/generate-register-options')
    const cookies = new Map(jar.cookies)
    const second = await new SoftDevice().register(jar)
    expect(second.status).toBe(200)
    const refusal = { status: 409, body: { code: 'TOO_MANY_PASSKEYS', max: 2 } }
    expect(await jar.get('/api/auth/passkey/generate-register-options')).toMatchObject(refusal)
    for (const [name, value] of cookies) jar.cookies.set(name, value)
    expect(await waiting.answerRegistration(jar, asked.body.challenge)).toMatchObject(refusal)
    expect(await listOf(jar)).toHaveLength(2)
    await jar.call('DELETE', `/api/access/passkeys/${id}`)
    expect((await new SoftDevice().register(jar)).status).toBe(200)
  })

  it('go through the form of the login, which leads to the page that was asked for', async () => {
    const { device } = await withPasskey()
    const jar = new CookieJar(app)
    const response = JSON.stringify(await device.answer(jar))
    const fields = { response, redirect: '/app/profile' }
    const entered = await sendForm(app, 'passkey', fields, { cookie: jar.header })
    expect([entered.status, entered.location]).toEqual([303, '/app/profile'])
    const again = await sendForm(app, 'passkey', fields, { cookie: jar.header })
    expect(again.status).toBe(400)
    expect(again.html).toContain('Esa passkey no vale aquí')
    expect((await sendForm(app, 'passkey', { response: '{', redirect: '' })).status).toBe(400)
  })
})
