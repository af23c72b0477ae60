import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Forks the process that decodes images, without secrets and with a low priority. */
export function startRenderWorker(onExit: () => void): ChildProcess {
  const source = new URL('./render-worker.ts', import.meta.url)
  const isBuilt = !import.meta.url.endsWith('.ts')
  const worker = fork(isBuilt ? builtWorker() : fileURLToPath(source), {
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
    // Secrets of the server are not for a process that reads strangers' files.
    env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'] },
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  worker.on('error', () => {})
  worker.once('exit', onExit)
  // A server that is done must not wait for it.
  worker.unref()
  worker.channel?.unref()
  if (worker.pid) giveWay(worker.pid)
  return worker
}

/** A container or a unit of systemd may forbid it: then images are made with the priority of the server. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {}
}

/** In the bundle, beside main.js or above its chunks. */
function builtWorker(): string {
  const places = ['./render-worker.js', '../render-worker.js']
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (!found) throw new Error('The build has no render-worker.js')
  return found
}

/** How willingly it gives way to others, from 0 to 19. */
const NICENESS = 15
