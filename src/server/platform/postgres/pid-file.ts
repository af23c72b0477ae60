import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { clusterFolder } from './cluster.ts'
import type { Endpoint } from './endpoint.ts'
import type { PostgresInstallation } from './installation.ts'
import { commandOf, isAlive, isTaken } from './process-table.ts'

export type Postmaster = { pid: number; endpoint: Endpoint }

/**
 * The server that is running on this cluster, also one that another process started: `starting` until it
 * says where it listens. Puts a file that is left over from a dead server into a state that the next one accepts.
 */
export async function findPostmaster(
  installation: PostgresInstallation,
): Promise<Postmaster | 'starting' | undefined> {
  const cluster = clusterFolder(installation)
  const file = join(cluster, 'postmaster.pid')
  const [first, , , port, socketFolder] = readLines(file)
  const pid = Number(first)
  if (!pid) {
    forgetEmptyFile(file)
    return undefined
  }
  const endpoint = {
    host: process.platform === 'win32' ? '127.0.0.1' : (socketFolder ?? ''),
    port: Number(port),
  }
  const listens = endpoint.host !== '' && endpoint.port > 0
  const command = commandOf(pid)
  if (isAlive(pid) && command.includes('postgres') && command.includes(`-D ${cluster}`)) {
    return listens ? { pid, endpoint } : 'starting'
  }
  // Seen from another container, or through a link, the process looks different, but its socket still answers.
  if (listens && (await answers(endpoint))) return { pid, endpoint }
  if (isTaken(pid)) disclaim(file, join(endpoint.host, `.s.PGSQL.${endpoint.port}.lock`))
  return undefined
}

/**
 * PostgreSQL clears up after a dead server itself, but refuses to start when the number belongs to another program by
 * now. It ignores its parent's number, which is ours; the rest of the file stays, because from it the new server learns
 * whether processes of the old one are still at work.
 */
function disclaim(...files: string[]): void {
  for (const file of files) {
    const [, ...rest] = readLines(file)
    if (rest.length > 0) writeFileSync(file, [process.pid, ...rest].join('\n'))
  }
}

/** A full disk or a power cut can leave an empty file, which no server accepts; a new one is filled at once. */
function forgetEmptyFile(file: string): void {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (written !== undefined && Date.now() - written > 5000) rmSync(file, { force: true })
}

function answers({ host, port }: Endpoint): Promise<boolean> {
  const socket = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}
