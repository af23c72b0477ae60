import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { useTestApp } from '../../support/test-app.ts'

const PASSWORD = 'azahar-en-flor'

describe('a code by mail', () => {
  const app = useTestApp({ trustProxy: true })
  afterEach(() => {
    app.setClock(null)
    vi.useRealTimers()
  })

  const newAccount = async () => {
    const jar = new CookieJar(app)
    const email = `${randomUUID()}@correo.example`
    await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
    return { jar, email }
  }
  const ask = (email: string, jar = new CookieJar(app)) =>
    jar.post('/api/auth/email-otp/send-verification-otp', { email })
  const give = (email: string, otp: string, jar = new CookieJar(app)) =>
    jar.post('/api/auth/sign-in/email-otp', { email, otp })
  const codeSentTo = async (email: string) => {
    const mails = (await mailsTo(app, email)).filter(({ subject }) => /código para entrar/.test(subject))
    return /^\d{6}$/m.exec(mails.at(-1)?.text ?? '')?.[0]
  }
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
  /** Lets our clock and the one of Better Auth go on together. */
  const later = (seconds: number) => {
    const then = new Date(Date.now() + seconds * 1000)
    vi.useFakeTimers({ now: then, toFake: ['Date'] })
    app.setClock(then)
  }

  it('signs in once, and leaves the password as it is', async () => {
    const { email } = await newAccount()
    expect(await ask(email)).toMatchObject({ status: 200, body: { success: true } })
    const code = (await codeSentTo(email))!
    const jar = new CookieJar(app)
    expect((await give(email, ` ${code.slice(0, 3)} ${code.slice(3)}`, jar)).status).toBe(200)
    expect((await jar.get('/api/profile')).body.email).toBe(email)
    expect(await give(email, code)).toMatchObject({ status: 400, body: { code: 'CODE_REFUSED' } })
    const again = await new CookieJar(app).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(again.status).toBe(200)
  })

  it('is valid for ten minutes', async () => {
    const { email } = await newAccount()
    await ask(email)
    const code = (await codeSentTo(email))!
    later(601)
    expect((await give(email, code)).status).toBe(400)
  })

  it('takes five tries, and the right code no more after them', async () => {
    const { email } = await newAccount()
    await ask(email)
    const code = (await codeSentTo(email))!
    for (let tries = 0; tries < 5; tries += 1) expect((await give(email, wrongFor(code))).status).toBe(400)
    later(61)
    expect((await give(email, code)).status).toBe(400)
  })

  it('can be asked for again after a minute, and the newest is the one that counts', async () => {
    const { email } = await newAccount()
    await ask(email)
    const first = (await codeSentTo(email))!
    const soon = await ask(email)
    expect(soon).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    later(61)
    expect((await ask(email)).status).toBe(200)
    const second = (await codeSentTo(email))!
    if (second !== first) expect((await give(email, first)).status).toBe(400)
    expect((await give(email, second)).status).toBe(200)
  })

  it('answers alike whether there is an account, from the first request to the last refused try', async () => {
    const { email } = await newAccount()
    const stranger = `${randomUUID()}@correo.example`
    const storyOf = async (address: string) => {
      const answers = [await ask(address), await ask(address)]
      for (let tries = 0; tries < 6; tries += 1) answers.push(await give(address, '000000'))
      return answers.map(({ status, body, headers }) => {
        const { retryAfterSeconds: _, ...rest } = body
        return [status, rest, [...headers.keys()].filter((name) => name !== 'x-request-id').sort()]
      })
    }
    const [unknown, known] = await Promise.all([storyOf(stranger), storyOf(email)])
    expect(unknown).toEqual(known)
    expect(await mailsTo(app, stranger)).toEqual([])
  })

  it('takes as long whether there is an account', async () => {
    const { email } = await newAccount()
    const times: Record<string, number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 12; round += 1) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `${randomUUID()}@correo.example`],
      ] as const) {
        const start = performance.now()
        await give(address, '000000')
        times[kind]!.push(performance.now() - start)
      }
    }
    // The quickest of each: what else the machine does lengthens some answers, and shortens none.
    const [known, unknown] = [Math.min(...times['known']!), Math.min(...times['unknown']!)]
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.1)
  })

  it('asks for the second step where the account has one', async () => {
    const { jar, email } = await newAccount()
    const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const secret = secretOf(body.totpURI)
    await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })
    await ask(email)
    const browser = new CookieJar(app)
    const answer = await give(email, (await codeSentTo(email))!, browser)
    expect(answer.body).toMatchObject({ twoFactorRedirect: true })
    expect((await browser.get('/api/profile')).status).toBe(401)
    await browser.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })
    expect((await browser.get('/api/profile')).status).toBe(200)
  })

  it('is no way to another account, nor does it lie in the database as it is', async () => {
    const [lucia, martin] = [await newAccount(), await newAccount()]
    await ask(lucia.email)
    const code = (await codeSentTo(lucia.email))!
    expect((await give(martin.email, code)).status).toBe(400)
    const { rows } = await app.db.$client.query('select value from auth.verification')
    expect(rows.map(({ value }) => value.split(':')[0])).not.toContain(code)
  })

  it('says on its page when another can be asked for, and refuses what is too early with a sentence', async () => {
    const { email } = await newAccount()
    const asked = await sendForm(app, 'askMailCode', { email })
    const cookie = `azahar.code-to=${asked.cookies['azahar.code-to']}`
    const page = async () => (await app.fetch('/login?paso=correo', { headers: { cookie } })).text()
    expect(await page()).toMatch(/data-seconds="(59|60)"/)
    const soon = await sendForm(app, 'askMailCode', { email }, { cookie })
    expect(soon.status).toBe(429)
    expect(soon.html).toMatch(/Acabas de pedir un código. Podrás pedir otro dentro de \d\d segundos\./)
    later(61)
    expect(await page()).not.toContain('data-seconds')
    expect((await sendForm(app, 'askMailCode', { email }, { cookie })).status).toBe(303)
  })

  it('and the link of its mail sign in where it was asked for; elsewhere the code is typed', async () => {
    const { email } = await newAccount()
    const asked = await sendForm(app, 'askMailCode', { email, redirect: '/app/profile' })
    expect([asked.status, asked.location]).toEqual([303, '/login?paso=correo&redirect=%2Fapp%2Fprofile'])
    const code = (await codeSentTo(email))!
    const mail = (await mailsTo(app, email)).at(-1)!
    const link = new URL(/https?:\S+/.exec(mail.text)![0])
    const address = link.pathname + link.search
    const cookie = `azahar.code-to=${asked.cookies['azahar.code-to']}`
    const here = await (await app.fetch(address, { headers: { cookie } })).text()
    expect(here).toContain(`value="${code}"`)
    const elsewhere = await (await app.fetch(address)).text()
    expect(elsewhere).not.toContain(code)
    const typed = await sendForm(app, 'mailCode', { email, code, redirect: '/app/profile' })
    expect([typed.status, typed.location]).toEqual([303, '/app/profile'])
  })
})

describe('a code by mail where addresses are confirmed', () => {
  const app = useTestApp({ requireEmailVerification: true })

  it('takes the password that another person chose for the address', async () => {
    const email = `${randomUUID()}@correo.example`
    const jar = new CookieJar(app)
    await jar.post('/api/auth/sign-up/email', { name: 'Otra', email, password: PASSWORD, role: 'couple' })
    await jar.post('/api/auth/email-otp/send-verification-otp', { email })
    const otp = /^\d{6}$/m.exec((await mailsTo(app, email)).at(-1)!.text)![0]
    expect((await jar.post('/api/auth/sign-in/email-otp', { email, otp })).status).toBe(200)
    const thief = await new CookieJar(app).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(thief.status).toBe(401)
  })
})
