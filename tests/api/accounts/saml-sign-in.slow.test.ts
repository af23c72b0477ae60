import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { PASSWORD } from '../../support/accounts/person.ts'
import { bringAnswer, enterBySaml, leaveForSaml } from '../../support/accounts/saml-journey.ts'
import { newSamlKey, type Said, SamlServer } from '../../support/accounts/saml-server.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('signing in with a company that speaks SAML', () => {
  const company = new SamlServer()
  const app = useTestApp({
    trustProxy: true,
    identityProviders: () => [
      company.provider({ certificates: [newSamlKey().certificate, company.key.certificate] }),
    ],
  })
  let email: string
  beforeEach(() => {
    email = `${randomUUID()}@agencia.example`
  })
  afterEach(() => app.setClock(null))

  const enter = (jar: CookieJar, said: Said = {}) =>
    enterBySaml(app, jar, company, { nameId: email, ...said })
  const profileOf = async (jar: CookieJar) => (await jar.get('/api/profile')).body
  const withPassword = async (isConfirmed = true) => {
    const jar = new CookieJar(app)
    await jar.post('/api/auth/sign-up/email', { name: 'Elena', email, password: PASSWORD, role: 'couple' })
    if (isConfirmed) {
      await app.db.$client.query('update auth.user set email_verified = true where email = $1', [email])
    }
    return jar
  }
  const linkedOf = async (jar: CookieJar) => (await jar.get('/api/access/accounts')).body

  it('the address of a person leads to the page of their company, with a request that it can tell is ours', async () => {
    const away = await sendForm(app, 'company', { email: ` ${email.toUpperCase()}`, redirect: '' })
    const url = /^0; url=(.+)$/.exec(away.headers.get('refresh') ?? '')![1]!
    expect(url).toContain('https://entrada.agencia.example/entrar?lugar=1&SAMLRequest=')
    const { id, ...request } = (await leaveForSaml(new CookieJar(app))).request
    expect(id).toMatch(/^_[\da-f]{40}$/)
    expect(request).toMatchObject({
      destination: 'https://entrada.agencia.example/entrar?lugar=1',
      answersTo: 'http://localhost:3000/api/auth/saml/agencia/acs',
      entityId: 'http://localhost:3000/api/auth/saml/agencia/metadata',
    })
  })

  it('describes itself to the company', async () => {
    const answer = await app.fetch('/api/auth/saml/agencia/metadata')
    expect(answer.headers.get('content-type')).toBe('application/samlmetadata+xml')
    const xml = await answer.text()
    expect(xml).toContain('entityID="http://localhost:3000/api/auth/saml/agencia/metadata"')
    expect(xml).toContain('Location="http://localhost:3000/api/auth/saml/agencia/acs"')
    expect(xml).toContain('WantAssertionsSigned="true"')
    expect((await app.fetch('/api/auth/saml/otra/metadata')).status).toBe(404)
  })

  it('makes an account for a planner, opens it again, and asks no password', async () => {
    const jar = new CookieJar(app)
    expect(await enter(jar)).toBe('/login')
    expect(await profileOf(jar)).toMatchObject({ email, fullName: 'Elena Montes', role: 'planner' })
    expect((await jar.get('/api/access/factors')).body.hasPassword).toBe(false)
    const again = new CookieJar(app)
    expect(await enter(again)).toBe('/login')
    expect((await profileOf(again)).id).toBe((await profileOf(jar)).id)
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => /dispositivo/.test(subject))).toBe(true)
  })

  it('takes a response that is signed as well, and an address among the attributes', async () => {
    const jar = new CookieJar(app)
    const { request } = await leaveForSaml(jar)
    const said = {
      nameId: 'e-4711',
      format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      attributes: { 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress': email },
    }
    const xml = company.answer(request, said, { signs: 'both' })
    expect(await bringAnswer(app, jar, xml, request.state)).toBe('/login')
    expect(await profileOf(jar)).toMatchObject({ email })
    email = `${randomUUID()}@agencia.example`
    const renamed = new CookieJar(app)
    expect(await enter(renamed, { nameId: said.nameId })).toBe('/login?error=PROVIDER_REFUSED')
  })

  it('links to an account with a confirmed address, and to no other', async () => {
    await withPassword(false)
    const jar = new CookieJar(app)
    expect(await enter(jar)).toBe('/login?error=ACCOUNT_NOT_LINKED')
    email = `${randomUUID()}@agencia.example`
    const owner = await withPassword()
    expect(await enter(jar)).toBe('/login')
    expect((await profileOf(jar)).id).toBe((await profileOf(owner)).id)
    expect(await linkedOf(owner)).toEqual([
      { provider: 'agencia', name: 'Agencia', isLinked: true, emails: [email] },
    ])
  })

  it('is asked for the second step too', async () => {
    const owner = await withPassword()
    const { body } = await owner.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const secret = secretOf(body.totpURI)
    await owner.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, -1) })
    const jar = new CookieJar(app)
    expect(await enter(jar)).toBe('/login?paso=codigo')
    expect((await jar.get('/api/profile')).status).toBe(401)
    expect((await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })).status).toBe(200)
    expect((await jar.get('/api/profile')).status).toBe(200)
  })

  it('is linked by a signed-in person, unlinked right after a sign-in, and never as the last way in', async () => {
    const jar = await withPassword(false)
    const { body } = await jar.post('/api/auth/link-social', { provider: 'agencia' })
    expect(await enterBySaml(app, jar, company, { nameId: email }, body.url)).toBe('/app/profile')
    expect(await linkedOf(jar)).toMatchObject([{ isLinked: true }])
    app.setClock(new Date(Date.now() + 11 * 60_000))
    expect((await jar.call('DELETE', '/api/access/accounts/agencia')).status).toBe(403)
    app.setClock(null)
    expect((await jar.call('DELETE', '/api/access/accounts/agencia')).status).toBe(200)

    email = `${randomUUID()}@agencia.example`
    const only = new CookieJar(app)
    await enter(only)
    expect(await only.call('DELETE', '/api/access/accounts/agencia')).toMatchObject({
      status: 409,
      body: { code: 'LAST_WAY_IN' },
    })
  })

  it('takes no id token, which SAML does not have', async () => {
    const body = { provider: 'agencia', idToken: { token: 'uno', nonce: 'dos' } }
    const answer = await new CookieJar(app).post('/api/auth/sign-in/social', body)
    expect(answer.body.code).toBe('PROVIDER_UNAVAILABLE')
  })
})
