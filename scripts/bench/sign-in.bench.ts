// Measures what answers of sign-in give away: 200 tries with a known address and 200 with an unknown one, whose medians
// differ by less than 20 ms, and 10,000 guesses of a code by mail, of an authenticator's and of a recovery code, of
// which none opens an account: the first of one account, whose code ends after five, the others of a thousand accounts
// each, so that every guess is compared. About fifteen minutes on two busy cores; BENCH_TRIES and BENCH_GUESSES say how
// many.
import pg from 'pg'
import { openBench, words } from './environment.ts'
import { median } from './median.ts'

const PORT = 4797
const ORIGIN = `http://localhost:${PORT}`
const PASSWORD = 'azahar-en-flor'
const PEOPLE = 40
const TRIES = Number(process.env['BENCH_TRIES'] ?? 200)
const GUESSES = Number(process.env['BENCH_GUESSES'] ?? 10_000)
/** Answers to codes of a mail take a fifth of a second: so many at once keep the server busy meanwhile. */
const AT_ONCE = 100
const DIFFERENCE_MAX_MS = 20
/** Codes that are compared for one account in a quarter of an hour, and for one sign-in of it. */
const TRIES_OF_ACCOUNT = 10
const SIGN_INS_OF_ACCOUNT = 2

/** A copy keeps the hash of the password and the secrets, which are of no account in particular. */
const COPY = `
  with original as (select * from auth.user where email = $1),
  people as (
    insert into auth.user (id, name, email, email_verified, role, two_factor_enabled)
    select gen_random_uuid(), o.name, n || '-' || o.email, o.email_verified, o.role, true
    from original o, generate_series(0, $2::int - 1) n
    returning id
  ),
  passwords as (
    insert into auth.account (id, user_id, account_id, provider_id, password)
    select gen_random_uuid(), p.id, p.id::text, a.provider_id, a.password
    from people p, auth.account a join original o on a.user_id = o.id
  )
  insert into auth.two_factor (id, user_id, secret, backup_codes, verified)
  select gen_random_uuid(), p.id, t.secret, t.backup_codes, true
  from people p, auth.two_factor t join original o on t.user_id = o.id`

let place = 0

const bench = await openBench()
try {
  await bench.startServer({ port: PORT, env: { TRUST_PROXY: 'true', PUBLIC_URL: ORIGIN } })
  for (let person = 0; person < PEOPLE; person += 1) {
    const body = { name: 'Lucía', email: known(person), password: PASSWORD, role: 'couple' }
    await post('/sign-up/email', body)
  }
  if (isWanted('answers')) await compareAnswers()
  if (isWanted('guesses')) await guess()
} finally {
  await bench.close()
}

/** `npm run bench sign-in guesses` measures one part alone. */
function isWanted(part: string): boolean {
  return words.length === 0 || words.includes(part)
}

async function compareAnswers() {
  await compare('password', (email) => post('/sign-in/email', { email, password: 'no-es-esta' }))
  await compare('new password by mail', (email) => post('/request-password-reset', { email }))
  await compare('code by mail', (email) => post('/email-otp/send-verification-otp', { email }))
  await compare('wrong code', (email) => post('/sign-in/email-otp', { email, otp: '000000' }))
}

function known(person: number) {
  return `persona-${person % PEOPLE}@correo.example`
}

