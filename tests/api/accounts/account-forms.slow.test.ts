import { describe, expect, it } from 'vitest'
import { FORMS } from '#site/accounts/forms.ts'
import { fieldValue, problemsIn, sendForm } from '../../support/accounts/account-forms.ts'
import { mailsTo, newestLink } from '../../support/accounts/mailbox.ts'
import { PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const SESSION = 'azahar.session_token'

describe('the form of login and signup', () => {
  const app = useTestApp({ trustProxy: true })
  const newcomer = (role: 'couple' | 'planner' = 'couple') => new Person(app, 'Lucía Herrera', role)
  const login = (email: string, password: string, more: Record<string, string> = {}) =>
    sendForm(app, 'account', { mode: 'login', email, password, ...more })
  const signup = ({ name, email, role }: Person, more: Record<string, string> = {}) =>
    sendForm(app, 'account', { mode: 'signup', name, email, role, password: PASSWORD, ...more })

  it('signs a couple up and leads to their wedding to be', async () => {
    const { status, location, cookies } = await signup(newcomer())
    expect([status, location]).toEqual([303, '/app/couple'])
    const profile = await app.fetch('/api/profile', { headers: { cookie: `${SESSION}=${cookies[SESSION]}` } })
    expect(await profile.json()).toMatchObject({ fullName: 'Lucía Herrera', role: 'couple' })
  })

  it('signs a planner up and leads to their dashboard', async () => {
    const { location } = await signup(newcomer('planner'))
    expect(location).toMatch(/^\/app\/planner\/[0-9a-f-]{36}$/)
  })

  it('signs in, replaces the session of the browser and makes it a known device', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const { status, location, headers, cookies } = await sendForm(
      app,
      'account',
      { mode: 'login', email: ` ${lucia.email.toUpperCase()} `, password: PASSWORD },
      { cookie: lucia.cookie },
    )
    expect([status, location]).toEqual([303, '/app/couple'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(cookies).some((name) => name.startsWith('azahar.device.'))).toBe(true)
    expect((await lucia.get('/api/profile')).status).toBe(401)
  })

  it.each([
    [{ name: '' }, 'Escribe tu nombre completo.'],
    [{ email: '' }, 'Escribe tu email'],
    [{ email: 'lucia@casa' }, 'Ese email no parece correcto. Revísalo.'],
    [{ password: '' }, 'Escribe tu contraseña.'],
    [{ password: 'corta' }, 'La nueva contraseña debe tener al menos 8 caracteres.'],
    [{ password: 'x'.repeat(129) }, 'La contraseña puede tener como mucho 128 caracteres.'],
  ])('refuses %o with its sentence and keeps all but the password', async (change, sentence) => {
    const { status, html, cookies } = await signup(newcomer('planner'), { code: 'ABCD2345', ...change })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(problemsIn(html)).toEqual([sentence])
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    if (!('name' in change)) expect(fieldValue(html, 'name')).toBe('Lucía Herrera')
    expect(fieldValue(html, 'code')).toBe('ABCD2345')
    expect(html).toMatch(/id="papel-planner"[^>]*checked/)
    expect(html).toMatch(/id="modo-signup"[^>]*checked/)
    expect(html).not.toContain(PASSWORD)
    expect(cookies[SESSION]).toBeUndefined()
  })

  it('says that an account exists, and the same of a wrong password and an unknown email', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    expect(problemsIn((await signup(lucia)).html)).toEqual([
      'Ya hay una cuenta con ese email. Entra con ella.',
    ])
    const wrong = await login(lucia.email, 'no-es-esta')
    const unknown = await login(newcomer().email, 'no-es-esta')
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(problemsIn(wrong.html)).toEqual(['El email o la contraseña no son correctos.'])
    expect(problemsIn(unknown.html)).toEqual(problemsIn(wrong.html))
    expect(fieldValue(wrong.html, 'email')).toBe(lucia.email)
  })

  it('leads to the page that was asked for when it belongs to the person', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const weddingId = await lucia.createWedding()
    const martin = await signedUp(app, 'Martín', 'couple')
    const redirect = `/app/couple/${weddingId}/guests?destacar=x`
    expect((await login(lucia.email, PASSWORD, { redirect })).location).toBe(redirect)
    expect((await login(martin.email, PASSWORD, { redirect })).location).toBe('/app/couple')
    const refused = await login(lucia.email, 'no-es-esta', { redirect })
    expect(fieldValue(refused.html, 'redirect')).toBe(redirect)
  })

  it.each([
    'https://evil.example/app/x',
    '//evil.example/app/x',
    '/\\evil.example/app/x',
    '/app/../../evil',
    'javascript:alert(1)',
    '/api/auth/sign-out',
  ])('never leads to «%s»', async (redirect) => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    expect((await login(lucia.email, PASSWORD, { redirect })).location).toBe('/app/couple')
  })

  it('counts attempts together with those of the API, and says when to try again', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const place = { 'x-forwarded-for': '192.0.2.44', 'x-azahar-client-network': '192.0.2.99' }
    const guess = { mode: 'login', email: lucia.email, password: 'no-es-esta' }
    for (let done = 0; done < 5; done += 1) {
      await sendForm(app, 'account', guess, place)
      await lucia.call('POST', '/api/auth/sign-in/email', { email: lucia.email, password: 'no' }, place)
    }
    const { status, headers, html } = await sendForm(app, 'account', { ...guess, password: PASSWORD }, place)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(problemsIn(html)).toEqual([
      expect.stringMatching(/^Demasiados intentos\. Vuelve a probar dentro de/),
    ])
    expect(fieldValue(html, 'email')).toBe(lucia.email)
  })

  it('lets the owner in from a known device in a place where others guess', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const { cookies } = await login(lucia.email, PASSWORD)
    const [name, value] = Object.entries(cookies).find(([name]) => name.startsWith('azahar.device.'))!
    const place = { 'x-forwarded-for': '192.0.2.45' }
    const fields = { mode: 'login', email: lucia.email, password: 'no-es-esta' }
    for (let done = 0; done < 11; done += 1) await sendForm(app, 'account', fields, place)
    const owner = { ...fields, password: PASSWORD }
    expect((await sendForm(app, 'account', owner, place)).status).toBe(429)
    expect((await sendForm(app, 'account', owner, { ...place, cookie: `${name}=${value}` })).status).toBe(303)
  })

  it('is read from a plain form of our own pages only, and not beyond 16 KB', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const fields = { mode: 'login', email: lucia.email, password: PASSWORD }
    const statusWith = async (headers: Record<string, string>) =>
      (await sendForm(app, 'account', fields, headers)).status
    expect(await statusWith({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await statusWith({ origin: 'null' })).toBe(403)
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusWith({ 'content-type': 'application/json' })).toBe(400)
    expect(await statusWith({ 'content-type': 'text/plain' })).toBe(400)
    const large = { ...fields, name: 'x'.repeat(20_000) }
    expect((await sendForm(app, 'account', large)).status).toBe(413)
  })

  it('gives the script of the page the address to go to', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const fields = { mode: 'login', email: lucia.email, password: PASSWORD }
    const { status, html } = await sendForm(app, 'account', fields, { 'x-requested-with': 'fetch' })
    expect([status, JSON.parse(html)]).toEqual([200, { location: '/app/couple' }])
  })

  it('leads back to the page when its address is opened', async () => {
    const leads = async (path: string) => (await app.fetch(path)).headers.get('location')
    expect(await leads(FORMS.account)).toBe('/login')
    expect(await leads(FORMS.resetPassword)).toBe('/reset-password')
    expect(await leads(FORMS.newPassword)).toBe('/reset-password')
  })

  it('signs out of every device', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const { status, location, headers } = await sendForm(app, 'signOut', {}, { cookie: lucia.cookie })
    expect([status, location]).toEqual([303, '/login?logout=1'])
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect((await lucia.get('/api/profile')).status).toBe(401)
  })
})

