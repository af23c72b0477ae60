import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSilentServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '#server/entry/doctor/examine.ts'
import { describeFindings, findingsAsJson, isWell } from '#server/entry/doctor/print-findings.ts'
import { readConfig, type S3Config } from '#server/platform/config.ts'
import { type Found, ok, runChecks } from '#server/platform/doctor/finding.ts'
import { lookAtCertificate } from '#server/platform/doctor/look-at-certificate.ts'
import { lookAtDatabase } from '#server/platform/doctor/look-at-database.ts'
import { lookAtMail } from '#server/platform/doctor/look-at-mail.ts'
import { type Dns, lookAtMailDomain } from '#server/platform/doctor/look-at-mail-domain.ts'
import { lookAtPublicAddress } from '#server/platform/doctor/look-at-public-address.ts'
import { lookAtSecret } from '#server/platform/doctor/look-at-secret.ts'
import { lookAtStore } from '#server/platform/doctor/look-at-store.ts'
import { readMigrations } from '#server/platform/postgres/migrations/read-migrations.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import {
  createTestDatabase,
  execute,
  MIGRATIONS,
  type TestDatabase,
} from '../../support/database/database.ts'
import { freePort } from '../../support/outside/real-server.ts'
import { startSmtpServer } from '../../support/outside/smtp-server.ts'
import { STORES } from '../../support/outside/stores.ts'
import { useTestApp } from '../../support/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
const releases: (() => unknown)[] = []
afterEach(async () => {
  for (const release of releases.splice(0).reverse()) await release()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { signal } = new AbortController()
const states = (found: readonly { state: string; said: string }[]) =>
  found.map(({ state, said }) => `${state} ${said}`)
const of = (found: readonly Found[], check: string) => states(found.filter((one) => one.check === check))

describe('an installation on one machine', () => {
  it('is well with nothing set, and says what is not looked at', async () => {
    const dataDir = join(folder, 'data')
    readConfig({ DATA_DIR: dataDir })
    const found = await examine({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(isWell(found)).toBe(true)
    expect(of(found, 'configuration')).toEqual(['ok the values are right'])
    expect(of(found, 'server')).toEqual([expect.stringMatching(/^skipped none runs at port/)])
    expect(of(found, 'disk')).toEqual([expect.stringMatching(/^ok [\d.]+ GB are free/)])
    expect(of(found, 'secrets')).toEqual([
      expect.stringMatching(
        /^ok No secrets are in a backup: keep .*auth-secret, .*vapid-private-key somewhere/,
      ),
    ])
    for (const check of ['database', 'mail', 'bucket', 'public address', 'payments'])
      expect(of(found, check), check).toEqual([expect.stringMatching(/^skipped /)])
  })

  it('that was never started is left as it is: what root looks at belongs to another user later', async () => {
    const dataDir = join(folder, 'never', 'started')
    const found = await examine({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    expect(isWell(found)).toBe(true)
    expect(of(found, 'disk')).toEqual([
      `skipped the first start makes ${dataDir}`,
      expect.stringMatching(/^ok [\d.]+ GB are free/),
    ])
    expect(existsSync(join(folder, 'never'))).toBe(false)
  })

  it('with a wrong value has one line that says which, and the rest is not looked at', async () => {
    const found = await examine({ DATA_DIR: folder, METRICS_TOKEN: 'short' })
    expect(describeFindings(found).split('\n')).toEqual([
      '✕ configuration: a value is not right → METRICS_TOKEN must have at least 32 letters and digits.',
      '– the rest: is looked at once the configuration is right',
    ])
    expect(JSON.parse(findingsAsJson(found))).toMatchObject({ ok: false, findings: [{ state: 'wrong' }, {}] })
  })

  it('hears of a variable with a typing error, and of secrets that others can read', async () => {
    const dataDir = join(folder, 'open')
    readConfig({ DATA_DIR: dataDir })
    chmodSync(join(dataDir, 'auth-secret'), 0o644)
    const found = await examine({ DATA_DIR: dataDir, SMPT_URL: 'x' })
    expect(of(found, 'configuration')).toEqual([expect.stringMatching(/^wrong SMPT_URL is not a variable/)])
    expect(of(found, 'disk')).toContain('wrong other users can read the secrets')
  })
})

describe('a check', () => {
  it('that hangs ends, and keeps no other from being looked at', async () => {
    const found = await runChecks(
      [
        { name: 'slow', look: () => new Promise(() => {}) },
        { name: 'quick', look: () => [ok('here')] },
        { name: 'broken', look: () => Promise.reject(new Error('odd')) },
      ],
      50,
    )
    expect(states(found)).toEqual(['wrong no answer within 0.05 s', 'ok here', 'wrong odd'])
  })
})

/** The same database for a role of the test, whose password is `p`. */
const asRole = (address: string, role: string) =>
  address.includes('user=')
    ? address.replace(/user=[^&\s]*/, `user=${role}`)
    : address.replace(/\/\/(?:[^@/]*@)?/, `//${role}:p@`)

describe('the database', () => {
  let database: TestDatabase
  const { version, worksSince } = readMigrations(MIGRATIONS).at(-1)!
  const versions = readMigrations(MIGRATIONS).map((migration) => migration.version)

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('is well with its rights, its clock and its tables', async () => {
    expect(states(await lookAtDatabase(database.connectionString, versions))).toEqual([
      expect.stringMatching(/^ok PostgreSQL \d+/),
      expect.stringMatching(/^ok the clocks .* differ by 0\.\d s/),
      'ok the tables are of this version',
    ])
  })

  it('is said to have tables of a newer version, or of an older one', async () => {
    const newer = await lookAtDatabase(database.connectionString, [worksSince - 1])
    const older = await lookAtDatabase(database.connectionString, [...versions, version + 1])
    expect(states(newer)).toContain('wrong the tables are of a newer version of Azahar')
    expect(states(older)).toContain('ok the next start brings the tables up to date')
    const strange = await lookAtDatabase(database.connectionString, [version + 1])
    expect(strange).toContainEqual({
      state: 'wrong',
      said: 'the tables are of a version that this one cannot bring up to date',
      cure: 'Start commit f543bfc7 with it once, then this version.',
    })
  })

  it('refuses a role without rights, with the statements that give them', async () => {
    const role = `poor_${process.pid}`
    await execute(database.connectionString, `create role ${role} login password 'p'`)
    releases.push(() => execute(database.connectionString, `drop owned by ${role}; drop role ${role}`))
    await execute(
      database.connectionString,
      `grant usage on schema drizzle to ${role}; grant select on drizzle.__drizzle_migrations to ${role}`,
    )
    const url = asRole(database.connectionString, role)
    const found = await lookAtDatabase(url, versions)
    expect(states(found).slice(0, 2)).toEqual([
      `wrong the role ${role} may not create tables`,
      expect.stringMatching(/^wrong \d+ tables belong to another role/),
    ])
    expect(found[0]).toMatchObject({ cure: expect.stringContaining(`OWNER TO ${role}`) })
  })

  it('is used with our secret, or with another, by the mark that a start has left', async () => {
    const ours = 'a-secret-for-tests-of-at-least-32-characters'
    const look = (secret: string) => lookAtSecret(database.connectionString, secret)
    expect(states(await look(ours))[0]).toMatch(/^skipped the next start notes/)
    const mark = markOfSecret(ours)
    const row = `insert into installation (id, secret_mark) values (gen_random_uuid(), '${mark}')`
    await execute(database.connectionString, row)
    expect(states(await look(ours))).toEqual(['ok AUTH_SECRET is the one that the database is used with'])
    expect(await look(`${ours}-other`)).toEqual([
      {
        state: 'wrong',
        said: `AUTH_SECRET is another than the one of the database (mark ${mark})`,
        cure: "Put the former one back, or see 'Change AUTH_SECRET' in docs/operating.md.",
      },
    ])
  })

  it('that is not there is one line without the password', async () => {
    const found = await lookAtDatabase(`postgresql://a:hunter2@127.0.0.1:${await freePort()}/x`, versions)
    expect(found).toMatchObject([{ state: 'wrong', cure: expect.stringMatching(/cannot be reached/) }])
    expect(JSON.stringify(found)).not.toContain('hunter2')
  })
})

describe('the mail server', () => {
  it('is well when it takes us, and gets no mail', async () => {
    const server = await startSmtpServer()
    releases.push(server.stop)
    expect(states(await lookAtMail(server.url))).toEqual([expect.stringMatching(/^ok 127\.0\.0\.1/)])
    expect(server.messages).toEqual([])
  })

  it('that refuses, or is away, is said with the reason and without the password', async () => {
    const refusing = createSilentServer((socket) => socket.end('554 go away\r\n')).listen(0, '127.0.0.1')
    await once(refusing, 'listening')
    releases.push(() => refusing.close())
    const { port } = refusing.address() as AddressInfo
    const found = await lookAtMail(`smtp://azahar:hunter2@127.0.0.1:${port}`)
    expect(found).toMatchObject([{ state: 'wrong', cure: expect.stringMatching(/554/) }])
    expect(JSON.stringify(found)).not.toContain('hunter2')
  })
})

describe('the domain of the mails', () => {
  const refusal = (code: string) => Object.assign(new Error(code), { code })
  const dnsOf = (texts: Record<string, string[][]>, takesMail = true, code = 'ENODATA'): Dns => ({
    resolveTxt: async (name) =>
      texts[name] ?? Promise.reject(refusal(name.startsWith('_') && code === 'ENODATA' ? 'ENOTFOUND' : code)),
    resolveMx: async () =>
      takesMail ? [{ exchange: 'mx.azahar.example', priority: 1 }] : Promise.reject(refusal(code)),
  })
  const look = async (...given: Parameters<typeof dnsOf>) =>
    states(await lookAtMailDomain('azahar.example', dnsOf(...given)))

  it('is well with MX, SPF, DKIM and DMARC', async () => {
    const found = await look({
      'azahar.example': [['google-site=1'], ['v=spf1 include:_spf.example', ' -all']],
      '_domainkey.azahar.example': [],
      '_dmarc.azahar.example': [['v=DMARC1; p=quarantine']],
    })
    expect(found.every((line) => line.startsWith('ok '))).toBe(true)
  })

  it('without any of them has a line for each with the record to add', async () => {
    expect(await look({}, false)).toEqual([
      'wrong azahar.example takes no mails',
      'wrong azahar.example has no SPF record',
      'wrong azahar.example has no DKIM key',
      'wrong azahar.example has no DMARC record',
    ])
  })

  it('is told of records that help nobody', async () => {
    const found = await look({
      'azahar.example': [['v=spf1 +all']],
      '_domainkey.azahar.example': [],
      '_dmarc.azahar.example': [['v=DMARC1; rua=mailto:a@azahar.example']],
    })
    expect(found.slice(1)).toEqual([
      'wrong its SPF record lets everybody send',
      'ok azahar.example has DKIM keys',
      'wrong its DMARC record has no policy',
    ])
    expect((await look({ 'azahar.example': [['v=spf1 -all'], ['v=spf1 ~all']] }))[1]).toMatch(/2 SPF records/)
  })

  it('that does not exist is one line', async () => {
    expect(await look({}, false, 'ENOTFOUND')).toEqual([
      'wrong there is no azahar.example for the name server of this machine',
    ])
  })

  it('that cannot be asked is not called wrong records', async () => {
    expect((await look({}, false, 'ETIMEOUT'))[1]).toBe('wrong the SPF of azahar.example cannot be asked for')
  })
})

describe('the bucket', () => {
  it('is well when a file comes back, and keeps none', async () => {
    const store = await STORES.S3()
    releases.push(store.close)
    const config = store.config.files as S3Config
    const warned: string[] = []
    const onWarning = ({ message }: Error) => void warned.push(message)
    process.on('warning', onWarning)
    releases.push(() => process.off('warning', onWarning))
    // The double lets strangers read, which a bucket for files of weddings must not.
    expect(states(await lookAtStore(config, signal))).toEqual([
      expect.stringMatching(/^(?:ok files are stored|wrong the bucket azahar is public)/),
    ])
    const gone = await lookAtStore({ ...config, bucket: 'nothing' }, signal)
    expect(gone).toMatchObject([{ state: 'wrong', cure: 'Create it, or correct S3_BUCKET.' }])
    // Each command would begin with six lines about versions of Node.js.
    expect(warned.filter((said) => said.includes('AWS'))).toEqual([])
  })
})

describe('the certificate', () => {
  /** A TLS server of one's own with a certificate for so many days. */
  async function serve(days: number): Promise<URL> {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const args = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
    ]
    execFileSync('openssl', [...args, '-out', cert, '-days', String(days), '-subj', '/CN=localhost'], {
      stdio: 'ignore',
    })
    const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) =>
      socket.end(),
    )
    server.on('tlsClientError', () => {})
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    releases.push(() => server.close())
    return new URL(`https://localhost:${(server.address() as AddressInfo).port}`)
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  it('of an address that does not speak TLS is none', async () => {
    const plain = createSilentServer((socket) => socket.end('no')).listen(0, '127.0.0.1')
    await once(plain, 'listening')
    releases.push(() => plain.close())
    const url = new URL(`https://127.0.0.1:${(plain.address() as AddressInfo).port}`)
    expect(await lookAtCertificate(url, new Date(), signal)).toMatchObject({
      said: expect.stringMatching(/does not answer with TLS/),
    })
  })

  it('that has ended, or that browsers do not trust, is refused', async () => {
    const url = await serve(30)
    expect(await lookAtCertificate(url, inDays(40), signal)).toMatchObject({
      state: 'wrong',
      said: expect.stringMatching(/^the certificate of localhost ended \d+ days ago$/),
    })
    expect(await lookAtCertificate(url, inDays(0), signal)).toMatchObject({
      state: 'wrong',
      said: expect.stringMatching(/^browsers refuse .*SELF_SIGNED/),
    })
  })
})

describe('the public address', () => {
  const app = useTestApp({ trustProxy: true })
  const SECRET = 'a-secret-for-tests-of-at-least-32-characters'
  const own = () => `http://127.0.0.1:${app.port}`

  /** A reverse proxy that says of its client what it is told to. */
  async function proxy(headers: (given: Record<string, string>) => Record<string, string>): Promise<string> {
    const server = createServer(async (request, response) => {
      const given = request.headers as Record<string, string>
      const { body, status } = await fetch(own() + request.url, { headers: headers({ ...given }) })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : '')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    releases.push(() => server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const look = async (url: string, secret = SECRET) => states(await lookAtPublicAddress(url, secret, signal))
  const said = async (url: string) => (await look(url)).filter((line) => !line.includes('the host is'))

  it('is well behind a proxy that names the client itself', async () => {
    const url = await proxy((given) => ({ ...given, 'x-forwarded-for': '198.51.100.7' }))
    expect(await said(url)).toContain(`ok ${url} leads to this installation`)
    expect((await said(url)).join()).not.toContain('wrong')
  })

  it('is told of a proxy that passes on what clients say, or says nothing', async () => {
    expect(await said(await proxy((given) => given))).toContain(
      'wrong clients can name any address in X-Forwarded-For',
    )
    const silent = await proxy(({ 'x-forwarded-for': _, ...rest }) => rest)
    expect((await said(silent)).join()).toContain('the proxy sends no X-Forwarded-For')
  })

  it('is told of a proxy that says another host', async () => {
    const url = await proxy((given) => ({ ...given, 'x-forwarded-for': '198.51.100.7' }))
    expect(await look(url)).toContain(`wrong the proxy says the host is 127.0.0.1:${app.port}`)
  })

  it('that leads elsewhere, or to nobody, is said', async () => {
    expect((await look(own(), 'another-secret-of-at-least-32-characters'))[0]).toMatch(
      /does not know our secret/,
    )
    const other = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    releases.push(() => other.close())
    expect((await look(`http://127.0.0.1:${(other.address() as AddressInfo).port}`))[0]).toMatch(
      /answers 404, not Azahar/,
    )
    expect((await look(`http://127.0.0.1:${await freePort()}`))[0]).toMatch(
      /cannot be reached .*ECONNREFUSED/,
    )
  })

  it('shows how it sees a client to nobody else', async () => {
    expect(await (await app.fetch('/healthz')).json()).toEqual({ status: 'ok' })
    const forged = await app.fetch('/healthz', { headers: { 'x-azahar-doctor': 'x'.repeat(43) } })
    expect(await forged.json()).toEqual({ status: 'ok' })
  })
})

describe('without trust in a proxy that is there', () => {
  const app = useTestApp()

  it('everybody counts as one client, and the doctor says so', async () => {
    const server = createServer(async (request, response) => {
      const headers = { ...(request.headers as Record<string, string>), 'x-forwarded-for': '198.51.100.7' }
      const answer = await fetch(`http://127.0.0.1:${app.port}${request.url}`, { headers })
      response.end(await answer.text())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    releases.push(() => server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const found = await lookAtPublicAddress(url, app.platform.settings.authSecret, signal)
    expect(found).toContainEqual(
      expect.objectContaining({ cure: expect.stringContaining('TRUST_PROXY=true') }),
    )
  })
})