/** A request from a place of its own. */
async function post(path: string, body: object, cookie = '') {
  place += 1
  const response = await fetch(`${ORIGIN}/api/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      cookie,
      'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
    },
    body: JSON.stringify(body),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!)
  return { status: response.status, text: await response.text(), cookie: cookies.join('; ') }
}
/** Takes turns, so that what else the machine does meets both alike. */
async function compare(name: string, ask: (email: string) => Promise<{ status: number; text: string }>) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let one = 0; one < TRIES; one += 1) {
    for (const [kind, email] of [
      ['known', known(one)],
      ['unknown', `nadie-${one % PEOPLE}@correo.example`],
    ] as const) {
      const begun = performance.now()
      const { status, text } = await ask(email)
      times[kind].push(performance.now() - begun)
      answers.add(`${status} ${text}`)
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  const isAlike = Math.abs(one - other) < DIFFERENCE_MAX_MS && answers.size === 1
  if (!isAlike) process.exitCode = 1
  console.log(
    `${isAlike ? 'ok' : 'TELLS'}  ${name}: medians differ by ${Math.abs(one - other).toFixed(1)} ms (${one.toFixed(1)}/${other.toFixed(1)}), ${answers.size} answer`,
  )
}

/** Everybody guesses at once, each from another place, with all that an attacker may have but the code. */
async function guess() {
  const email = known(0)
  await post('/email-otp/send-verification-otp', { email })
  await count('codes by mail', (n) => post('/sign-in/email-otp', { email, otp: digits(n) }))

  // The tries of an account are few, and one kind of code would use up those of the other: each has accounts of its own.
  const withApp = await waitingSignIns('app')
  await count('codes of an authenticator', (n) =>
    post('/two-factor/verify-totp', { code: digits(n) }, withApp[n % withApp.length]),
  )
  const withPaper = await waitingSignIns('papel')
  await count('recovery codes', (n) =>
    post('/two-factor/verify-backup-code', { code: `aaaaa-${letters(n)}` }, withPaper[n % withPaper.length]),
  )
}

/** Cookies of sign-ins that wait for their second step, of so many accounts that every guess is compared. */
async function waitingSignIns(kind: string): Promise<string[]> {
  const accounts = Math.ceil(GUESSES / TRIES_OF_ACCOUNT)
  const first = `${kind}@correo.example`
  const { cookie } = await post('/sign-up/email', {
    name: 'Lucía',
    email: first,
    password: PASSWORD,
    role: 'couple',
  })
  const { text } = await post('/two-factor/enable', { password: PASSWORD }, cookie)
  const { totpURI } = JSON.parse(text) as { totpURI: string }
  const { codeAt, secretOf } = await import('../../tests/support/accounts/authenticator.ts')
  await post('/two-factor/verify-totp', { code: codeAt(secretOf(totpURI), -1) }, cookie)
  await copyAccount(first, accounts)
  const emails = Array.from({ length: accounts }, (_, index) => `${index}-${first}`)
  const cookies: string[] = []
  await inParallel(emails.length, async (n) => {
    for (let signIn = 0; signIn < SIGN_INS_OF_ACCOUNT; signIn += 1) {
      const waiting = await post('/sign-in/email', { email: emails[n - 1], password: PASSWORD })
      cookies.push(waiting.cookie)
    }
  })
  return cookies
}

/** Accounts like one that has a password and a second step; to sign each up would take as long as the guesses. */
async function copyAccount(email: string, copies: number): Promise<void> {
  const db = new pg.Client(bench.connectionString)
  await db.connect()
  await db.query(COPY, [email, copies])
  await db.end()
}

async function count(name: string, ask: (n: number) => Promise<{ status: number; text: string }>) {
  const answers: Record<string, number> = {}
  let opened = 0
  const start = performance.now()
  await inParallel(GUESSES, async (n) => {
    const { status, text } = await ask(n)
    const { code = '' } = JSON.parse(text) as { code?: string }
    const answer = `${status} ${code}`.trim()
    answers[answer] = (answers[answer] ?? 0) + 1
    if (status === 200) opened += 1
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  if (opened > 0) process.exitCode = 1
  console.log(
    `${opened > 0 ? 'OPEN' : 'ok'}  ${name}: ${opened} of ${GUESSES} guesses opened the account in ${seconds} s; answers ${JSON.stringify(answers)}`,
  )
}

/** From 1 to the count, so many at a time. */
async function inParallel(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let begun = 0
  const workOn = async () => {
    while (begun < count) {
      begun += 1
      await work(begun)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, workOn))
}

function digits(n: number): string {
  return String((n * 7919) % 1_000_000).padStart(6, '0')
}

function letters(n: number): string {
  return n.toString(25).padStart(5, 'a').slice(-5)
}
