import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createLog } from '#server/platform/log.ts'
import { startPostgres } from '#server/platform/postgres/supervisor.ts'
import { findChromium } from '../setup/chromium.mjs'

/** The words after the name of a benchmark: `insert` of `npm run bench api insert`. */
export const words = process.argv.slice(3)

export type BenchServer = { port: number; env?: Record<string, string>; nodeFlags?: string[] }

/**
 * Benchmarks measure with these: a data folder, PostgreSQL, servers of the build without a rate limit, Chromium.
 * `close` ends all that was started, the newest first. `BENCH_SERVER` measures another build.
 */
export async function openBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'azahar-bench-'))
  const endings: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  const postgres = await startPostgres({ dataDir, onLost: console.error }, createLog('lines'))
  endings.push(() => postgres.stop())
  let closing: Promise<void> | undefined
  // A benchmark that is ended fails at its next request: it waits then for the same end, and leaves nothing running.
  const close = () => {
    closing ??= endAll(endings)
    return closing
  }
  // `npm run bench all` ends a benchmark so whose time is over.
  process.once('SIGTERM', () => void close().finally(() => process.exit(1)))
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_FORMAT: 'json',
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    AUTH_SECRET: 'a-secret-for-the-benchmark-of-32-characters',
  }

  /** Starts a Node process in the environment of the benchmark and waits until it says that it is ready. */
  async function launch(args: string[], env: Record<string, string>, ready: RegExp): Promise<ChildProcess> {
    const child = spawn(process.execPath, args, {
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    endings.push(() => end(child))
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (chunk) => ready.test(String(chunk)) && resolve())
      child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
    })
    return child
  }

  return {
    dataDir,
    /** Of the servers, and of other programs of the build. */
    environment,
    connectionString: postgres.connectionString,
    launch,
    end,
    startServer: ({ port, env = {}, nodeFlags = [] }: BenchServer) =>
      launch(
        [...nodeFlags, process.env['BENCH_SERVER'] ?? 'dist/server/main.js'],
        { PORT: String(port), ...env },
        /ready at/,
      ),
    async startChromium(): Promise<Browser> {
      const executablePath = findChromium()
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
        ],
      })
      endings.push(() => browser.close())
      return browser
    },
    close,
  }
}

export type Bench = Awaited<ReturnType<typeof openBench>>

async function endAll(endings: readonly (() => unknown)[]): Promise<void> {
  for (const ending of endings.toReversed()) await ending()
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Requests of one person: the cookie of the first answer is sent with all that follow. `place` is the address that a
 * server behind a proxy is told: few accounts are made from one.
 */
export function asPerson(origin: string, place = '127.0.0.1') {
  let cookie = ''
  const call = async (path: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<Response> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': place,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response
  }
  return {
    call,
    get cookie() {
      return cookie
    },
    /** Makes an account that is signed in from then on. */
    signUp: (name: string, email: string, role: 'couple' | 'planner' = 'couple') =>
      call('/api/auth/sign-up/email', { name, email, password: 'azahar-en-flor', role }),
    async createWedding(name = 'Boda'): Promise<string> {
      return ((await (await call('/api/weddings', { name })).json()) as { id: string }).id
    },
  }
}
