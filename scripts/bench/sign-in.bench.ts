// What answers of sign-in tell: 200 tries with a known address and 200 with an unknown one, whose medians differ by
// less than 20 ms, and 10,000 guesses of a code by mail, of an authenticator's and of a recovery code, of which none
// opens the account, in about ten minutes on two busy cores. BENCH_TRIES and BENCH_GUESSES say how many instead.
import { openBench, words } from './environment.ts'

const PORT = 4797
const ORIGIN = `http://localhost:${PORT}`
const PASSWORD = 'azahar-en-flor'
const PEOPLE = 40
const TRIES = Number(process.env['BENCH_TRIES'] ?? 200)
const GUESSES = Number(process.env['BENCH_GUESSES'] ?? 10_000)
/** Answers to codes of a mail take a fifth of a second: so many at once keep the server busy meanwhile. */
const AT_ONCE = 100
const DIFFERENCE_MAX_MS = 20

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

  const { cookie } = await post('/sign-in/email', { email: known(1), password: PASSWORD })
  await post('/two-factor/enable', { password: PASSWORD }, cookie).then(async ({ text }) => {
    const { totpURI } = JSON.parse(text) as { totpURI: string }
    const { codeAt, secretOf } = await import('../../tests/support/authenticator.ts')
    await post('/two-factor/verify-totp', { code: codeAt(secretOf(totpURI), -1) }, cookie)
  })
  const waiting = await post('/sign-in/email', { email: known(1), password: PASSWORD })
  await count('codes of an authenticator', (n) =>
    post('/two-factor/verify-totp', { code: digits(n) }, waiting.cookie),
  )
  await count('recovery codes', (n) =>
    post('/two-factor/verify-backup-code', { code: `aaaaa-${letters(n)}` }, waiting.cookie),
  )
}

async function count(name: string, ask: (n: number) => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {}
  const start = performance.now()
  let begun = 0
  const guessOn = async () => {
    while (begun < GUESSES) {
      begun += 1
      const { status } = await ask(begun)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, guessOn))
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const opened = statuses[200] ?? 0
  if (opened > 0) process.exitCode = 1
  console.log(
    `${opened > 0 ? 'OPEN' : 'ok'}  ${name}: ${opened} of ${GUESSES} guesses opened the account in ${seconds} s; answers ${JSON.stringify(statuses)}`,
  )
}

function digits(n: number): string {
  return String((n * 7919) % 1_000_000).padStart(6, '0')
}

function letters(n: number): string {
  return n.toString(25).padStart(5, 'a').slice(-5)
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
