import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/platform/config.ts'
import { end, until } from '../database/owner-process.ts'

export type Store = {
  config: Pick<Config, 'files' | 'dataDir' | 'authSecret'>
  /** Of the S3 server, to stop it as a frozen host stops. */
  pid?: number
  close(): Promise<void>
}

const authSecret = 'a-secret-for-tests-of-at-least-32-characters'

const newFolder = () => mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))

/** The two kinds of store, each empty and of one's own. */
export const STORES: Record<'the disk' | 'S3', () => Promise<Store>> = {
  'the disk': async () => {
    const dataDir = newFolder()
    return {
      config: { files: { kind: 'disk' }, dataDir, authSecret },
      close: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  },

  S3: async () => {
    const dataDir = newFolder()
    const server = launchS3(join(dataDir, 's3'))
    const [, port] = await until(server.stdout!, /listening on [\d.]+:(\d+)/)
    return {
      pid: server.pid!,
      config: {
        files: {
          kind: 's3',
          endpoint: `http://127.0.0.1:${port}`,
          region: 'eu-south-2',
          bucket: 'azahar',
          accessKeyId: 'S3RVER',
          secretAccessKey: 'S3RVER',
        },
        dataDir,
        authSecret,
      },
      async close() {
        await end(server, 'SIGTERM')
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  },
}

/** A local S3 server as a process of its own: it pages with an old cipher that has to be allowed. */
function launchS3(directory: string) {
  const script = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))
  const flags = ['--openssl-legacy-provider', '--no-deprecation']
  const options = ['-d', directory, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'azahar']
  return spawn(process.execPath, [...flags, script, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
}
