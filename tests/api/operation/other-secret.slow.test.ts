import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decryptCertificate, encryptCertificate } from '#server/areas/invoicing/stored-certificate.ts'
import { startServer } from '#server/entry/start-server.ts'
import { createLog } from '#server/platform/log.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { PASSWORD, Person } from '../../support/accounts/person.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { copyDatabase, createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { runBackupCommand } from '../../support/outside/backups.ts'
import {
  environmentOf,
  freePort,
  type RealServer,
  startRealServer,
} from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

const [FORMER, NEW, THIRD] = ['former', 'new', 'third'].map(
  (word) => `${word}-secret-of-an-installation-for-tests`,
)

/** As docs/operating.md describes it under 'Change AUTH_SECRET', with servers that start as they do for real. */
describe('a start with another AUTH_SECRET', () => {
  const releases: (() => unknown)[] = []
  let store: Store
  let database: TestDatabase

  beforeEach(async () => {
    await settleAt(createTestDatabase())
  })
  afterEach(async () => {
    for (const release of releases.splice(0).reverse()) await release()
  })

  /** A place of its own, which the servers of a test start in from here on. */
  async function settleAt(made: Promise<TestDatabase>) {
    const place = { store: await STORES['the disk'](), database: await made }
    releases.push(
      () => place.store.close(),
      () => place.database.drop(),
    )
    ;({ store, database } = place)
  }

  async function start(secret: string, given: Record<string, string> = {}): Promise<RealServer> {
    const server = await startRealServer(store, database.connectionString, { AUTH_SECRET: secret, ...given })
    let isStopped = false
    const stop = async () => {
      if (!isStopped) await server.stop()
      isStopped = true
    }
    releases.push(stop)
    return { ...server, stop }
  }

  async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: database.connectionString })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  const knownMark = async () =>
    (await query<{ mark: string }>('select secret_mark as mark from installation'))[0]?.mark
  const stateOf = async (server: RealServer) => {
    const answer = await server.fetch('/readyz')
    return [answer.status, (await answer.json()).database]
  }

  /** A person with an authenticator and a certificate, and a program of theirs that has a token. */
  async function settleIn(server: RealServer, secret: string) {
    const elena = new Person(server, 'Elena Montes', 'planner')
    await elena.signUp()
    const jar = new CookieJar(server)
    await jar.post('/api/auth/sign-in/email', { email: elena.email, password: PASSWORD })
    const program = await programOf(server, elena)
    const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const authenticator = secretOf(body.totpURI)
    await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(authenticator) })
    const certificate = encryptCertificate(
      { key: 'KEY', chain: 'CHAIN' },
      { authSecret: secret, ownerId: elena.userId },
    )
    await query(
      `insert into invoicing_settings (owner_id, nif, series, correction_series, certificate, certificate_holder,
        certificate_expires_at, switched_on_at, wait_seconds, version)
      values ($1, '89890001K', 'A', 'R', $2, 'Elena', now(), now(), 60, '1')`,
      [elena.userId, certificate],
    )
    const { email, userId } = elena
    return { email, userId, program, authenticator, recoveryCodes: body.backupCodes as string[] }
  }

  type Settled = Awaited<ReturnType<typeof settleIn>>

  /** Signs in with the password and gives a code of the authenticator, or a recovery code. */
  async function signIn(
    server: RealServer,
    { email }: Settled,
    given: { totp: string } | { recovery: string },
  ) {
    const jar = new CookieJar(server)
    expect(await jar.post('/api/auth/sign-in/email', { email, password: PASSWORD })).toMatchObject({
      status: 200,
    })
    const [path, code] =
      'totp' in given ? ['verify-totp', given.totp] : ['verify-backup-code', given.recovery]
    const { status } = await jar.post(`/api/auth/two-factor/${path}`, { code })
    return { status, isIn: (await jar.get('/api/profile')).status === 200 }
  }

  async function certificateOf({ userId }: Settled, authSecret: string) {
    const [row] = await query<{ certificate: Buffer }>('select certificate from invoicing_settings')
    return decryptCertificate(row!.certificate, { authSecret, ownerId: userId })
  }

  it('is refused in one line that names both cures, and changes nothing', async () => {
    await (await start(FORMER!)).stop()
    const mark = await knownMark()
    expect(mark).toBe(markOfSecret(FORMER!))
    const refused = await start(NEW!).catch((error) => error)
    expect(refused.name).toBe('StartError')
    expect(refused.message).toMatch(/^AUTH_SECRET is another secret than the one this database was used with/)
    expect(refused.message).toContain(`AUTH_SECRET_LOST=${mark}`)
    expect(refused.message).toContain('AUTH_SECRET_PREVIOUS')
    expect(refused.message).not.toMatch(/former-secret|new-secret|\n/)
    await expect(start(NEW!, { AUTH_SECRET_PREVIOUS: THIRD! })).rejects.toThrow(/another secret/)
    await expect(start(NEW!, { AUTH_SECRET_LOST: markOfSecret(THIRD!) })).rejects.toThrow(/another secret/)
    expect(await knownMark()).toBe(mark)
    await start(FORMER!)
  })

  it('beside the former one encrypts anew what was encrypted with it, also when two processes start at once', async () => {
    const before = await start(FORMER!)
    const elena = await settleIn(before, FORMER!)
    const [after] = await Promise.all([
      start(NEW!, { AUTH_SECRET_PREVIOUS: FORMER! }),
      start(NEW!, { AUTH_SECRET_PREVIOUS: FORMER! }),
    ])
    expect(await stateOf(before)).toEqual([503, 'otherSecret'])
    expect(await stateOf(after!)).toEqual([200, 'ok'])
    // A code serves once, and the one of the set-up was of this half minute.
    expect(await signIn(after!, elena, { totp: codeAt(elena.authenticator, 1) })).toEqual({
      status: 200,
      isIn: true,
    })
    expect(await signIn(after!, elena, { recovery: elena.recoveryCodes[0]! })).toEqual({
      status: 200,
      isIn: true,
    })
    expect(await certificateOf(elena, NEW!)).toEqual({ key: 'KEY', chain: 'CHAIN' })
    expect(await elena.program.reaching(after!).isSignedIn()).toBe(true)
    await after!.stop()
    await start(NEW!)
    await expect(start(FORMER!)).rejects.toThrow(/another secret/)
  })

  it('whose former one is lost leaves authenticators without effect, and recovery codes with theirs', async () => {
    const before = await start(FORMER!)
    const elena = await settleIn(before, FORMER!)
    await before.stop()
    const lost = { AUTH_SECRET_LOST: markOfSecret(FORMER!) }
    const after = await start(NEW!, lost)
    expect(await signIn(after, elena, { totp: codeAt(elena.authenticator, 1) })).toEqual({
      status: 401,
      isIn: false,
    })
    expect(await signIn(after, elena, { recovery: elena.recoveryCodes[0]! })).toEqual({
      status: 200,
      isIn: true,
    })
    expect(await certificateOf(elena, NEW!)).toBeNull()
    const program = elena.program.reaching(after)
    expect(await program.isSignedIn()).toBe(false)
    expect((await program.refresh()).status).toBe(200)
    expect(await program.isSignedIn()).toBe(true)
    await after.stop()
    // The variable that stayed behind accepts no third secret.
    await expect(start(THIRD!, lost)).rejects.toThrow(/another secret/)
  })

  it('and a former one asks first for a start that proves the former one', async () => {
    await expect(start(NEW!, { AUTH_SECRET_PREVIOUS: FORMER! })).rejects.toThrow(/knows none yet: start once/)
    await (await start(FORMER!)).stop()
    await start(NEW!, { AUTH_SECRET_PREVIOUS: FORMER! })
  })

  it('says at the next start that the variables of the change can go', async () => {
    const said: string[] = []
    const steps = createLog('lines', { write: (line) => said.push(line) })
    const env = { ...environmentOf(store, database.connectionString), PORT: String(await freePort()) }
    const startOnce = async (given: Record<string, string>) => {
      const server = await startServer({ ...env, ...given }, steps, { withoutBuiltApp: true })
      await server.stop()
    }
    await startOnce({ AUTH_SECRET: FORMER! })
    await startOnce({ AUTH_SECRET: NEW!, AUTH_SECRET_PREVIOUS: FORMER! })
    await startOnce({ AUTH_SECRET: NEW!, AUTH_SECRET_PREVIOUS: FORMER! })
    const lines = said.filter((line) => line.includes('AUTH_SECRET'))
    expect(lines).toEqual([
      expect.stringMatching(/AUTH_SECRET was changed: 0 authenticators/),
      expect.stringMatching(/no longer needed: take them out/),
    ])
  })

  it('is told of by the backup and by the restore, and refused after it', async () => {
    await (await start(FORMER!)).stop()
    const mark = markOfSecret(FORMER!)
    const file = join(store.config.dataDir, 'azahar.backup')
    const backUp = (secret: string, name: string) =>
      runBackupCommand(
        'backup',
        [name],
        { store, databaseUrl: database.connectionString },
        { AUTH_SECRET: secret },
      )
    expect((await backUp(FORMER!, `${file}.1`)).join()).not.toContain('is another')
    expect(await backUp(NEW!, file)).toContain(
      `AUTH_SECRET is another than the server's: keep the one that the server has (mark ${mark})`,
    )
    await settleAt(copyDatabase('template1'))
    // Its header has the mark of the database, not of the environment in which it was made.
    const there = { store, databaseUrl: database.connectionString }
    expect(await runBackupCommand('restore', [file], there, { AUTH_SECRET: NEW! })).toContainEqual(
      expect.stringContaining(`where it is lost for good, start once with AUTH_SECRET_LOST=${mark}`),
    )
    await expect(start(NEW!)).rejects.toThrow(/another secret/)
    await start(FORMER!)
  })

  it('is noticed with the embedded database too, where its file is gone', { timeout: 60_000 }, async () => {
    const env = { DATA_DIR: store.config.dataDir }
    const startOnce = async () => {
      const given = { ...env, PORT: String(await freePort()) }
      const server = await startServer(given, pino({ level: 'silent' }), { withoutBuiltApp: true })
      await server.stop()
    }
    await startOnce()
    const file = join(store.config.dataDir, 'auth-secret')
    rmSync(file)
    await expect(startOnce()).rejects.toThrow(
      `${file} is another secret than the one this database was used with`,
    )
  })
})
