// Measures by how much the server's memory grows while a large wedding is downloaded, fast and by a slow reader who
// goes away, and while it is brought in again. `npm run bench archive -- --gb 10` says how large it is, 1 GB otherwise;
// `--import` brings it in too, which takes three times as much on the disk.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { asPerson, openBench, words } from './environment.ts'
import { FILE_BYTES, fillWedding } from './large-wedding.ts'

const PORT = 4798
const ORIGIN = `http://localhost:${PORT}`
const SLOW_SECONDS = 30
/** The server hears of a reader who went away a moment after the reader has ended. */
const CLOSED_WITHIN_MS = 5000
/** Growth in MB that buffers, a larger heap and pages of the allocator may explain; it does not grow with the ZIP. */
const WANTED_MB = 150

const gigabytes = Number(words[words.indexOf('--gb') + 1 || words.length] ?? 1)
const files = Math.ceil((gigabytes * 1024 ** 3) / FILE_BYTES)

const bench = await openBench()
try {
  await migrateDatabase(bench.connectionString, 'src/db/migrations')
  const server = await bench.startServer({ port: PORT })
  const person = asPerson(ORIGIN)
  await person.signUp('Lucía', 'lucia@correo.example', 'planner')
  const weddingId = await person.createWedding()
  await fillWedding(bench, { origin: ORIGIN, person, weddingId, files })
  const url = `${ORIGIN}/api/weddings/${weddingId}/archive`
  const headers = ['-H', `cookie: ${person.cookie}`]
  // The first answer compiles what all others use.
  await curl([...headers, '-o', '/dev/null', '--max-time', '2', url])

  await measure(server, 'downloaded fast', () => curl([...headers, '-o', '/dev/null', url]))
  const slow = ['--limit-rate', '1M', '--max-time', String(SLOW_SECONDS)]
  await measure(server, `downloaded at 1 MB/s and cut off after ${SLOW_SECONDS} s`, () =>
    curl([...headers, ...slow, '-o', '/dev/null', url]),
  )
  const left = performance.now()
  let held = openFiles(server)
  while (held.length > 0 && performance.now() - left < CLOSED_WITHIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    held = openFiles(server)
  }
  if (held.length > 0) process.exitCode = 1
  console.log(
    `${held.length > 0 ? 'OPEN' : 'ok'}  files still open after the reader went away: ${held.length} (${(performance.now() - left).toFixed(0)} ms)`,
  )
  if (words.includes('--import')) await bringIn(server, headers, url)
} finally {
  await bench.close()
}

/** Prints by how much the memory of the server was larger, at most, than before. */
async function measure(server: ChildProcess, what: string, work: () => Promise<string>): Promise<void> {
  const before = residentMb(server)
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, residentMb(server))
  }, 100)
  const start = performance.now()
  const said = await work().finally(() => clearInterval(sampling))
  const seconds = (performance.now() - start) / 1000
  const growth = most - before
  if (growth > WANTED_MB) process.exitCode = 1
  console.log(
    `${growth > WANTED_MB ? 'GROWS' : 'ok'}  ${files} files of 25 MB (${gigabytes} GB), ${what}: ${growth.toFixed(0)} MB more (${before.toFixed(0)} → ${most.toFixed(0)} MB, ${seconds.toFixed(0)} s, ${said})`,
  )
}

async function bringIn(server: ChildProcess, headers: string[], url: string): Promise<void> {
  const zip = join(bench.dataDir, 'boda.zip')
  await curl([...headers, '-o', zip, url])
  await measure(server, `brought in again from ${(statSync(zip).size / 1024 ** 3).toFixed(1)} GB`, () =>
    curl([...headers, '-T', zip, '-X', 'POST', '-H', 'Expect:', `${ORIGIN}/api/wedding-archives`]),
  )
  const left = readdirSync(join(bench.dataDir, 'files/incoming'))
  if (left.length > 0) process.exitCode = 1
  console.log(`${left.length > 0 ? 'LEFT' : 'ok'}  files left where uploads arrive: ${left.length}`)
}

/** Runs curl, whose time limit is no failure; gives the status and the bytes it got or sent. */
async function curl(args: string[]): Promise<string> {
  const child = spawn('curl', ['-sS', '-w', '%{http_code} %{size_download} %{size_upload}', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0 && code !== 28) throw new Error(`curl ended with ${code}: ${said}`)
  return said.slice(-60)
}

function residentMb({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

/** The stored files that the server holds open. */
function openFiles({ pid }: ChildProcess): string[] {
  const store = join(bench.dataDir, 'files')
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => targetOf(pid!, fd).startsWith(store))
}

function targetOf(pid: number, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`)
  } catch {
    return ''
  }
}
