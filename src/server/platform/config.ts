import { join, resolve } from 'node:path'
import type { Operator } from '#domain/operation/operator.ts'
import { type Environment, environment, s3Variables, stripeVariables } from './environment.ts'
import type { IdentityProvider } from './identity-providers.ts'
import { isLoopback } from './outbound/loopback.ts'
import { areDistinct } from './provider-fields.ts'
import { readOperator } from './read-operator.ts'
import { randomSecret, readOrCreateSecret, readSecret } from './secret-file.ts'
import { StartError } from './start-error.ts'
import type { StripeConfig } from './stripe/payments.ts'
import { readTaxAgency, type TaxAgency } from './tax-agency.ts'
import { newVapidKey, type Vapid, vapidKeyFrom, vapidOf } from './vapid.ts'

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

/** On a port of their own, or on the one of the app where `place` is `null`, which needs a token. */
export type MetricsConfig =
  | { place: { host: string; port: number }; token: string | null }
  | { place: null; token: string }

/** The collector that takes spans, and the share of the requests that is followed, from 0 to 1. */
export type TracesConfig = { endpoint: string; share: number }

/** A mailbox of the installation whose mails a program hands over with a secret. */
export type Mailbox = { address: string; secret: string }

export type Config = {
  host: string
  port: number
  /** The origin in links, cookies and mail, without a trailing slash. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  database: { kind: 'embedded' } | { kind: 'external'; url: string }
  authSecret: string
  /** The name of the variable, or the file, that the secret is from. */
  secretPlace: string
  /** The secret before this one, with which the database is encrypted until it is encrypted anew. */
  formerSecret: string | null
  /** The mark of a secret that is given up for lost. */
  lostSecret: string | null
  files: { kind: 'disk' } | S3Config
  /** The id of a store of another installation that is to be used with this database all the same. */
  adoptStore: string | null
  mail: { kind: 'capture' } | { kind: 'smtp'; url: string; from: string }
  /** The address to which undelivered mails to guests come back, and the secret of the program that hands them over. */
  bounces: Mailbox | null
  /** The address to which planners forward what couples write, and the secret of the program that hands it over. */
  requestsMailbox: Mailbox | null
  /** The operator, for the legal texts and the foot of mails. */
  operator: Operator
  /** The addresses of those who may enter the operator's area, in lower case. */
  operatorEmails: readonly string[]
  /** A planner with a plan is answered within so many working hours. */
  supportHours: number
  /** The messages of the contact page go to this address. */
  contactEmail: string
  /** The key by which the push services of browsers know us. */
  vapid: Vapid
  /** With whom planners pay for the plan; `null` where the installation is free for everybody. */
  stripe: StripeConfig | null
  /** The service that the records of planners' invoices go to. */
  taxAgency: Omit<TaxAgency, 'version'>
  /** The authority that stamps signed contracts with the time; `null` where they go without. */
  timeStampAuthority: URL | null
  /** The providers people may sign in with beside their password. */
  identityProviders: IdentityProvider[]
  walletSignIn: boolean
  /** Whether assistants may ask at `/mcp`. */
  mcpServer: boolean
  /** Whether webhooks may go to this machine itself. */
  webhooksToLoopback: boolean
  requireEmailVerification: boolean
  trustProxy: boolean
  /** The place of the metrics and the token that reads them; `null` where nobody reads them. */
  metrics: MetricsConfig | null
  /** The collector of traces and the share of the requests that is followed; `null` where there is none. */
  traces: TracesConfig | null
  /** The requests that one person may make of a process in a minute, counted in reads; 0 for no limit. */
  requestsPerMinute: number
  /** How long a stop is announced at `/readyz` before the port closes. */
  stopDelayMs: number
  /** JSON lines, with one a request, for machines; short lines for a person at a console. */
  logFormat: 'json' | 'lines'
  /** Statements that take so many milliseconds are logged; 0 for none. */
  slowStatementMs: number
}

/** A command that looks at an installation makes no secrets for it: those of its first start have another owner, or place. */
type Reading = { makesSecrets: boolean }

