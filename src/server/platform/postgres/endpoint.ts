import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shortHash } from '../short-hash.ts'
import { StartError } from '../start-error.ts'
import type { PostgresInstallation } from './installation.ts'

/** `host` is the folder of the Unix socket, except on Windows where it is the loopback address. */
export type Endpoint = { host: string; port: number }

/** The kernel cuts socket paths at 104 (macOS) or 108 bytes (Linux). */
const longestSocketPath = 103

export async function chooseEndpoint(installation: PostgresInstallation): Promise<Endpoint> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  return { host: openSocketFolder(installation), port: 5432 }
}

export function endpointArguments({ host, port }: Endpoint): string[] {
  const place =
    process.platform === 'win32'
      ? { listen_addresses: host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
  return Object.entries({ ...place, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** libpq's form of the address, which `pg` reads too. */
export function connectionString(
  endpoint: Endpoint,
  user: string,
  password: string,
  database: string,
): string {
  const { host, port } = endpoint
  if (!host.startsWith('/')) return `postgresql://${user}:${password}@${host}:${port}/${database}`
  return `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

function openSocketFolder({ folder, account }: PostgresInstallation): string {
  const owner = account.owner?.uid ?? process.getuid?.()
  const hash = shortHash(folder)
  const candidates = [join(folder, 'socket'), join(tmpdir(), `azahar-${hash}`), `/tmp/azahar-${hash}`]
  const chosen = candidates.find((path) => Buffer.byteLength(`${path}/.s.PGSQL.5432`) <= longestSocketPath)!
  try {
    mkdirSync(chosen, { mode: 0o700 })
    if (account.owner) chownSync(chosen, account.owner.uid, account.owner.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const found = lstatSync(chosen)
    if (!found.isDirectory() || found.uid !== owner) {
      throw new StartError(`${chosen} belongs to another user: remove it, or set DATA_DIR to a shorter path.`)
    }
    chmodSync(chosen, 0o700)
  }
  return chosen
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
