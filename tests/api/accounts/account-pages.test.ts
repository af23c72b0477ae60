import { describe, expect, it } from 'vitest'
import { cookiesOf, fieldValue, problemsIn } from '../../support/accounts/account-forms.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { useTestApp } from '../../support/test-app.ts'

const PAGES = [
  '/login',
  '/login?logout=1',
  '/login?confirmado=1',
  '/login?error=CONFIRMATION_EXPIRED',
  '/login?guardada=1',
  '/login?type=recovery&token=abc',
  '/signup',
  '/signup?code=ABCD2345',
  '/signup?enviado=1',
  '/reset-password',
  '/reset-password?enviado=1',
  '/reset-password-new?token=abc',
  '/reset-password-new?guardada=1',
]

const app = useTestApp()

const get = (path: string, person?: Person) =>
  app.fetch(path, { headers: person ? { cookie: person.cookie } : {} })
const text = async (path: string, person?: Person) => (await get(path, person)).text()
const leadsTo = async (path: string, person: Person) => (await get(path, person)).headers.get('location')

describe('every account page', () => {
  it.each(PAGES)('%s is valid HTML with one heading', async (path) => {
    const html = await text(path)
    expect(await htmlFaults(html)).toEqual([])
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{8,70}<\/title>/)
  })

  it.each(PAGES)(
    '%s is kept nowhere, runs no inline script and tells no other site its address',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('strict-origin')
      const policy = response.headers.get('content-security-policy')!
      expect(policy).toContain(`script-src 'self';`)
      expect(policy).toContain(`form-action 'self'`)
      expect(policy).not.toContain('unsafe')
      const html = await response.text()
      expect(html).not.toMatch(/\sstyle="|\son\w+="/)
      expect(html.match(/<script/g)).toHaveLength(1)
    },
  )

  it('a token stands in no address of the page', async () => {
    const html = await text('/reset-password-new?token=a-secret-token')
    expect(fieldValue(html, 'token')).toBe('a-secret-token')
    expect(html.match(/a-secret-token/g)).toHaveLength(1)
  })

  it('what an address carries is text and never markup', async () => {
    for (const path of [
      '/login?error="><script>alert(1)</script>',
      '/login?redirect=/app/"><script>alert(1)</script>',
      '/signup?code="><script>alert(1)</script>',
      '/reset-password-new?token="><script>alert(1)</script>',
    ]) {
      expect((await text(path)).match(/<script/g), path).toHaveLength(1)
    }
  })
})

describe('what brings a person to the login', () => {
  it.each([
    ['/login?confirmado=1', 'Tu email está confirmado. Ya puedes entrar.'],
    ['/login?logout=1', 'Has salido de Azahar en todos tus dispositivos.'],
    ['/login?guardada=1', 'Contraseña actualizada. Ya puedes entrar con tu nueva contraseña.'],
    ['/reset-password-new?guardada=1', 'Contraseña actualizada. Ya puedes iniciar sesión.'],
    ['/reset-password?enviado=1', 'Te hemos enviado un enlace para restablecer tu contraseña.'],
    [
      '/signup?enviado=1',
      'Te hemos enviado un email para confirmar tu cuenta. Revisa tu bandeja y vuelve a iniciar sesión.',
    ],
  ])('%s says «%s»', async (path, sentence) => {
    expect(await text(path)).toContain(sentence)
  })

  it('a link that has expired says so, and a made-up code is a failure of ours', async () => {
    expect(problemsIn(await text('/login?error=CONFIRMATION_EXPIRED'))).toEqual([
      'Este enlace ha caducado. Entra con tu email y tu contraseña y te enviaremos otro.',
    ])
    expect(problemsIn(await text('/login?error=constructor'))).toEqual([
      'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
    ])
  })

  it('the code of an invitation is kept for the next step and shown again', async () => {
    const first = await get('/signup?code=abcd-2345')
    expect(await first.text()).toContain('Tu código <strong class="num font-strong">ABCD2345</strong>')
    const { 'azahar.code': code } = cookiesOf(first)
    const again = await app.fetch('/login', { headers: { cookie: `azahar.code=${code}` } })
    expect(await again.text()).toContain('ABCD2345')
    expect(cookiesOf(await get('/signup?code=no;es un código'))).toEqual({})
  })
})

describe('a person with a session', () => {
  it('is led home from login and signup', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    expect(await leadsTo('/login', lucia)).toBe('/app/couple')
    const weddingId = await lucia.createWedding()
    expect(await leadsTo('/signup', lucia)).toBe(`/app/couple/${weddingId}`)
    await lucia.createWedding('Otra')
    expect(await leadsTo('/login', lucia)).toBe('/app')
    const elena = await signedUp(app, 'Elena', 'planner')
    const home = await get('/login', elena)
    expect(home.headers.get('location')).toBe(`/app/planner/${elena.userId}`)
    expect(home.headers.get('cache-control')).toBe('no-store')
  })

  it('is led to the page that was asked for when it is one of theirs, and never to another site', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const own = await lucia.createWedding()
    const martin = await signedUp(app, 'Martín', 'couple')
    const foreign = await martin.createWedding()
    const asking = (path: string) => leadsTo(`/login?redirect=${encodeURIComponent(path)}`, lucia)
    expect(await asking(`/app/couple/${own}/guests?destacar=x`)).toBe(`/app/couple/${own}/guests?destacar=x`)
    for (const path of [
      `/app/couple/${foreign}`,
      'https://evil.example/app/',
      '//evil.example/app/',
      '/app/../x',
    ]) {
      expect(await asking(path), path).toBe(`/app/couple/${own}`)
    }
  })

  it('keeps the code of an invitation for home', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const answer = await get('/signup?code=ABCD2345', lucia)
    expect(answer.headers.get('location')).toBe('/app/couple')
    expect(cookiesOf(answer)).toMatchObject({ 'azahar.code': 'ABCD2345' })
  })

  it('stays at /login?logout=1, which says who is signed in', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const html = await text('/login?logout=1', lucia)
    expect(html).toContain('Sigues dentro de Azahar como Lucía Herrera.')
    expect(html).not.toContain('Has salido')
    expect(await htmlFaults(html)).toEqual([])
  })

  it('may choose a new password with the link of a mail', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    for (const path of ['/reset-password', '/reset-password-new?token=x', '/login?type=recovery&token=x']) {
      expect((await get(path, lucia)).status, path).toBe(200)
    }
  })
})
