import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { environment } from './environment.ts'
import { describeUnknownVariables } from './unknown-variables.ts'

let home: string
let dataDir: string

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'azahar-config-'))
  dataDir = join(home, 'data')
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

const external = {
  DATABASE_URL: 'postgresql://azahar:secreto@db.example/azahar',
  AUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters',
}

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'eu-south-2',
  S3_BUCKET: 'azahar',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded' },
      files: { kind: 'disk' },
      mail: { kind: 'capture' },
      requireEmailVerification: false,
      trustProxy: false,
      requestsPerMinute: 1200,
      stopDelayMs: 0,
      logFormat: 'lines',
    })
  })

  describe('for payments', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_abcdefgh',
      STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
      STRIPE_PRICE_ID: 'price_abcdefgh',
    }

    it('charges nobody when nothing of Stripe is set', () => {
      expect(readConfig({ DATA_DIR: dataDir }).stripe).toBeNull()
    })

    it('takes the key, the secret and the price together, of Stripe itself', () => {
      expect(readConfig({ DATA_DIR: dataDir, ...stripe }).stripe).toEqual({
        secretKey: 'sk_live_abcdefgh',
        webhookSecret: 'whsec_abcdefgh',
        priceId: 'price_abcdefgh',
        apiUrl: null,
      })
    })

    it.each(Object.keys(stripe))('says in one line that %s is missing', (name) => {
      const given = { DATA_DIR: dataDir, ...stripe, [name]: '' }
      expect(() => readConfig(given)).toThrow(
        new RegExp(`^${name} is missing: the STRIPE_\\* variables go together`),
      )
    })

    it.each([
      ['STRIPE_SECRET_KEY', 'pk_live_abcdefgh'],
      ['STRIPE_WEBHOOK_SECRET', 'sk_live_abcdefgh'],
      ['STRIPE_PRICE_ID', 'prod_abcdefgh'],
      ['STRIPE_API_URL', 'http://127.0.0.1:1/v1'],
    ])('refuses a wrong %s without repeating it', (name, wrong) => {
      expect(() => readConfig({ DATA_DIR: dataDir, ...stripe, [name]: wrong })).toThrow(
        new RegExp(`^${name} must be`),
      )
      expect(() => readConfig({ DATA_DIR: dataDir, ...stripe, [name]: wrong })).not.toThrow(wrong)
    })

    it('takes no address of Stripe alone', () => {
      expect(() => readConfig({ DATA_DIR: dataDir, STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow(
        /nothing else/,
      )
    })
  })

  it('takes an empty variable for an unset one', () => {
    const config = readConfig({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: ' ', S3_BUCKET: '' })
    expect(config).toMatchObject({ port: 3000, database: { kind: 'embedded' }, files: { kind: 'disk' } })
  })

  it('makes the key for push services once, for its owner alone, and gives it to every process of the folder', () => {
    const [first, second] = [readConfig({ DATA_DIR: dataDir }), readConfig({ DATA_DIR: dataDir })]
    expect(second.vapid).toEqual(first.vapid)
    const file = join(dataDir, 'vapid-private-key')
    expect(readFileSync(file, 'utf8')).toBe(first.vapid.privateKey)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(Buffer.from(first.vapid.publicKey, 'base64url')).toHaveLength(65)
  })

  it('has one key for push services in all processes on one database, and writes no file for it', () => {
    const [one, other] = ['one', 'other'].map((name) =>
      readConfig({ ...external, DATA_DIR: join(home, name) }),
    )
    expect(one!.vapid).toEqual(other!.vapid)
    expect(existsSync(join(home, 'one'))).toBe(false)
    const otherSecret = 'another-secret-of-at-least-32-characters'
    expect(readConfig({ ...external, AUTH_SECRET: otherSecret }).vapid).not.toEqual(one!.vapid)
  })

  it('adopts a store by the id that a refused start has named', () => {
    const read = (value?: string) => readConfig({ ...external, ADOPT_STORE: value }).adoptStore
    expect(read()).toBeNull()
    expect(read('without-id')).toBe('without-id')
    expect(read('0198c3f2-5a00-7000-8000-000000000001')).toBe('0198c3f2-5a00-7000-8000-000000000001')
    expect(() => read('true')).toThrow(
      'ADOPT_STORE must be the id that a refused start named, or without-id.',
    )
  })

  it('makes DATA_DIR absolute', () => {
    expect(readConfig({ ...external, DATA_DIR: 'data' }).dataDir).toBe(join(process.cwd(), 'data'))
  })

  it('follows PORT in the default PUBLIC_URL and drops a trailing slash from a given one', () => {
    expect(readConfig({ ...external, PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
    expect(readConfig({ ...external, PUBLIC_URL: 'https://Azahar.example/' }).publicUrl).toBe(
      'https://azahar.example',
    )
  })

  it('asks for verified addresses when mail is really sent, unless told otherwise', () => {
    const mail = {
      ...external,
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'Azahar <hola@azahar.example>',
    }
    expect(readConfig(mail)).toMatchObject({ requireEmailVerification: true, mail: { kind: 'smtp' } })
    expect(readConfig({ ...mail, REQUIRE_EMAIL_VERIFICATION: 'false' }).requireEmailVerification).toBe(false)
  })

  it('keeps files in S3 when all of S3_* is set', () => {
    expect(readConfig({ ...external, ...s3 }).files).toMatchObject({ kind: 's3', bucket: 'azahar' })
  })

  it('writes JSON logs where it is asked to', () => {
    expect(readConfig({ ...external, LOG_FORMAT: 'json' }).logFormat).toBe('json')
  })
})

describe('the address of the database', () => {
  const read = (url: string) => () => readConfig({ ...external, DATABASE_URL: url })

  it.each([
    'postgresql://azahar:secr#to@db.example/azahar',
    'postgresql://azahar:secr/to@db.example/azahar',
    'postgresql://azahar:secr?to@db.example/azahar',
    'postgresql://azahar:123#to@db.example/azahar',
    'postgresql://azahar:123/to@db.example/azahar',
    'postgresql://azahar:s@c#to@db.example/azahar',
    'postgresql://azahar:s@c/to@db.example/azahar',
  ])('%s is refused for its password, which is not repeated', (url) => {
    expect(read(url)).toThrow(/^DATABASE_URL cannot be read: .* percent-encoded .*\)\.$/)
    expect(read(url)).not.toThrow(/secr|123|s@c/)
  })

  it.each([
    ['postgresql://azahar:secreto@one.example,/azahar', 'has an empty place in its list of hosts'],
    [
      'postgresql://azahar:secreto@one.example,two.example/azahar?target_session_attrs=standby',
      'asks for a target_session_attrs that Azahar has no use for',
    ],
  ])('%s is refused for its hosts', (url, reason) => {
    expect(read(url)).toThrow(new RegExp(`^DATABASE_URL ${reason}.*\\.$`))
  })

  it.each([
    'postgresql://azahar:secr%23to@db.example:5432/azahar?sslmode=verify-full',
    'postgresql://azahar:secr@to@db.example/azahar',
    'postgresql://azahar:secreto@/azahar?host=/run/postgresql&port=5433',
    'postgresql://azahar:secreto@one.example:5432,two.example:5433/azahar',
    'postgresql://azahar:secreto@/azahar?host=one.example,two.example&target_session_attrs=primary',
    'postgresql://db.example/azahar?user=azahar@db.example',
    'postgresql://azahar:secreto@[::1]/azahar',
  ])('%s is taken', (url) => {
    expect(read(url)().database).toEqual({ kind: 'external', url })
  })
})

describe('a variable that is not ours', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['database_url', 'DATABASE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
  ])('%s is said when it looks like %s', (given, meant) => {
    expect(describeUnknownVariables({ [given]: 'secreto' })).toEqual([
      `${given} is not a variable of Azahar: did you mean ${meant}?`,
    ])
  })

  it('is said when it begins like ours', () => {
    expect(describeUnknownVariables({ SMTP_HOST: 'mail.example' })).toEqual([
      'SMTP_HOST is not a variable of Azahar, which knows SMTP_URL.',
    ])
  })

  it('is in the manual, each that is ours', () => {
    const manual = readFileSync('docs/operating.md', 'utf8')
    expect(Object.keys(environment.shape).filter((name) => !manual.includes(name))).toEqual([])
  })

  it('is none of a library, which the manual names', () => {
    const manual = readFileSync('docs/operating.md', 'utf8')
    const named = Array.from(
      manual.matchAll(/\b((?:OTEL|S3|SMTP|METRICS|BACKUP)_[A-Z\d_]+)\b/g),
      ([, name]) => name!,
    )
    expect(named).toContain('OTEL_EXPORTER_OTLP_HEADERS')
    expect(describeUnknownVariables(Object.fromEntries(named.map((name) => [name, 'x'])))).toEqual([])
    expect(describeUnknownVariables({ BACKUP_PASSPRASE: 'x' })).toEqual([
      'BACKUP_PASSPRASE is not a variable of Azahar: did you mean BACKUP_PASSPHRASE?',
    ])
  })

  it('is no business of ours otherwise', () => {
    const others = {
      PATH: '/bin',
      HOSTNAME: 'x',
      HOSTS: 'y',
      PWD: '/',
      SHELL: 'sh',
      XDG_DATA_DIRS: '/usr/share',
    }
    expect(describeUnknownVariables({ ...others, ...external, ...s3, PORT: '1' })).toEqual([])
  })
})

