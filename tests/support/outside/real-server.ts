import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { startServer } from '#server/entry/start-server.ts'
import { ORIGIN, type TestApp } from '../test-app.ts'
import type { Store } from './stores.ts'

export type RealServer = Pick<TestApp, 'fetch'> & { stop(): Promise<void> }

/** Starts the server as `npm start` does, on a database and a store; throws what stops its start. */
export async function startRealServer(
  store: Store,
  databaseUrl: string | undefined,
  given: Record<string, string> = {},
): Promise<RealServer> {
  const port = await freePort()
  const env = { ...environmentOf(store, databaseUrl), PORT: String(port), PUBLIC_URL: ORIGIN, ...given }
  const { stop } = await startServer(env, pino({ level: 'silent' }), { withoutBuiltApp: true })
  return {
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init }),
    stop,
  }
}

/** Without an address it is the embedded database of the folder. */
export function environmentOf({ config }: Store, databaseUrl: string | undefined) {
  const { files, dataDir, authSecret } = config
  const env = {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    AUTH_SECRET: authSecret,
  }
  if (files.kind === 'disk') return env
  return {
    ...env,
    S3_ENDPOINT: files.endpoint,
    S3_REGION: files.region,
    S3_BUCKET: files.bucket,
    S3_ACCESS_KEY_ID: files.accessKeyId,
    S3_SECRET_ACCESS_KEY: files.secretAccessKey,
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
