import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { program } from './binaries.ts'
import { clusterFolder } from './cluster.ts'
import type { PostgresInstallation } from './installation.ts'
import type { Postmaster } from './pid-file.ts'
import { isAlive } from './process-table.ts'

/** Fast shutdown first (open transactions are rolled back), then the harder ways, within five seconds in all. */
export async function stopPostmaster(
  installation: PostgresInstallation,
  { pid, endpoint }: Postmaster,
): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(installation)
  await endProcess(pid)
  // A folder made elsewhere for the sake of a short path; it may hold something only when the server was killed.
  if (!endpoint.host.startsWith(installation.folder)) rmSync(endpoint.host, { recursive: true, force: true })
}

async function endProcess(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 3000],
    ['SIGQUIT', 1500],
    ['SIGKILL', 500],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = performance.now() + patience
    while (isAlive(pid) && performance.now() < deadline) await delay(20)
  }
}

function stopOnWindows(installation: PostgresInstallation): void {
  const args = ['stop', '-D', clusterFolder(installation), '-m', 'fast', '-t', '4']
  execFileSync(program(installation.binaries, 'pg_ctl'), args, { stdio: 'ignore', windowsHide: true })
}
