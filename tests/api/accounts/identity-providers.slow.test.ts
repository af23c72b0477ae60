import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { IdentityServer } from '../../support/accounts/identity-server.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { PASSWORD } from '../../support/accounts/person.ts'
import { suspended } from '../../support/accounts/suspended.ts'
import { useTestApp } from '../../support/test-app.ts'

type Choice = { provider?: string; signUp?: boolean; role?: string }

describe('signing in with a provider of OpenID Connect', () => {
  const identity = new IdentityServer()
  beforeAll(() => identity.start())
  afterAll(() => identity.stop())
  const app = useTestApp({
    trustProxy: true,
    identityProviders: () => [
      identity.provider(),
      identity.provider({
        ...{ id: 'agencia', name: 'Agencia', domains: ['agencia.example'] },
        agency: 'direccion@agencia.example',
      }),
      identity.provider({ id: 'ausente', name: 'Ausente', issuer: 'http://localhost:9' }),
    ],
  })
  const confirming = useTestApp({
    trustProxy: true,
    requireEmailVerification: true,
    identityProviders: () => [identity.provider()],
  })
  let email: string
  beforeEach(() => {
    email = `${randomUUID()}@correo.example`
    identity.claims = { sub: randomUUID(), email, email_verified: true, name: 'Lucía Herrera' }
  })
  afterEach(() => app.setClock(null))

  /** To the provider and back, up to the address of the app. */
  const leave = async (jar: CookieJar, choice: Choice = {}) => {
    const { body } = await jar.post('/api/auth/sign-in/social', { provider: 'prueba', ...choice })
    return identity.authorize(body.url)
  }
  const enter = async (jar: CookieJar, choice: Choice = {}) => jar.get(await leave(jar, choice))
  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location')
  const profileOf = async (jar: CookieJar) => (await jar.get('/api/profile')).body
  const isSignedIn = async (jar: CookieJar) => (await jar.get('/api/profile')).status === 200
  const withPassword = async (isConfirmed = false) => {
    const jar = new CookieJar(app)
    await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
    if (isConfirmed) {
      await app.db.$client.query('update auth.user set email_verified = true where email = $1', [email])
    }
    return jar
  }
  const link = async (jar: CookieJar) => {
    const { status, body } = await jar.post('/api/auth/link-social', { provider: 'prueba' })
    expect(status).toBe(200)
    return jar.get(await identity.authorize(body.url))
  }
  const isLinked = async (jar: CookieJar) =>
    (await jar.get('/api/access/accounts')).body.find(
      ({ provider }: { provider: string }) => provider === 'prueba',
    ).isLinked

  it('asks with a state, a nonce and PKCE', async () => {
    const { body, headers } = await new CookieJar(app).post('/api/auth/sign-in/social', {
      provider: 'prueba',
    })
    expect(headers.getSetCookie().join()).toMatch(
      /azahar\.state=[^;]+; Max-Age=600; .*HttpOnly; SameSite=Lax/,
    )
    const asked = new URL(body.url).searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toBeTruthy()
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/api/auth/callback/prueba')
  })

  it('makes an account where that is asked for, with its role, and keeps no token of the provider', async () => {
    const jar = new CookieJar(app)
    identity.claims['role'] = 'couple'
    expect(locationOf(await enter(jar, { signUp: true, role: 'planner' }))).toBe('/login')
    expect(await profileOf(jar)).toMatchObject({ email, fullName: 'Lucía Herrera', role: 'planner' })
    expect((await jar.get('/api/access/factors')).body.hasPassword).toBe(false)
    const { rows } = await app.db.$client.query(
      `select access_token, refresh_token, id_token from auth.account where account_id = $1`,
      [identity.claims['sub']],
    )
    expect(rows).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
    const again = new CookieJar(app)
    await enter(again)
    expect(await profileOf(again)).toMatchObject({ email })
  })

  it('confirms a new account by mail, also where other addresses have to be confirmed first', async () => {
    await enter(new CookieJar(confirming), { signUp: true, role: 'couple' })
    const subjects = (await mailsTo(confirming, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Tu cuenta de Azahar está lista')
  })

  it('opens no suspended account, and says so at the login', async () => {
    await enter(new CookieJar(app), { signUp: true, role: 'couple' })
    await suspended(app, email)
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar))).toBe('/login?error=ACCOUNT_SUSPENDED')
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('makes none at the login', async () => {
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar))).toBe('/login?error=NO_ACCOUNT_YET')
    expect(await isSignedIn(jar)).toBe(false)
  })

  it.each([
    ['another nonce', { nonce: 'otro' }],
    ['another audience', { aud: 'otra-web' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['a token that has expired', { exp: 1_700_000_000 }],
    ['a token of the day before', { iat: Math.floor(Date.now() / 1000) - 86_400 }],
    ['a token without an end', { exp: undefined }],
    ['an end that is no number', { exp: null }],
    ['a token without a beginning', { iat: undefined }],
    ['a token that was made for another', { azp: 'otra-web' }],
    ['a list of those it was made for', { azp: ['azahar'] }],
    ['a token for another beside us', { aud: ['azahar', 'otra-web'], azp: 'azahar' }],
    ['a token without a subject', { sub: '' }],
    ['a subject that is no text', { sub: 7 }],
    ['a list of subjects', { sub: ['uno'] }],
    ['a subject without end', { sub: 'x'.repeat(256) }],
    ['a list of addresses', { email: ['uno@correo.example', 'dos@correo.example'] }],
    ['a list of one address', { email: ['uno@correo.example'] }],
    ['an address that is no text', { email: { address: 'uno@correo.example' } }],
  ])('refuses %s', async (_title, claims) => {
    Object.assign(identity.claims, claims)
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar, { signUp: true }))).toBe('/login?error=PROVIDER_REFUSED')
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('takes no answer twice, in no other browser, and no code that has served', async () => {
    const jar = new CookieJar(app)
    const back = await leave(jar, { signUp: true })
    const stranger = new CookieJar(app)
    expect(locationOf(await stranger.get(back))).toBe('/login?error=PROVIDER_REFUSED')
    expect(await isSignedIn(stranger)).toBe(false)

    const mine = await leave(jar, { signUp: true })
    await jar.get(mine)
    expect(await isSignedIn(jar)).toBe(true)
    const other = new CookieJar(app)
    other.cookies.set('azahar.state', jar.cookies.get('azahar.state') ?? '')
    expect(locationOf(await other.get(mine))).toBe('/login?error=PROVIDER_REFUSED')

    const fresh = new URL(await leave(other), 'http://x')
    fresh.searchParams.set('code', new URL(mine, 'http://x').searchParams.get('code')!)
    expect(locationOf(await other.get(fresh.pathname + fresh.search))).toBe('/login?error=PROVIDER_REFUSED')
    expect(await isSignedIn(other)).toBe(false)
  })

  it('an address that the provider has not verified makes no account and opens none', async () => {
    identity.claims['email_verified'] = false
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar, { signUp: true }))).toBe('/login?error=PROVIDER_EMAIL_UNVERIFIED')
    await withPassword(true)
    expect(locationOf(await enter(jar, { signUp: true }))).toBe('/login?error=ACCOUNT_NOT_LINKED')
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('links to an account whose address both sides have verified, and to no other', async () => {
    await withPassword(false)
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar))).toBe('/login?error=ACCOUNT_NOT_LINKED')
    email = `${randomUUID()}@correo.example`
    identity.claims['email'] = email
    const owner = await withPassword(true)
    expect(locationOf(await enter(jar))).toBe('/login')
    expect(await profileOf(jar)).toMatchObject({ email })
    expect(await isLinked(owner)).toBe(true)
  })

  it('gives no second identity to an account that has one of the provider, unless its person is signed in', async () => {
    const owner = await withPassword(true)
    await enter(new CookieJar(app))
    // The provider has given the address to another person.
    identity.claims['sub'] = randomUUID()
    const heir = new CookieJar(app)
    for (const signUp of [false, true]) {
      expect(locationOf(await enter(heir, { signUp }))).toBe('/login?error=OTHER_IDENTITY_LINKED')
    }
    const token = await identity.idToken({ ...identity.claims, nonce: 'uno' })
    const native = { provider: 'prueba', idToken: { token, nonce: 'uno' }, signUp: true }
    expect((await heir.post('/api/auth/sign-in/social', native)).status).toBe(400)
    expect(await isSignedIn(heir)).toBe(false)
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContain(
      'Han intentado entrar en tu cuenta de Azahar',
    )
    expect(locationOf(await link(owner))).toBe('/app/profile')
    expect(locationOf(await enter(heir))).toBe('/login')
  })

  it('gives no second identity to an account that was made with one', async () => {
    await enter(new CookieJar(app), { signUp: true })
    identity.claims['sub'] = randomUUID()
    const heir = new CookieJar(app)
    expect(locationOf(await enter(heir, { signUp: true }))).toBe('/login?error=OTHER_IDENTITY_LINKED')
    expect(await isSignedIn(heir)).toBe(false)
  })

  it('is linked in the session that began the link, and in none after that has ended', async () => {
    const jar = await withPassword()
    const begin = async () => {
      const { body } = await jar.post('/api/auth/link-social', { provider: 'prueba' })
      return identity.authorize(body.url)
    }
    const signIn = () => jar.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const refused = await begin()
    const session = jar.cookies.get('azahar.session_token')!
    await jar.post('/api/auth/sign-out')
    expect(locationOf(await jar.get(refused))).toBe('/login?error=LINK_ENDED')
    await signIn()
    expect(await isLinked(jar)).toBe(false)

    const older = await begin()
    await jar.post('/api/auth/sign-out')
    await signIn()
    expect(locationOf(await jar.get(older))).toBe('/app/profile?error=LINK_ENDED')
    expect(locationOf(await jar.get(older))).toBe('/login?error=PROVIDER_REFUSED')

    const stolen = await begin()
    jar.cookies.set('azahar.session_token', session)
    expect(locationOf(await jar.get(stolen))).toBe('/login?error=LINK_ENDED')
    await signIn()
    const [other, ofOther] = [email, await begin()]
    email = `${randomUUID()}@correo.example`
    jar.cookies.set('azahar.session_token', (await withPassword()).cookies.get('azahar.session_token')!)
    expect(locationOf(await jar.get(ofOther))).toBe('/app/profile?error=LINK_ENDED')
    email = other
    await signIn()
    expect(await isLinked(jar)).toBe(false)
  })

  it('is linked by a signed-in person whatever the address, and to one account only', async () => {
    const jar = await withPassword()
    Object.assign(identity.claims, { email: `${randomUUID()}@otro.example`, email_verified: false })
    expect(locationOf(await link(jar))).toBe('/app/profile')
    expect(await isLinked(jar)).toBe(true)
    const entering = new CookieJar(app)
    await enter(entering)
    expect(await profileOf(entering)).toMatchObject({ email })

    email = `${randomUUID()}@correo.example`
    expect(locationOf(await link(await withPassword()))).toBe('/app/profile?error=ACCOUNT_OF_ANOTHER')
  })

  it('is linked and unlinked right after a sign-in only, and never unlinked as the last way in', async () => {
    const jar = await withPassword()
    await link(jar)
    app.setClock(new Date(Date.now() + 11 * 60_000))
    const refusal = { status: 403, body: { code: 'SESSION_NOT_FRESH' } }
    expect(await jar.post('/api/auth/link-social', { provider: 'prueba' })).toMatchObject(refusal)
    expect(await jar.call('DELETE', '/api/access/accounts/prueba')).toMatchObject(refusal)
    app.setClock(null)
    expect((await jar.call('DELETE', '/api/access/accounts/prueba')).status).toBe(200)
    expect(await isLinked(jar)).toBe(false)
    expect((await jar.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)

    Object.assign(identity.claims, { sub: randomUUID(), email: `${randomUUID()}@correo.example` })
    const only = new CookieJar(app)
    await enter(only, { signUp: true })
    expect(await only.call('DELETE', '/api/access/accounts/prueba')).toMatchObject({
      status: 409,
      body: { code: 'LAST_WAY_IN' },
    })
    await only.call('DELETE', '/api/access/accounts/credential')
    expect(await isLinked(only)).toBe(true)
  })

  it('is asked for the second step too', async () => {
    const owner = await withPassword(true)
    const { body } = await owner.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const secret = secretOf(body.totpURI)
    await owner.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, -1) })
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar))).toBe('/login?paso=codigo')
    expect(await isSignedIn(jar)).toBe(false)
    expect((await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })).status).toBe(200)
    expect(await isSignedIn(jar)).toBe(true)
  })

  describe('with an id token, as a native client does', () => {
    const give = async (jar: CookieJar, claims: object, more: object = {}) => {
      const token = await identity.idToken({ ...identity.claims, nonce: 'uno', ...claims })
      const body = { provider: 'prueba', idToken: { token, nonce: 'uno' }, ...more }
      return { body, answer: await jar.post('/api/auth/sign-in/social', body) }
    }

    it('opens a session once', async () => {
      const jar = new CookieJar(app)
      const { answer, body } = await give(jar, {}, { signUp: true, role: 'planner' })
      expect(answer.status).toBe(200)
      expect(await profileOf(jar)).toMatchObject({ email, role: 'planner' })
      const thief = new CookieJar(app)
      const again = await thief.post('/api/auth/sign-in/social', body)
      expect(again).toMatchObject({ status: 400, body: { code: 'PROVIDER_REFUSED' } })
    })

    it.each([
      ['nonce', { nonce: 'dos' }],
      ['audience', { aud: 'otra-web' }],
      ['issuer', { iss: 'https://elsewhere.example' }],
      ['party', { azp: 'otra-web' }],
      ['end', { exp: undefined }],
      ['address', { email: ['uno@correo.example'] }],
    ])('refuses another %s', async (_title, claims) => {
      const jar = new CookieJar(app)
      const { answer } = await give(jar, claims, { signUp: true })
      expect(answer).toMatchObject({ status: 400, body: { code: 'PROVIDER_REFUSED' } })
      expect(await isSignedIn(jar)).toBe(false)
    })

    it('refuses one without a nonce', async () => {
      const token = await identity.idToken(identity.claims)
      const body = { provider: 'prueba', idToken: { token }, signUp: true }
      expect((await new CookieJar(app).post('/api/auth/sign-in/social', body)).status).toBe(400)
    })
  })

  it('a company signs in its own people by their address, and nobody else', async () => {
    const company = { provider: 'agencia', signUp: true, role: 'planner' }
    const jar = new CookieJar(app)
    expect(locationOf(await enter(jar, company))).toBe('/login?error=PROVIDER_REFUSED')
    Object.assign(identity.claims, { email: `${randomUUID()}@agencia.example`, email_verified: undefined })
    expect(locationOf(await enter(jar, company))).toBe('/login')
    expect(await profileOf(jar)).toMatchObject({ email: identity.claims['email'], role: 'planner' })

    const away = await sendForm(app, 'company', { email: ' Elena@Agencia.example', redirect: '' })
    expect(away.headers.get('refresh')).toContain(`0; url=${identity.url}/authorize?`)
    const unknown = await sendForm(app, 'company', { email: 'elena@otra.example', redirect: '' })
    expect([unknown.status, unknown.html.includes('No conocemos ninguna empresa')]).toEqual([400, true])
  })

  it('a company stands in the settings of those whose address is of its domain, who link it there', async () => {
    type Listed = { provider: string }
    const companyOf = async (jar: CookieJar) =>
      (await jar.get('/api/access/accounts')).body.find(({ provider }: Listed) => provider === 'agencia')
    expect(await companyOf(await withPassword())).toBeUndefined()
    email = `${randomUUID()}@agencia.example`
    identity.claims['email'] = email
    const jar = await withPassword()
    expect(await companyOf(jar)).toEqual({ provider: 'agencia', name: 'Agencia', isLinked: false })
    const { body } = await jar.post('/api/auth/link-social', { provider: 'agencia' })
    await jar.get(await identity.authorize(body.url))
    expect(await companyOf(jar)).toMatchObject({ isLinked: true })
  })

  it('a company puts its planners into its team with their first sign-in, once', async () => {
    const company = { provider: 'agencia', signUp: true, role: 'planner' }
    const asFounder = async (isConfirmed: boolean) =>
      app.db.$client.query('update auth.user set email_verified = $1 where email = $2', [
        isConfirmed,
        'direccion@agencia.example',
      ])
    const founder = new CookieJar(app)
    await founder.post('/api/auth/sign-up/email', {
      ...{ name: 'Sara Paz', email: 'direccion@agencia.example', password: PASSWORD, role: 'planner' },
    })
    const { id } = await profileOf(founder)
    const people = async () =>
      (await founder.get(`/api/planner/agencies/${id}`)).body.people.map(
        ({ email: address, role }: { email: string; role: string }) => [address, role],
      )
    const arrive = async (role: string) => {
      const claims = { sub: randomUUID(), email: `${randomUUID()}@agencia.example` }
      Object.assign(identity.claims, claims)
      const jar = new CookieJar(app)
      await enter(jar, { ...company, role })
      return { jar, ...claims }
    }
    await asFounder(false)
    await arrive('planner')
    expect(await people()).toHaveLength(1)
    await asFounder(true)
    await arrive('couple')
    const { jar, ...nadia } = await arrive('planner')
    expect(await people()).toEqual([
      ['direccion@agencia.example', 'owner'],
      [nadia.email, 'helper'],
    ])
    await jar.post(`/api/planner/agencies/${id}/leave`)
    Object.assign(identity.claims, nadia)
    await enter(new CookieJar(app), { provider: 'agencia' })
    expect(await people()).toHaveLength(1)
  })

  it('that is away keeps nobody from the others', async () => {
    const answer = await new CookieJar(app).post('/api/auth/sign-in/social', { provider: 'ausente' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'PROVIDER_UNAVAILABLE' } })
    const unknown = await new CookieJar(app).post('/api/auth/sign-in/social', { provider: 'ninguno' })
    expect(unknown.body.code).toBe('PROVIDER_UNAVAILABLE')
    expect(locationOf(await enter(new CookieJar(app), { signUp: true }))).toBe('/login')
  })

  it('leads away from the plain form, and comes back with a form from Apple', async () => {
    const page = await (await app.fetch('/login')).text()
    expect(page).toContain('formAction="/api/auth/forms/provider"')
    const away = await sendForm(app, 'provider', {
      provider: 'prueba',
      mode: 'signup',
      role: 'couple',
      redirect: '',
    })
    expect(away.headers.get('refresh')).toContain(`0; url=${identity.url}/authorize?`)
    const posted = await app.fetch('/api/auth/callback/prueba', {
      method: 'POST',
      headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'code=uno&state=dos',
    })
    expect(posted.status).toBe(302)
    expect(posted.headers.get('location')).toContain('/api/auth/callback/prueba?')
    expect(posted.headers.getSetCookie().some((line) => line.includes('session_token'))).toBe(false)
  })
})

describe('an installation without providers', () => {
  const app = useTestApp()

  it('shows no button for one and no section in the settings', async () => {
    const page = await (await app.fetch('/login')).text()
    expect(page).not.toContain('formAction')
    expect(page).not.toContain('Empresa')
    const jar = new CookieJar(app)
    const email = `${randomUUID()}@correo.example`
    await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
    expect((await jar.get('/api/access/accounts')).body).toEqual([])
  })
})
