import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { PASSWORD } from '../../support/accounts/person.ts'
import { ORIGIN, type TestApp, useTestApp } from '../../support/test-app.ts'

/**
 * Many times what is compared; `npm run bench sign-in guesses` makes ten thousand of each. Answers to codes of a mail
 * take a fifth of a second, so there are fewer of them.
 */
const MAIL_GUESSES = 160
const STEP_GUESSES = 700

const AT_ONCE = 48

type Asked = { path: string; body: object; cookie?: string }

/** Each guess comes from another network, which no limit of a client sees twice, and to one of three processes. */
describe('of guesses from everywhere', () => {
  const app = useTestApp({ trustProxy: true })
  const processes: TestApp[] = []
  let place = 0
  beforeAll(async () => {
    processes.push(app, await app.anotherProcess(), await app.anotherProcess())
  })

  const post = async ({ path, body, cookie = '' }: Asked) => {
    place += 1
    const response = await processes[place % processes.length]!.fetch(`/api/auth${path}`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
        cookie,
      },
      body: JSON.stringify(body),
    })
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { status: response.status, text: await response.text(), cookie: cookies.join('; ') }
  }
  /** How often each status was the answer. */
  const guess = async (count: number, guessOf: (n: number) => Asked) => {
    const statuses: Record<number, number> = {}
    let begun = 0
    const worker = async () => {
      while (begun < count) {
        begun += 1
        const { status } = await post(guessOf(begun))
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return statuses
  }
  const newAccount = async () => {
    const email = `${randomUUID()}@correo.example`
    const body = { name: 'Lucía', email, password: PASSWORD, role: 'couple' }
    const { cookie } = await post({ path: '/sign-up/email', body })
    return { email, cookie }
  }
  /** An account with a second step, and the cookies of ten sign-ins that wait for it. */
  const withSecondStep = async () => {
    const { email, cookie } = await newAccount()
    const { text } = await post({ path: '/two-factor/enable', body: { password: PASSWORD }, cookie })
    const { totpURI, backupCodes } = JSON.parse(text) as { totpURI: string; backupCodes: string[] }
    const secret = secretOf(totpURI)
    const verified = await post({ path: '/two-factor/verify-totp', body: { code: codeAt(secret) }, cookie })
    expect(verified.status).toBe(200)
    const waiting: string[] = []
    for (let signIn = 0; signIn < 10; signIn += 1) {
      waiting.push((await post({ path: '/sign-in/email', body: { email, password: PASSWORD } })).cookie)
    }
    return { secret, backupCodes, waiting }
  }
  /** Six digits, each other ones, and never those that are right. */
  const digits = (n: number, right: string[]) => {
    const code = String((n * 7919) % 1_000_000).padStart(6, '0')
    return right.includes(code) ? '000000' : code
  }

  it('none opens an account with the code of a mail, and five end the code', {
    timeout: 60_000,
  }, async () => {
    const accounts: { email: string; code: string }[] = []
    for (let account = 0; account < 8; account += 1) {
      const { email } = await newAccount()
      await post({ path: '/email-otp/send-verification-otp', body: { email } })
      const mail = (await mailsTo(app, email)).find(({ subject }) => /código para entrar/.test(subject))!
      accounts.push({ email, code: /^\d{6}$/m.exec(mail.text)![0] })
    }
    const path = '/sign-in/email-otp'
    const codes = accounts.map(({ code }) => code)
    const statuses = await guess(MAIL_GUESSES, (n) => {
      const { email } = accounts[n % accounts.length]!
      return { path, body: { email, otp: digits(n, codes) } }
    })
    expect(statuses).toEqual({ 400: MAIL_GUESSES })
    for (const { email, code } of accounts) {
      expect((await post({ path, body: { email, otp: code } })).status).toBe(400)
    }
  })

  it('ten are compared with the code of an authenticator', { timeout: 60_000 }, async () => {
    const { secret, waiting } = await withSecondStep()
    const path = '/two-factor/verify-totp'
    const right = [-2, -1, 0, 1, 2, 3].map((steps) => codeAt(secret, steps))
    const statuses = await guess(STEP_GUESSES, (n) => {
      return { path, body: { code: digits(n, right) }, cookie: waiting[n % waiting.length]! }
    })
    expect(statuses[401]).toBeLessThanOrEqual(10)
    expect(statuses).toEqual({ 401: statuses[401], 429: STEP_GUESSES - statuses[401]! })
    const last = await post({ path, body: { code: codeAt(secret) }, cookie: waiting[0]! })
    expect(last.status).toBe(429)
  })

  it('ten are compared with the recovery codes', { timeout: 60_000 }, async () => {
    const { backupCodes, waiting } = await withSecondStep()
    const path = '/two-factor/verify-backup-code'
    const statuses = await guess(STEP_GUESSES, (n) => {
      const code = `aaaaa-${n.toString(25).padStart(5, 'a')}`
      return { path, body: { code }, cookie: waiting[n % waiting.length]! }
    })
    expect(statuses[401]).toBeLessThanOrEqual(10)
    expect(statuses).toEqual({ 401: statuses[401], 429: STEP_GUESSES - statuses[401]! })
    const last = await post({ path, body: { code: backupCodes[0] }, cookie: waiting[0]! })
    expect(last.status).toBe(429)
  })
})