describe('the generated secret', () => {
  it('stays the same from one start to the next, in a file for its owner only', () => {
    const { authSecret } = readConfig({ DATA_DIR: dataDir })
    expect(authSecret.length).toBeGreaterThanOrEqual(32)
    expect(readConfig({ DATA_DIR: dataDir }).authSecret).toBe(authSecret)
    expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe(authSecret)
  })

  it('is not made anew where its file was emptied, as by a full disk: nothing would be signed', () => {
    for (const name of ['auth-secret', 'vapid-private-key']) {
      const folder = join(home, `empty ${name}`)
      readConfig({ DATA_DIR: folder })
      writeFileSync(join(folder, name), '')
      expect(() => readConfig({ DATA_DIR: folder })).toThrow(
        new ConfigError(
          `${join(folder, name)} is empty: put back the secret that was in it, or delete the file for a new one.`,
        ),
      )
    }
  })

  it('for push that is no key stops the start with one line', () => {
    const folder = join(home, 'no key')
    readConfig({ DATA_DIR: folder })
    writeFileSync(join(folder, 'vapid-private-key'), 'AA')
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(
      new ConfigError(
        `${join(folder, 'vapid-private-key')} is no key: put back the one that was in it, or delete the file for a new one.`,
      ),
    )
  })

  it('is not made, nor its folder, by a command that looks on', () => {
    const folder = join(home, 'looked at')
    const { authSecret } = readConfig({ DATA_DIR: folder }, { makesSecrets: false })
    expect(authSecret.length).toBeGreaterThanOrEqual(32)
    expect(existsSync(folder)).toBe(false)
    const made = readConfig({ DATA_DIR: folder })
    expect(readConfig({ DATA_DIR: folder }, { makesSecrets: false }).authSecret).toBe(made.authSecret)
  })

  it('gives way to AUTH_SECRET', () => {
    const folder = join(home, 'with-secret')
    expect(readConfig({ DATA_DIR: folder, AUTH_SECRET: external.AUTH_SECRET }).authSecret).toBe(
      external.AUTH_SECRET,
    )
    expect(existsSync(join(folder, 'auth-secret'))).toBe(false)
  })
})

