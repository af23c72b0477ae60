import { z } from 'zod'
import { ESCAPING } from '#db/connection/database-address.ts'
import { STORE_WITHOUT_ID } from '#domain/operation/installation.ts'
import { OPERATORS_MAX } from '#domain/operator/operators.ts'
import { databaseUrlProblem } from './database-url.ts'
import { oidcProviders } from './identity-providers.ts'
import { isId } from './ids.ts'
import { samlProviders } from './saml-providers.ts'
import { SECRET_MARK } from './secret-mark.ts'

export const s3Variables = [
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

/** A statement of a request takes a few milliseconds; a person notices half a second. */
const SLOW_STATEMENT_MS = 500

/** Stripe needs all of these, or none. */
export const stripeVariables = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const

/** Seconds; a service manager waits some 30 for all of a stop. */
const STOP_DELAY_MAX = 20
const stopDelay = `must be a whole number of seconds, ${STOP_DELAY_MAX} at most`
const requests = `must be a whole number of at least ${REQUESTS_PER_MINUTE_MIN}, or 0 for no limit`
const port = 'must be a whole number between 1 and 65535'
const origin = 'must be an origin such as https://azahar.example, without a path'
const milliseconds = 'must be a whole number of milliseconds, or 0 to log none'
const share = 'must be the share of the requests that are followed, from 0 to 1'
const flag = 'must be true or false'
const addresses =
  'must be email addresses with commas between them, such as ana@azahar.example,luis@azahar.example'
const hours = 'must be a whole number of working hours between 1 and 200'

/** The message never repeats the value, because these addresses carry passwords. */
function url(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    )
}

/** The same with an account in it, whose special characters would be taken for parts of the address, or for none. */
const urlWithAccount = (protocols: string[], example: string) =>
  url(protocols, example).refine(
    (value) => !URL.canParse(value) || hasReadableAccount(new URL(value)),
    ESCAPING,
  )

function hasReadableAccount({ username, password, pathname, search, hash }: URL): boolean {
  try {
    decodeURIComponent(username)
    decodeURIComponent(password)
  } catch {
    return false
  }
  return ![pathname, search, hash].some((part) => part.includes('@'))
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin } = new URL(value)
  return /^https?:$/.test(protocol) && [origin, `${origin}/`].includes(value.toLowerCase())
}

/** A line of the legal texts, which show it as it is given. */
const line = z
  .string()
  .trim()
  .regex(/^[^\r\n<>]{1,300}$/, 'must be one line of at most 300 characters, without < and >')

const secret = z.string().min(32, 'must have at least 32 characters')

/** `hola@azahar.example`, without a name. */
const BARE_ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

export const environment = z.object({
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
  AUTH_SECRET: secret.optional(),
  AUTH_SECRET_PREVIOUS: secret.optional(),
  AUTH_SECRET_LOST: z.string().regex(SECRET_MARK, 'must be the mark that a refused start named').optional(),
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
  SMTP_URL: urlWithAccount(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address such as Azahar <hola@azahar.example>')
    .optional(),
  BOUNCE_ADDRESS: z
    .string()
    .regex(BARE_ADDRESS, 'must be an email address such as rebotes@azahar.example')
    .optional(),
  BOUNCE_SECRET: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 letters and digits')
    .optional(),
  REQUESTS_ADDRESS: z
    .string()
    .regex(BARE_ADDRESS, 'must be an email address such as solicitudes@azahar.example')
    .optional(),
  REQUESTS_SECRET: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 letters and digits')
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(BARE_ADDRESS, 'must be an email address such as hola@azahar.example')
    .optional(),
  OPERATOR_NAME: line.optional(),
  OPERATOR_TAX_ID: line.optional(),
  OPERATOR_ADDRESS: line.optional(),
  OPERATOR_EMAIL: z
    .string()
    .regex(BARE_ADDRESS, 'must be an email address such as hola@azahar.example')
    .optional(),
  OPERATOR_REGISTRY: line.optional(),
  OPERATOR_PHONE: line.optional(),
  OPERATOR_HOSTING: line.optional(),
  OPERATOR_MAIL: line.optional(),
  OPERATOR_STORAGE: line.optional(),
  OPERATOR_EMAILS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim().toLowerCase()))
    .refine((all) => all.length <= OPERATORS_MAX && all.every((each) => BARE_ADDRESS.test(each)), addresses)
    .default([]),
  SUPPORT_HOURS: z
    .string()
    .regex(/^\d{1,3}$/, hours)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 200, hours)
    .default(8),
  OIDC_PROVIDERS: oidcProviders.optional(),
  SAML_PROVIDERS: samlProviders.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must be a secret or restricted key such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'must be the secret of a webhook endpoint such as whsec_…')
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\w{4,}$/, 'must be the id of a price such as price_…')
    .optional(),
  STRIPE_API_URL: z.string().refine(isOrigin, origin).optional(),
  VERIFACTU_ENVIRONMENT: z.enum(['test', 'production'], 'must be test or production').default('test'),
  VERIFACTU_URL: url(['https:'], 'https://prewww1.aeat.es/wlpl/TIKE-CONT/…/VerifactuSOAP').optional(),
  VERIFACTU_TEST_URL: url(['https:'], 'https://prewww1.aeat.es/wlpl/TIKE-CONT/…/VerifactuSOAP').optional(),
  VERIFACTU_CA: z.string().optional(),
  TSA_URL: urlWithAccount(['https:', 'http:'], 'https://tsa.example/tsr').optional(),
  WALLET_SIGN_IN: z
    .enum(['true', 'false'], flag)
    .transform((value) => value === 'true')
    .default(false),
  MCP_SERVER: z
    .enum(['true', 'false'], flag)
    .transform((value) => value === 'true')
    .default(true),
  WEBHOOKS_TO_LOOPBACK: z
    .enum(['true', 'false'], flag)
    .transform((value) => value === 'true')
    .default(false),
  REQUIRE_EMAIL_VERIFICATION: z
    .enum(['true', 'false'], flag)
    .transform((value) => value === 'true')
    .optional(),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, port)
    .optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'must be an address or a host name such as 127.0.0.1')
    .default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, 'must have at least 32 letters and digits')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['https:', 'http:'], 'http://127.0.0.1:4318').optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, share)
    .transform(Number)
    .default(1),
  SLOW_STATEMENT_MS: z
    .string()
    .regex(/^\d{1,6}$/, milliseconds)
    .transform(Number)
    .default(SLOW_STATEMENT_MS),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, stopDelay)
    .transform(Number)
    .refine((value) => value <= STOP_DELAY_MAX, stopDelay)
    .default(0),
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

export type Environment = z.output<typeof environment>