describe('the forms for a new password', () => {
  const app = useTestApp()

  it('send the link of a known email and say the same of an unknown one', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    for (const email of [lucia.email, 'desconocida@correo.example']) {
      const { status, location } = await sendForm(app, 'resetPassword', { email })
      expect([status, location]).toEqual([303, '/reset-password?enviado=1'])
    }
    expect((await newestLink(app, lucia.email)).origin).toBe(ORIGIN)
    expect(await mailsTo(app, 'desconocida@correo.example')).toEqual([])
  })

  it.each([
    ['', 'Escribe tu email'],
    ['   ', 'Escribe tu email'],
    ['lucia@casa', 'Ese email no parece correcto. Revísalo.'],
  ])('refuse «%s» with «%s»', async (email, sentence) => {
    const { status, html } = await sendForm(app, 'resetPassword', { email })
    expect(status).toBe(400)
    expect(problemsIn(html)).toEqual([sentence])
  })

  it.each([
    ['page', '/reset-password-new?guardada=1'],
    ['login', '/login?guardada=1'],
  ])('save the password from the link, come by %s, and the link is over', async (recovery, saved) => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    await sendForm(app, 'resetPassword', { email: lucia.email })
    const token = (await newestLink(app, lucia.email)).searchParams.get('token')!
    const choose = (password: string, confirmation = password) =>
      sendForm(app, 'newPassword', { token, recovery, 'new-password': password, confirmation })

    const short = await choose('corta')
    expect(problemsIn(short.html)).toEqual(['La nueva contraseña debe tener al menos 8 caracteres.'])
    expect(fieldValue(short.html, 'token')).toBe(token)
    const differs = await choose('lluvia-en-abril', 'lluvia-en-mayo')
    expect([differs.status, problemsIn(differs.html)]).toEqual([422, ['Las contraseñas no coinciden.']])
    expect(differs.html).not.toContain('lluvia-en-abril')

    const { status, location } = await choose('lluvia-en-abril')
    expect([status, location]).toEqual([303, saved])
    expect((await lucia.get('/api/profile')).status).toBe(401)
    expect((await lucia.signIn('lluvia-en-abril')).status).toBe(200)
    const over = await choose('otra-vez-nueva')
    expect(over.html).toContain('Este enlace ya no vale. Pide otro para cambiar tu contraseña.')
    expect(over.html).toContain('Pedir otro enlace')
  })
})

