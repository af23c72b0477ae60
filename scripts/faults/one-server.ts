import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type OwnPostgres, startOwnPostgres } from '../../tests/support/database/own-postgres.ts'
import { freePort, launchServer } from '../../tests/support/outside/own-server.ts'
import { type Seen, Visitors } from './visitors.ts'

type Database = { connectionString: string; drop(): Promise<void> }

type Stage<D extends Database> = {
  postgres: D
  url: string
  /** Says what was seen besides the visitors. */
  note(words: string): void
  visitors: Visitors
  /** Ends the process at once, as a lost machine does, and starts it again; resolves when it is ready. */
  kill(): Promise<void>
}

/** A server with visitors, on a database that keeps what it has committed, for as long as `fault` takes. */
export const withOneServer = async (fault: Fault<OwnPostgres>, given?: Given): Promise<Seen> =>
  withServerOn(await startOwnPostgres(true), fault, given)

type Fault<D extends Database> = (stage: Stage<D>) => Promise<unknown>

type Given = {
  environment?: Record<string, string>
  /** A program that starts the server in place of this Node.js. */
  program?: string
  visitors?: Parameters<typeof Visitors.arrive>[1]
}

/** The same on a database of the drill's own, which is dropped afterwards. */
export async function withServerOn<D extends Database>(
  postgres: D,
  fault: Fault<D>,
  given: Given = {},
): Promise<Seen> {
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const port = await freePort()
  const environment = {
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a-secret-for-the-drills-of-32-characters',
    REQUESTS_PER_MINUTE: '0',
    ...given.environment,
  }
  const launching = { port, ...(given.program && { program: given.program }) }
  let { server, url } = await launchServer(environment, launching)
  try {
    const visitors = await Visitors.arrive(url, given.visitors)
    await delay(1000)
    let note = ''
    await fault({
      postgres,
      url,
      note: (words) => {
        note = words
      },
      visitors,
      async kill() {
        server.kill('SIGKILL')
        await once(server, 'exit')
        ;({ server, url } = await launchServer(environment, launching))
      },
    })
    await delay(3000)
    return { ...(await visitors.leave()), note }
  } finally {
    server.kill('SIGKILL')
    await postgres.drop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}
