import { resolve } from 'node:path'
import { z } from 'zod'
import { STORE_WITHOUT_ID } from '#domain/installation.ts'
import { isId } from './ids.ts'
import { databaseUrlProblem } from './postgres/database-url.ts'
import { readOrCreateSecret } from './secret-file.ts'
import { StartError } from './start-error.ts'
import { typingErrors } from './typing-errors.ts'

export class ConfigError extends StartError {
  override name = 'ConfigError'
}

export type S3Config = {
  kind: 's3'
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type Config = {
  host: string
  port: number
  /** The origin in links, cookies and mail, without a trailing slash. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  database: { kind: 'embedded' } | { kind: 'external'; url: string }
  authSecret: string
  files: { kind: 'disk' } | S3Config
  /** The id of a store of another installation that is to be used with this database all the same. */
  adoptStore: string | null
  mail: { kind: 'capture' } | { kind: 'smtp'; url: string; from: string }
  /** Where the messages of the contact page go. */
  contactEmail: string
  requireEmailVerification: boolean
  trustProxy: boolean
  /** What a person may ask of a process in a minute, in reads; 0 for as much as they like. */
  requestsPerMinute: number
  /** JSON lines, with one a request, for machines; short lines for a person at a console. */
  logFormat: 'json' | 'lines'
}

const s3Variables = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/** Twenty a second for as long as one likes, and a minute's worth at once. */
const REQUESTS_PER_MINUTE = 1200
/** A page load and a few edits; the app does not work with less. */
const REQUESTS_PER_MINUTE_MIN = 100

const requests = `must be a whole number of at least ${REQUESTS_PER_MINUTE_MIN}, or 0 for no limit`
const port = 'must be a whole number between 1 and 65535'
const origin = 'must be an origin such as https://azahar.example, without a path'
const flag = 'must be true or false'

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, port)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'must be an address or a host name such as 127.0.0.1')
    .default('127.0.0.1'),
  PUBLIC_URL: z.string().refine(isOrigin, origin).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .check((given) => {
      const message = databaseUrlProblem(given.value)
      // `input` goes into the error otherwise, and with it the password.
      if (message) given.issues.push({ code: 'custom', message, input: '' })
    })
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  S3_ENDPOINT: url(['https:', 'http:'], 'https://s3.example').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ADOPT_STORE: z
    .string()
    .refine(
      (value) => value === STORE_WITHOUT_ID || isId(value),
      `must be the id that a refused start named, or ${STORE_WITHOUT_ID}`,
    )
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address such as Azahar <hola@azahar.example>')
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an email address such as hola@azahar.example')
    .optional(),
  REQUIRE_EMAIL_VERIFICATION: z
    .enum(['true', 'false'], flag)
    .transform((value) => value === 'true')
    .optional(),
  LOG_FORMAT: z.enum(['json', 'lines'], 'must be json or lines').default('lines'),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,7}$/, requests)
    .transform(Number)
    .refine((value) => value === 0 || value >= REQUESTS_PER_MINUTE_MIN, requests)
    .default(REQUESTS_PER_MINUTE),
  TRUST_PROXY: z
    .enum(['true', 'false'], flag)
    .transform((value) => value === 'true')
    .default(false),
})

type Environment = z.output<typeof environment>

/** Reads and checks the environment; an empty variable counts as unset. Throws `ConfigError` with one clear line. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new ConfigError(`${issue.path.join('.')} ${issue.message}.`)
  }
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`,
    dataDir,
    database: values.DATABASE_URL ? { kind: 'external', url: values.DATABASE_URL } : { kind: 'embedded' },
    files: readFiles(values),
    adoptStore: values.ADOPT_STORE ?? null,
    mail: readMail(values),
    contactEmail: values.CONTACT_EMAIL ?? addressOf(values.MAIL_FROM) ?? 'contacto@azahar.example',
    requireEmailVerification: values.REQUIRE_EMAIL_VERIFICATION ?? values.SMTP_URL !== undefined,
    trustProxy: values.TRUST_PROXY,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    logFormat: values.LOG_FORMAT,
    authSecret: readAuthSecret(values, dataDir),
  }
}

/** One line for each variable that is not ours but looks as if it was meant for us. */
export function describeUnknownVariables(env: Record<string, string | undefined>): string[] {
  const known = Object.keys(environment.shape)
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((one) => one.length > 5 && typingErrors(name.toUpperCase(), one) <= 2)
    if (meant) return [`${name} is not a variable of Azahar: did you mean ${meant}?`]
    const group = /^(S3_|SMTP_|DATABASE_)/.exec(name)?.[0]
    if (!group) return []
    const ours = known.filter((one) => one.startsWith(group)).join(', ')
    return [`${name} is not a variable of Azahar, which knows ${ours}.`]
  })
}

function readFiles(values: Environment): Config['files'] {
  const missing = s3Variables.filter((name) => values[name] === undefined)
  if (missing.length === s3Variables.length) return { kind: 'disk' }
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing[0]} is missing: the S3_* variables go together (${s3Variables.join(', ')}), or leave all unset to keep files on the disk.`,
    )
  }
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT!,
    region: values.S3_REGION!,
    bucket: values.S3_BUCKET!,
    accessKeyId: values.S3_ACCESS_KEY_ID!,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
  }
}

function readMail(values: Environment): Config['mail'] {
  if (!values.SMTP_URL) return { kind: 'capture' }
  if (!values.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is missing: with SMTP_URL set, say who the mail is from.')
  }
  return { kind: 'smtp', url: values.SMTP_URL, from: values.MAIL_FROM }
}

/** `Azahar <hola@azahar.example>` or the bare address. */
const addressOf = (from: string | undefined) => from && (/<([^>]+)>/.exec(from)?.[1] ?? from)

/** Generated only beside the embedded database: several processes on one DATABASE_URL must share the same secret. */
function readAuthSecret(values: Environment, dataDir: string): string {
  if (values.AUTH_SECRET) return values.AUTH_SECRET
  if (values.DATABASE_URL) {
    throw new ConfigError(
      'AUTH_SECRET is missing: with DATABASE_URL set, give every process the same secret of at least 32 characters.',
    )
  }
  try {
    return readOrCreateSecret(dataDir, 'auth-secret')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_DIR must be a folder this user can write to (${reason}).`)
  }
}

/** The message never repeats the value, because these addresses carry passwords. */
function url(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    )
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin } = new URL(value)
  return /^https?:$/.test(protocol) && [origin, `${origin}/`].includes(value.toLowerCase())
}