describe('a signup that has to be confirmed', () => {
  const app = useTestApp({ requireEmailVerification: true })

  it('says that a mail was sent, and to which address', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    const fields = { mode: 'signup', name: 'Lucía', email: lucia.email, password: PASSWORD, role: 'couple' }
    const { status, location, cookies } = await sendForm(app, 'account', fields)
    expect([status, location]).toEqual([303, '/signup?enviado=1'])
    expect(cookies[SESSION]).toBeUndefined()
    const sentTo = cookies['azahar.sent-to']
    const page = await app.fetch(location!, { headers: { cookie: `azahar.sent-to=${sentTo}` } })
    const html = await page.text()
    expect(html).toContain(
      'Te hemos enviado un email para confirmar tu cuenta. Revisa tu bandeja y vuelve a iniciar sesión.',
    )
    expect(html).toContain(lucia.email)

    const early = await sendForm(app, 'account', { ...fields, mode: 'login' })
    expect(problemsIn(early.html)).toEqual([
      'Aún no has confirmado tu email. Te hemos enviado otro enlace: revisa tu bandeja y vuelve a entrar.',
    ])
    const link = await newestLink(app, lucia.email)
    const confirmed = await app.fetch(link.pathname + link.search)
    expect(confirmed.headers.get('location')).toBe('/login?confirmado=1')
    expect((await sendForm(app, 'account', { ...fields, mode: 'login' })).location).toBe('/app/couple')
  })
})
