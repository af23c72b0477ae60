import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** A program that runs as a process of its own. */
export type WorkerProgram = {
  /** Its file in the sources, and its name in the build, without an ending. */
  source: URL
  name: string
  /** Megabytes of objects after which it ends; what Node allows itself where it is missing. */
  memoryMb?: number
}

/** Forks a process that reads strangers' files, without secrets and with a low priority. */
export function startWorker({ source, name, memoryMb }: WorkerProgram, onExit: () => void): ChildProcess {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const worker = fork(isBuilt ? builtWorker(name) : fileURLToPath(source), {
    execArgv: [
      ...(memoryMb ? [`--max-old-space-size=${memoryMb}`] : []),
      ...(isBuilt ? [] : ['--import', 'tsx']),
    ],
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

/** A container or a unit of systemd may forbid it: then it works with the priority of the server. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {}
}

/** In the bundle, beside main.js or above its chunks. */
function builtWorker(name: string): string {
  const places = [`./${name}.js`, `../${name}.js`]
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find(existsSync)
  if (!found) throw new Error(`The build has no ${name}.js`)
  return found
}

/** How willingly it gives way to others, from 0 to 19. */
const NICENESS = 15
