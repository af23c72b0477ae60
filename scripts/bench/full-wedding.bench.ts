// How long everything of a wedding takes that is as full as it may be: 10,000 guests, 500 vendors, 5,000 images, 100
// members, 1,000 tasks, 200 tables, 500 items of the agenda. The page of each screen and what it reads, all else that a
// member reads, the tables and papers that are downloaded; nothing may be refused, and each has a time.
import pg from 'pg'
import { FIRST_ANSWERS_ID, FIRST_READS, fillRead } from '#contract/first-reads.ts'
import { ARCHIVE_PARTS } from '#domain/archive/archive-parts.ts'
import { CARD_FORMATS } from '#domain/households/invitation-cards.ts'
import { SEATING_PAPERS } from '#domain/seating/seating-papers.ts'
import { asPerson, openBench } from './environment.ts'
import { fillToTheBrim } from './full-wedding.ts'
import { median } from './median.ts'
import { readsOfMember } from './member-reads.ts'
import { verdict } from './verdict.ts'

const PORT = 4806
const ORIGIN = `http://localhost:${PORT}`
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)

/** Milliseconds in the middle: of a screen's page, of a read, of a download; an answer is cut off after 15 s. */
const LIMITS = { page: 2500, read: 1500, download: 12_000 }

type Measured = { status: number; millis: number; bytes: number; text: string; etag: string | null }

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  await bench.startServer({ port: PORT, env: { PUBLIC_URL: ORIGIN } })
  await db.connect()
  const lucia = asPerson(ORIGIN)
  await lucia.signUp('Lucía Herrera', 'lucia@correo.example')
  const weddingId = await lucia.createWedding('Lucía & Martín')
  const filled = await fillToTheBrim(db, weddingId)
  const { cookie } = lucia
  await pages(cookie, weddingId)
  const reads = await readsOf(lucia, weddingId, filled.folderId)
  for (const path of reads) report('read', path, await ask(cookie, path), LIMITS.read)
  for (const [path, body] of downloadsOf(weddingId, filled.householdIds))
    report('download', `${path} ${summaryOf(body)}`, await ask(cookie, path, body), LIMITS.download)
} finally {
  await db.end()
  await bench.close()
}

/** The page of each screen, which carries what the screen reads first. */
async function pages(cookie: string, weddingId: string) {
  for (const [screen, reads] of FIRST_READS) {
    if (!screen.startsWith('/app/couple/{weddingId}')) continue
    const path = screen.replace('{weddingId}', weddingId)
    const page = await ask(cookie, path)
    const [, json = '[]'] = new RegExp(`id="${FIRST_ANSWERS_ID}">([^<]*)</script>`).exec(page.text) ?? []
    const carried = new Set((JSON.parse(json) as { procedure: string }[]).map(({ procedure }) => procedure))
    const missing = reads.map(({ procedure }) => procedure).filter((each) => !carried.has(each))
    report('page', path, page, LIMITS.page, missing)
  }
}

/** All that a member reads, and what screens read beside that. */
async function readsOf(
  person: ReturnType<typeof asPerson>,
  weddingId: string,
  folderId: string,
): Promise<string[]> {
  const ofScreens = [...FIRST_READS]
    .filter(([screen]) => screen.startsWith('/app/couple/{weddingId}'))
    .flatMap(([, reads]) => reads.map((read) => `/api${fillRead(read, { weddingId }).url}`))
  const images = `/api/weddings/${weddingId}/inspiration/folders/${folderId}/images`
  return [...new Set([...ofScreens, ...(await readsOfMember(person, weddingId)), images])].filter(
    (path) => path.includes(weddingId) && !path.endsWith('/archive') && !path.startsWith('/api/planner/'),
  )
}

function downloadsOf(weddingId: string, householdIds: readonly string[]): [string, object][] {
  const at = `/api/weddings/${weddingId}`
  return [
    ...ARCHIVE_PARTS.flatMap((table): [string, object][] =>
      ['csv', 'xlsx'].map((kind) => [`${at}/tables/${kind}`, { table }]),
    ),
    ...SEATING_PAPERS.map((paper): [string, object] => [`${at}/seating/papers`, { paper }]),
    ...CARD_FORMATS.map((format): [string, object] => [`${at}/invitation-cards`, { householdIds, format }]),
  ]
}

function summaryOf({ householdIds: _, ...rest }: { householdIds?: unknown }): string {
  return Object.values(rest).join(' ')
}

/** The middle of some rounds; one that takes long is not asked again. */
async function ask(cookie: string, path: string, body?: object): Promise<Measured> {
  const rounds: Measured[] = []
  while (rounds.length < ROUNDS) {
    const began = performance.now()
    const answer = await fetch(ORIGIN + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const millis = performance.now() - began
    const { status, headers } = answer
    rounds.push({ status, millis, bytes: bytes.length, text: bytes.toString(), etag: headers.get('etag') })
    if (status >= 400 || millis > 2000) break
  }
  return { ...rounds[0]!, millis: median(rounds.map(({ millis }) => millis)) }
}

function report(
  kind: 'page' | 'read' | 'download',
  name: string,
  { status, millis, bytes, text }: Measured,
  limit: number,
  missing: readonly string[] = [],
) {
  const size = `${(bytes / 1024).toFixed(0)} KB`
  const short = name.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…')
  const reason = status >= 400 ? ` ${text.slice(0, 160)}` : ''
  const without = missing.length > 0 ? ` WITHOUT ${missing.join(', ')}` : ''
  verdict(
    status < 400 && millis <= limit && missing.length === 0,
    `${kind.padEnd(9)} ${String(status)} ${millis.toFixed(0).padStart(6)} ms (wanted ${limit}) ${size.padStart(9)}  ${short}${without}${reason}`,
  )
}
