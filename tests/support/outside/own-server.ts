import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnPostgres } from '../database/own-postgres.ts'
import { end } from '../database/owner-process.ts'

/** A built server of a test's own, with a database that can be stopped under it. */
export type OwnServer = {
  url: string
  /** Stops every process of the database: it neither answers nor closes a connection. */
  freezeDatabase(): void
  thawDatabase(): void
  stop(): Promise<void>
}

export async function startOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const { url, server } = await launchServer({ DATA_DIR: dataDir, ...environment })
  const signalDatabase = (signal: NodeJS.Signals) => {
    for (const pid of databaseProcesses(dataDir)) process.kill(pid, signal)
  }
  return {
    url,
    freezeDatabase: () => signalDatabase('SIGSTOP'),
    thawDatabase: () => signalDatabase('SIGCONT'),
    async stop() {
      signalDatabase('SIGCONT')
      await end(server, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Starts the built server on a port of its own, on this Node.js unless told another, and waits until it is ready. */
export async function launchServer(
  environment: Record<string, string>,
  given: { port?: number; program?: string } = {},
) {
  const port = given.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const server = spawn(
    given.program ?? process.execPath,
    [process.env['E2E_SERVER'] ?? 'dist/server/main.js'],
    {
      env: {
        ...process.env,
        PORT: String(port),
        NODE_ENV: 'production',
        LOG_FORMAT: 'json',
        ...environment,
      },
      stdio: 'ignore',
    },
  )
  await untilReady(url, server)
  return { url, server }
}

/** Two processes of the built server on one database; the first has the public address unless another is given. */
export async function startServerPair(given: Record<string, string> = {}) {
  const postgres = await startOwnPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const port = await freePort()
  const environment = {
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    AUTH_SECRET: 'a-secret-for-both-processes-of-32-characters',
    ...given,
  }
  const pair = [await launchServer(environment, { port }), await launchServer(environment)] as const
  const others: Awaited<ReturnType<typeof launchServer>>[] = []
  return {
    urls: [pair[0].url, pair[1].url] as const,
    processIds: pair.map(({ server }) => server.pid!),
    /** Starts one more beside the two; gives its address. */
    async startAnother() {
      const another = await launchServer(environment)
      others.push(another)
      return another.url
    },
    /** Stops a process as an operator does and starts it on the same port; resolves once it is ready. */
    async restart(index: 0 | 1) {
      const one = pair[index]
      await end(one.server, 'SIGTERM')
      Object.assign(one, await launchServer(environment, { port: Number(new URL(one.url).port) }))
    },
    async stop() {
      for (const { server } of [...pair, ...others]) await end(server, 'SIGTERM')
      await postgres.drop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** The postmaster and its children, the newest last. */
function databaseProcesses(dataDir: string): number[] {
  const postmaster = Number.parseInt(
    readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'),
    10,
  )
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster)
  return [postmaster, ...children]
}

function parentOf(pid: number): number | null {
  try {
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server ended with ${server.exitCode} before it was ready`)
}
