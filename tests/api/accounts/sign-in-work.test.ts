import crypto, { randomUUID } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { PASSWORD } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

/** Statements and password hashes of this process, in their order. */
const work: string[] = []
const undo = recordWork()

describe('a refused sign-in', () => {
  const app = useTestApp({ trustProxy: true })
  beforeEach(() => void work.splice(0))
  afterAll(undo)

  const newAccount = async () => {
    const email = `${randomUUID()}@correo.example`
    const jar = new CookieJar(app)
    await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
    return email
  }
  const withoutPassword = async () => {
    const email = await newAccount()
    await app.db.$client.query(
      'update auth.account set password = null where user_id = (select id from auth.user where email = $1)',
      [email],
    )
    return email
  }
  const workOf = async (email: string) => {
    work.splice(0)
    const answer = await new CookieJar(app).post('/api/auth/sign-in/email', { email, password: 'no-es-esta' })
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    return [...work]
  }

  it('takes the same statements and hashes whether the address has an account, a password or neither', async () => {
    const [known, passwordless] = [await newAccount(), await withoutPassword()]
    const unknown = await workOf(`${randomUUID()}@correo.example`)
    expect(unknown.filter((one) => one.startsWith('scrypt'))).toEqual(['scrypt 16384 16 1 64'])
    expect(unknown.filter((one) => one.includes('auth'))).toHaveLength(1)
    expect(await workOf(known)).toEqual(unknown)
    expect(await workOf(passwordless)).toEqual(unknown)
  })
})

/** Notes what every connection is asked, and every hash with its costs. */
function recordWork(): () => void {
  const { query } = pg.Client.prototype
  const { scrypt } = crypto
  const noted = function (this: pg.Client, ...asked: [{ text?: string } | string]) {
    const text = typeof asked[0] === 'string' ? asked[0] : (asked[0].text ?? '')
    if (!/^\s*set /.test(text)) work.push(text)
    return (query as (...asked: unknown[]) => unknown).apply(this, asked)
  }
  pg.Client.prototype.query = noted as typeof query
  crypto.scrypt = ((...asked: Parameters<typeof scrypt>) => {
    const { N, r, p } = asked[3]
    work.push(`scrypt ${N} ${r} ${p} ${asked[2]}`)
    return scrypt(...asked)
  }) as typeof scrypt
  syncBuiltinESMExports()
  return () => {
    pg.Client.prototype.query = query
    crypto.scrypt = scrypt
    syncBuiltinESMExports()
  }
}