describe('a wrong value stops the start with one line that names it', () => {
  const cases: [string, Record<string, string>][] = [
    ['PORT must be a whole number between 1 and 65535.', { PORT: 'abc' }],
    ['PORT must be a whole number between 1 and 65535.', { PORT: '70000' }],
    ['PORT must be a whole number between 1 and 65535.', { PORT: '0' }],
    ['HOST must be an address or a host name such as 127.0.0.1.', { HOST: 'http://a' }],
    [
      'PUBLIC_URL must be an origin such as https://azahar.example, without a path.',
      { PUBLIC_URL: 'https://a.es/app' },
    ],
    [
      'PUBLIC_URL must be an origin such as https://azahar.example, without a path.',
      { PUBLIC_URL: 'azahar.example' },
    ],
    [
      'PUBLIC_URL must be an origin such as https://azahar.example, without a path.',
      { PUBLIC_URL: 'ftp://a.es' },
    ],
    [
      'DATABASE_URL must be an address such as postgresql://user:password@host/database.',
      { DATABASE_URL: 'mysql://a/b' },
    ],
    ['AUTH_SECRET must have at least 32 characters.', { AUTH_SECRET: 'short' }],
    ['SMTP_URL must be an address such as smtp://user:password@host:587.', { SMTP_URL: 'mail.example' }],
    ...[
      'smtp://azahar:50%de@mail.example:587',
      'smtp://azahar:12?c@mail.example',
      'smtp://a:1/b@mail.example',
    ].map((SMTP_URL): [string, Record<string, string>] => [
      'SMTP_URL cannot be read: special characters of the user and the password must be percent-encoded (@ as %40, # as %23, / as %2F, ? as %3F, % as %25).',
      { SMTP_URL, MAIL_FROM: 'hola@azahar.example' },
    ]),
    [
      'TSA_URL cannot be read: special characters of the user and the password must be percent-encoded (@ as %40, # as %23, / as %2F, ? as %3F, % as %25).',
      { TSA_URL: 'https://azahar:100%@tsa.example/tsr' },
    ],
    [
      'MAIL_FROM is missing: with SMTP_URL set, say who the mail is from.',
      { SMTP_URL: 'smtp://mail.example' },
    ],
    [
      'BOUNCE_SECRET is missing: BOUNCE_ADDRESS and BOUNCE_SECRET go together, or leave both unset.',
      { BOUNCE_ADDRESS: 'rebotes@azahar.example' },
    ],
    [
      'REQUESTS_ADDRESS is missing: REQUESTS_ADDRESS and REQUESTS_SECRET go together, or leave both unset.',
      { REQUESTS_SECRET: 'un-secreto-de-las-solicitudes-0123456' },
    ],
    ['BOUNCE_SECRET must have at least 32 letters and digits.', { BOUNCE_SECRET: 'corto' }],
    ['MAIL_FROM must be an address such as Azahar <hola@azahar.example>.', { MAIL_FROM: 'Azahar' }],
    [
      'REQUESTS_PER_MINUTE must be a whole number of at least 100, or 0 for no limit.',
      { REQUESTS_PER_MINUTE: '99' },
    ],
    ['STOP_DELAY_SECONDS must be a whole number of seconds, 20 at most.', { STOP_DELAY_SECONDS: '21' }],
    ['TRUST_PROXY must be true or false.', { TRUST_PROXY: 'yes' }],
    ['REQUIRE_EMAIL_VERIFICATION must be true or false.', { REQUIRE_EMAIL_VERIFICATION: 'on' }],
    [
      'S3_REGION is missing: the S3_* variables go together (S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY), or leave all unset to keep files on the disk.',
      { ...s3, S3_REGION: '' },
    ],
  ]

  it.each(cases)('%s', (line, env) => {
    expect(() => readConfig({ ...external, ...env })).toThrow(new ConfigError(line))
  })

  it('asks for AUTH_SECRET beside DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: external.DATABASE_URL })).toThrow(/^AUTH_SECRET is missing: .*$/)
  })

  it('never repeats the value, which may be a password', () => {
    expect(() => readConfig({ ...external, DATABASE_URL: 'postgres//u:hunter2@h/d' })).toThrow(
      /^(?!.*hunter2).*$/,
    )
  })

  it('says so when DATA_DIR cannot be a folder', () => {
    expect(() => readConfig({ DATA_DIR: join(import.meta.filename, 'data') })).toThrow(
      /^DATA_DIR must be a folder this user can write to/,
    )
  })
})