/** Reads and checks the environment; an empty variable counts as unset. Throws `ConfigError` with one clear line. */
export function readConfig(
  env: Record<string, string | undefined>,
  reading: Reading = { makesSecrets: true },
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new ConfigError(`${issue.path.join('.')} ${issue.message}.`)
  }
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  const contactEmail =
    values.CONTACT_EMAIL ?? values.OPERATOR_EMAIL ?? addressOf(values.MAIL_FROM) ?? 'contacto@azahar.example'
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`,
    dataDir,
    database: values.DATABASE_URL ? { kind: 'external', url: values.DATABASE_URL } : { kind: 'embedded' },
    files: readFiles(values),
    adoptStore: values.ADOPT_STORE ?? null,
    mail: readMail(values),
    bounces: readMailbox(values, 'BOUNCE'),
    requestsMailbox: readMailbox(values, 'REQUESTS'),
    operator: readOperator(values),
    operatorEmails: values.OPERATOR_EMAILS,
    supportHours: values.SUPPORT_HOURS,
    contactEmail,
    vapid: readVapid(values, dataDir, contactEmail, reading),
    stripe: readStripe(values),
    taxAgency: readAgency(values),
    timeStampAuthority: values.TSA_URL ? new URL(values.TSA_URL) : null,
    identityProviders: readProviders(values),
    walletSignIn: values.WALLET_SIGN_IN,
    mcpServer: values.MCP_SERVER,
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
    requireEmailVerification: values.REQUIRE_EMAIL_VERIFICATION ?? values.SMTP_URL !== undefined,
    trustProxy: values.TRUST_PROXY,
    metrics: readMetrics(values),
    traces: readTraces(values),
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
    logFormat: values.LOG_FORMAT,
    slowStatementMs: values.SLOW_STATEMENT_MS,
    authSecret: readAuthSecret(values, dataDir, reading),
    secretPlace: values.AUTH_SECRET ? 'AUTH_SECRET' : join(dataDir, SECRET_FILE),
    formerSecret: values.AUTH_SECRET_PREVIOUS ?? null,
    lostSecret: values.AUTH_SECRET_LOST ?? null,
  }
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

function readMailbox(values: Environment, name: 'BOUNCE' | 'REQUESTS'): Mailbox | null {
  const [addressName, secretName] = [`${name}_ADDRESS`, `${name}_SECRET`] as const
  const { [addressName]: address, [secretName]: secret } = values
  if (address && secret) return { address, secret }
  if (!address && !secret) return null
  throw new ConfigError(
    `${address ? secretName : addressName} is missing: ${addressName} and ${secretName} go together, or leave both unset.`,
  )
}

/** The metrics are public to the port they are on, so a port that others reach asks for a token. */
function readMetrics(values: Environment): Config['metrics'] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token = null } = values
  if (port === undefined) return token === null ? null : { place: null, token }
  if (port === values.PORT) {
    throw new ConfigError('METRICS_PORT must be another port than PORT; leave it unset to use METRICS_TOKEN.')
  }
  if (token === null && !isLoopback(host)) {
    throw new ConfigError(
      'METRICS_TOKEN is missing: METRICS_HOST is reached from other machines, so say who may read.',
    )
  }
  return { place: { host, port }, token }
}

function readTraces(values: Environment): TracesConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = values
  return endpoint ? { endpoint, share } : null
}

function readStripe(values: Environment): StripeConfig | null {
  const missing = stripeVariables.filter((name) => values[name] === undefined)
  if (missing.length === stripeVariables.length) {
    if (!values.STRIPE_API_URL) return null
    throw new ConfigError('STRIPE_API_URL says where Stripe is, and nothing else of Stripe is set.')
  }
  if (missing.length > 0) {
    throw new ConfigError(
      `${missing[0]} is missing: the STRIPE_* variables go together (${stripeVariables.join(', ')}), or leave all unset to charge nobody.`,
    )
  }
  return {
    secretKey: values.STRIPE_SECRET_KEY!,
    webhookSecret: values.STRIPE_WEBHOOK_SECRET!,
    priceId: values.STRIPE_PRICE_ID!,
    apiUrl: values.STRIPE_API_URL ?? null,
  }
}

/** Records that count name the maker of the program, so that the operator says first who that is. */
function readAgency(values: Environment): Config['taxAgency'] {
  try {
    return readTaxAgency(values)
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}

/** Accounts are linked by the id of a provider, and a domain leads to one company. */
function readProviders(values: Environment): Config['identityProviders'] {
  const all = [...(values.OIDC_PROVIDERS ?? []), ...(values.SAML_PROVIDERS ?? [])]
  if (areDistinct(all)) return all
  throw new ConfigError('SAML_PROVIDERS must name other ids and domains than OIDC_PROVIDERS.')
}

/** `Azahar <hola@azahar.example>` or the bare address. */
const addressOf = (from: string | undefined) => from && (/<([^>]+)>/.exec(from)?.[1] ?? from)

const SECRET_FILE = 'auth-secret'

/** Generated only beside the embedded database: several processes on one DATABASE_URL must share the same secret. */
function readAuthSecret(values: Environment, dataDir: string, reading: Reading): string {
  if (values.AUTH_SECRET) return values.AUTH_SECRET
  if (values.DATABASE_URL) {
    throw new ConfigError(
      'AUTH_SECRET is missing: with DATABASE_URL set, give every process the same secret of at least 32 characters.',
    )
  }
  return generated(dataDir, SECRET_FILE, reading)
}

/** Processes on one DATABASE_URL must have one key, and all they share beside it is the secret. */
function readVapid(values: Environment, dataDir: string, contactEmail: string, reading: Reading): Vapid {
  const { DATABASE_URL, AUTH_SECRET } = values
  const name = 'vapid-private-key'
  const key =
    DATABASE_URL && AUTH_SECRET ? vapidKeyFrom(AUTH_SECRET) : generated(dataDir, name, reading, newVapidKey)
  try {
    return vapidOf(key, contactEmail)
  } catch {
    throw new ConfigError(
      `${join(dataDir, name)} is no key: put back the one that was in it, or delete the file for a new one.`,
    )
  }
}

/** A secret of this folder, made at the first start. */
function generated(dataDir: string, name: string, { makesSecrets }: Reading, make = randomSecret): string {
  try {
    return makesSecrets ? readOrCreateSecret(dataDir, name, make) : (readSecret(dataDir, name) ?? make())
  } catch (error) {
    if (error instanceof StartError) throw new ConfigError(error.message)
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_DIR must be a folder this user can write to (${reason}).`)
  }
}
