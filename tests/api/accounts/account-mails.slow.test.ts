import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  ACCOUNT_ACTIVITY_KINDS,
  type AccountActivityKind,
  accountActivityMail,
} from '#domain/accounts/account-activity.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { IdentityServer } from '../../support/accounts/identity-server.ts'
import { mailsTo, newestLink } from '../../support/accounts/mailbox.ts'
import { SoftDevice } from '../../support/accounts/passkey.ts'
import { PASSWORD, signedUp } from '../../support/accounts/person.ts'
import { SoftWallet } from '../../support/accounts/wallet.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { useTestApp } from '../../support/test-app.ts'

type Account = { jar: CookieJar; email: string }

const identity = new IdentityServer()
beforeAll(() => identity.start())
afterAll(() => identity.stop())

const app = useTestApp({
  trustProxy: true,
  walletSignIn: true,
  identityProviders: () => [identity.provider()],
})
afterEach(() => {
  app.setClock(null)
  vi.useRealTimers()
})

async function newAccount(): Promise<Account> {
  const jar = new CookieJar(app)
  const email = `${randomUUID()}@correo.example`
  await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
  return { jar, email }
}

async function withSecondStep({ jar }: Account) {
  const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
  const secret = secretOf(body.totpURI)
  await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, -1) })
  return { secret, recoveryCodes: body.backupCodes as string[] }
}

async function link({ jar, email }: Account) {
  identity.claims = { sub: randomUUID(), email, email_verified: true, name: 'Lucía' }
  const { body } = await jar.post('/api/auth/link-social', { provider: 'prueba' })
  await jar.get(await identity.authorize(body.url))
}

async function linkWallet({ jar }: Account): Promise<string> {
  const wallet = new SoftWallet()
  const { message } = (await jar.post('/api/access/wallets/message', { address: wallet.address })).body
  return (await jar.post('/api/access/wallets', { message, signature: wallet.sign(message) })).body.id
}

/** Each change that is made within a session of the browser. */
const CHANGES: Partial<Record<AccountActivityKind, (account: Account) => Promise<unknown>>> = {
  passwordChanged: ({ jar }) =>
    jar.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'limonero-de-patio-7' }),
  passwordReset: async ({ jar, email }) => {
    await jar.post('/api/auth/request-password-reset', { email })
    const { searchParams, pathname } = await newestLink(app, email)
    const token = searchParams.get('token') ?? pathname.split('/').at(-1)
    await jar.post('/api/auth/reset-password', { token, newPassword: 'limonero-de-patio-7' })
    await jar.post('/api/auth/sign-in/email', { email, password: 'limonero-de-patio-7' })
  },
  secondStepOn: withSecondStep,
  secondStepOff: async (account) => {
    const { secret } = await withSecondStep(account)
    await account.jar.post('/api/auth/sign-in/email', { email: account.email, password: PASSWORD })
    await account.jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })
    await account.jar.post('/api/auth/two-factor/disable', { password: PASSWORD })
  },
  recoveryCodesRenewed: async (account) => {
    await withSecondStep(account)
    await account.jar.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD })
  },
  recoveryCodeUsed: async (account) => {
    const { recoveryCodes } = await withSecondStep(account)
    const jar = new CookieJar(app)
    await jar.post('/api/auth/sign-in/email', { email: account.email, password: PASSWORD })
    await jar.post('/api/auth/two-factor/verify-backup-code', { code: recoveryCodes[0] })
  },
  passkeyAdded: ({ jar }) => new SoftDevice().register(jar),
  passkeyRemoved: async ({ jar }) => {
    const { body } = await new SoftDevice().register(jar)
    await jar.call('DELETE', `/api/access/passkeys/${body.id}`)
  },
  providerLinked: link,
  providerUnlinked: async (account) => {
    await link(account)
    await account.jar.call('DELETE', '/api/access/accounts/prueba')
  },
  walletLinked: linkWallet,
  walletRemoved: async (account) => {
    const id = await linkWallet(account)
    await account.jar.call('DELETE', `/api/access/wallets/${id}`)
  },
}

describe('a change of the ways into an account', () => {
  it.each(Object.entries(CHANGES))('%s is mailed once and listed', async (kind, change) => {
    const account = await newAccount()
    await change(account)
    const subject = accountActivityMail(kind as AccountActivityKind)
    const subjects = (await mailsTo(app, account.email)).map((mail) => mail.subject)
    expect(subjects.filter((one) => one === subject)).toHaveLength(1)
    const { body } = await account.jar.get('/api/access/activity')
    expect(body.map((line: { kind: string }) => line.kind)).toContain(kind)
  })

  it('that lets a program in, or ends it, is mailed and listed', async () => {
    const person = await signedUp(app, 'Nuria', 'planner')
    await programOf(app, person)
    const [program] = (await person.get('/api/access/apps')).body
    expect((await person.delete(`/api/access/apps/${program.id}`)).status).toBe(200)
    const subjects = (await mailsTo(app, person.email)).map(({ subject }) => subject)
    const kinds = (await person.get('/api/access/activity')).body.map(({ kind }: { kind: string }) => kind)
    for (const kind of ['programAllowed', 'programEnded'] as const) {
      expect(subjects).toContain(accountActivityMail(kind))
      expect(kinds).toContain(kind)
    }
  })

  it('has a test for each kind that is mailed', () => {
    // The change of the email and what was refused stand in the tests of these ways in.
    const elsewhere = [
      'programAllowed',
      'programEnded',
      'emailChanged',
      'secondStepRefused',
      'identityRefused',
    ]
    const mailed = ACCOUNT_ACTIVITY_KINDS.filter((kind) => accountActivityMail(kind) !== null)
    expect([...Object.keys(CHANGES), ...elsewhere].toSorted()).toEqual(mailed.toSorted())
  })
})
