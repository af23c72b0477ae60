import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readWalletMessage } from '#server/core/auth/wallets/wallet-message.ts'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { PASSWORD } from '../../support/accounts/person.ts'
import { suspended } from '../../support/accounts/suspended.ts'
import { SoftWallet } from '../../support/accounts/wallet.ts'
import { ORIGIN, type TestApp, useTestApp } from '../../support/test-app.ts'

const REFUSED = { status: 400, body: { code: 'WALLET_REFUSED' } }

const newPerson = async (app: TestApp) => {
  const jar = new CookieJar(app)
  const email = `${randomUUID()}@correo.example`
  await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
  return { jar, email }
}
/** The message that the page of the login is given to sign. */
const messageFor = async (app: TestApp, { address }: SoftWallet): Promise<string> =>
  JSON.parse((await sendForm(app, 'walletMessage', { address: address.toLowerCase() })).html).message

describe('a wallet', () => {
  const app = useTestApp({ trustProxy: true, walletSignIn: true })
  afterEach(() => {
    app.setClock(null)
    vi.useRealTimers()
  })

  const ask = async (jar: CookieJar, { address }: SoftWallet): Promise<string> =>
    (await jar.post('/api/access/wallets/message', { address })).body.message
  const give = (jar: CookieJar, message: string, signature: string) =>
    jar.post('/api/access/wallets', { message, signature })
  const link = async (jar: CookieJar, wallet: SoftWallet) => {
    const message = await ask(jar, wallet)
    return give(jar, message, wallet.sign(message))
  }
  const withWallet = async () => {
    const person = await newPerson(app)
    const wallet = new SoftWallet()
    const { status, body } = await link(person.jar, wallet)
    expect(status).toBe(200)
    return { ...person, wallet, id: body.id as string }
  }
  const verify = (message: string, signature: string, jar = new CookieJar(app)) =>
    jar.post('/api/auth/siwe/verify', { message, signature })
  const signIn = async (wallet: SoftWallet, jar = new CookieJar(app)) => {
    const message = await messageFor(app, wallet)
    return verify(message, wallet.sign(message), jar)
  }
  const isSignedIn = async (jar: CookieJar) => (await jar.get('/api/profile')).status === 200
  /** Lets our clock and the one of Better Auth go on together. */
  const later = (seconds: number) => {
    const then = new Date(Date.now() + seconds * 1000)
    vi.useFakeTimers({ now: then, toFake: ['Date'] })
    app.setClock(then)
  }

  describe('at sign-in', () => {
    it('opens the account of the person who has linked it', async () => {
      const { wallet, email } = await withWallet()
      const jar = new CookieJar(app)
      expect((await signIn(wallet, jar)).status).toBe(200)
      expect((await jar.get('/api/profile')).body.email).toBe(email)
    })

    it('opens no suspended account, and says so', async () => {
      const { email, wallet } = await withWallet()
      await suspended(app, email)
      const jar = new CookieJar(app)
      expect(await signIn(wallet, jar)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
      expect(await isSignedIn(jar)).toBe(false)
    })

    it('opens nothing and makes no account when it is linked with none', async () => {
      const jar = new CookieJar(app)
      const before = await app.db.$client.query('select count(*) from auth.user')
      expect(await signIn(new SoftWallet(), jar)).toMatchObject({
        status: 404,
        body: { code: 'WALLET_UNKNOWN' },
      })
      expect(await isSignedIn(jar)).toBe(false)
      expect((await app.db.$client.query('select count(*) from auth.user')).rows).toEqual(before.rows)
      expect(
        (await app.db.$client.query('select from auth.wallet_address where user_id is null')).rowCount,
      ).toBe(0)
    })

    it('signs once: the same message opens no second session, in no process', async () => {
      const { wallet } = await withWallet()
      const message = await messageFor(app, wallet)
      const signature = wallet.sign(message)
      expect((await verify(message, signature)).status).toBe(200)
      expect(await verify(message, signature)).toMatchObject(REFUSED)
      const other = new CookieJar(await app.anotherProcess())
      expect(await verify(message, signature, other)).toMatchObject(REFUSED)
    })

    it('of two requests with one signature at once, one gets in', async () => {
      const { wallet } = await withWallet()
      const message = await messageFor(app, wallet)
      const both = await Promise.all([1, 2].map(() => verify(message, wallet.sign(message))))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    })

    it('signs for ten minutes', async () => {
      const { wallet } = await withWallet()
      const message = await messageFor(app, wallet)
      later(601)
      expect(await verify(message, wallet.sign(message))).toMatchObject(REFUSED)
    })

    it.each<[string, (message: string) => string]>([
      [
        'for another domain',
        (text) => text.replace('localhost:3000 wants', 'azahar.elsewhere.example wants'),
      ],
      [
        'for another address of a page',
        (text) => text.replace(`URI: ${ORIGIN}`, 'URI: https://elsewhere.example'),
      ],
      ['for another network', (text) => text.replace('Chain ID: 1', 'Chain ID: 137')],
      ['without an end', (text) => text.replace(/\nExpiration Time: .*/, '')],
      ['with a later end', (text) => text.replace(/(Expiration Time: )\d{4}/, '$12099')],
      ['with another nonce', (text) => text.replace(/Nonce: .*/, `Nonce: ${'a'.repeat(32)}`)],
      ['with another text', (text) => text.replace('Entrar en Azahar', 'Ganar un premio en Azahar')],
      ['with a second domain in it', (text) => `elsewhere.example wants you to sign in\n${text}`],
      ['with lines after its end', (text) => `${text}\nResources:\n- https://elsewhere.example`],
      ['with other line ends', (text) => text.replaceAll('\n', '\r\n')],
    ])('refuses a message %s', async (_title, change) => {
      const { wallet } = await withWallet()
      const message = change(await messageFor(app, wallet))
      expect(await verify(message, wallet.sign(message))).toMatchObject(REFUSED)
    })

    it('refuses the signature of another wallet, and one of a message for linking', async () => {
      const { wallet, jar: owner } = await withWallet()
      const message = await messageFor(app, wallet)
      expect(await verify(message, new SoftWallet().sign(message))).toMatchObject(REFUSED)
      const linking = await ask(owner, wallet)
      expect(await verify(linking, wallet.sign(linking))).toMatchObject(REFUSED)
    })

    it('is asked for the second step too', async () => {
      const { wallet, jar: owner } = await withWallet()
      const { body } = await owner.post('/api/auth/two-factor/enable', { password: PASSWORD })
      const secret = secretOf(body.totpURI)
      await owner.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, -1) })
      const jar = new CookieJar(app)
      expect((await signIn(wallet, jar)).body).toMatchObject({ twoFactorRedirect: true })
      expect(await isSignedIn(jar)).toBe(false)
      expect((await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })).status).toBe(200)
      expect(await isSignedIn(jar)).toBe(true)
    })

    it('goes through the form of the login, which leads to the page that was asked for', async () => {
      const { wallet } = await withWallet()
      const message = await messageFor(app, wallet)
      const fields = { message, signature: wallet.sign(message), redirect: '/app/profile' }
      const entered = await sendForm(app, 'wallet', fields)
      expect([entered.status, entered.location]).toEqual([303, '/app/profile'])
      const again = await sendForm(app, 'wallet', fields)
      expect([again.status, again.html.includes('Esa firma no vale aquí')]).toEqual([400, true])
    })
  })

  describe('in the settings', () => {
    it('is linked once, by the person who asked for the message, in ten minutes', async () => {
      const [lucia, martin] = [await newPerson(app), await newPerson(app)]
      const wallet = new SoftWallet()
      const message = await ask(lucia.jar, wallet)
      const signature = wallet.sign(message)
      const refused = { status: 422, body: { code: 'WALLET_REFUSED' } }
      expect(await give(martin.jar, message, signature)).toMatchObject(refused)
      expect(await give(lucia.jar, message, new SoftWallet().sign(message))).toMatchObject(refused)
      const linked = await give(lucia.jar, message, signature)
      expect(linked.body).toMatchObject({ address: wallet.address })
      expect(await give(lucia.jar, message, signature)).toMatchObject(refused)
      expect((await lucia.jar.get('/api/access/wallets')).body).toEqual({
        isOffered: true,
        wallets: [linked.body],
      })
      expect((await martin.jar.get('/api/access/wallets')).body.wallets).toEqual([])
      const late = await ask(martin.jar, new SoftWallet())
      expect(
        readWalletMessage('link', late, { publicUrl: ORIGIN, now: new Date(Date.now() + 601_000) }),
      ).toBeNull()
    })

    it('opens one account, and is no way to sign in by a message of the login', async () => {
      const { wallet, jar } = await withWallet()
      const stranger = await newPerson(app)
      expect(await link(stranger.jar, wallet)).toMatchObject({
        status: 409,
        body: { code: 'WALLET_OF_ANOTHER' },
      })
      expect((await link(jar, wallet)).status).toBe(200)
      const message = await messageFor(app, wallet)
      expect((await give(stranger.jar, message, wallet.sign(message))).status).toBe(422)
    })

    it('is linked and unlinked right after a sign-in only', async () => {
      const { jar, id, wallet } = await withWallet()
      const message = await ask(jar, new SoftWallet())
      app.setClock(new Date(Date.now() + 11 * 60_000))
      const refusal = { status: 403, body: { code: 'SESSION_NOT_FRESH' } }
      expect(await give(jar, message, wallet.sign(message))).toMatchObject(refusal)
      expect(await jar.call('DELETE', `/api/access/wallets/${id}`)).toMatchObject(refusal)
      app.setClock(null)
      expect((await jar.call('DELETE', `/api/access/wallets/${id}`)).status).toBe(200)
      expect(await signIn(wallet)).toMatchObject({ status: 404 })
    })

    it('is not removed by another person, nor as the last way in', async () => {
      const { jar, id } = await withWallet()
      const stranger = await newPerson(app)
      expect((await stranger.jar.call('DELETE', `/api/access/wallets/${id}`)).status).toBe(200)
      await app.db.$client.query(
        'delete from auth.account where user_id = (select user_id from auth.wallet_address where id = $1)',
        [id],
      )
      expect(await jar.call('DELETE', `/api/access/wallets/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'LAST_WAY_IN' },
      })
      expect((await jar.get('/api/access/wallets')).body.wallets).toHaveLength(1)
    })

    it('is one of five at most, however many are linked at once', async () => {
      const { jar } = await newPerson(app)
      const answers = await Promise.all(Array.from({ length: 7 }, () => link(jar, new SoftWallet())))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(answers.find(({ status }) => status !== 200)).toMatchObject({
        status: 409,
        body: { code: 'TOO_MANY_WALLETS', data: { max: 5 } },
      })
    })
  })
})

describe('an installation without wallets', () => {
  const app = useTestApp()

  it('offers none, and has none of their paths', async () => {
    expect(await (await app.fetch('/login')).text()).not.toContain('data-wallet')
    const { jar } = await newPerson(app)
    expect((await jar.get('/api/access/wallets')).body).toEqual({ isOffered: false, wallets: [] })
    const wallet = new SoftWallet()
    expect((await jar.post('/api/access/wallets/message', { address: wallet.address })).status).toBe(422)
    for (const path of ['siwe/nonce', 'siwe/verify', 'forms/wallet', 'forms/wallet-message']) {
      expect((await jar.post(`/api/auth/${path}`)).status, path).toBe(404)
    }
  })
})
