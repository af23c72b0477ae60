import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import PQueue from 'p-queue'
import { startWorker, type WorkerProgram } from './start-worker.ts'

/** The first message of a process. */
export type Ready = 'ready'

/** How long a process may take to start, in milliseconds, which no file has to answer for. */
const START_MS = 60_000

/** How long a process waits for another request before it ends, in milliseconds. */
const IDLE_MS = 30_000

/** The process ended, or did not answer in time. */
export type Failure = 'gone' | 'late'

export const isFailure = (reply: unknown): reply is Failure => reply === 'gone' || reply === 'late'

/**
 * A process that answers one request after another, started when it is asked and ended when it is idle, or when a
 * request takes longer than `limitMs`.
 */
export function createWorkerProcess<Request extends object>(program: WorkerProgram, limitMs: number) {
  let child: ChildProcess | null = null
  const requests = new PQueue({ concurrency: 1 })
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const start = () => {
    const started: ChildProcess = startWorker(program, () => {
      // One that was ended may exit after the next has been started.
      if (child === started) child = null
    })
    return started
  }
  const askNext = async <Reply>(request: Request): Promise<Reply | Failure> => {
    clearTimeout(idle)
    const isNew = child === null
    const worker = child ?? start()
    child = worker
    const begun = isNew ? await replyOf<Ready>(worker, START_MS) : 'ready'
    const reply = begun === 'ready' ? await replyOf<Reply>(worker, limitMs, request) : begun
    if (isFailure(reply)) {
      end()
      return reply
    }
    idle = setTimeout(end, IDLE_MS)
    idle.unref()
    return reply
  }
  return {
    get waiting() {
      return requests.size
    },
    ask: <Reply>(request: Request): Promise<Reply | Failure> => requests.add(() => askNext<Reply>(request)),
    async close() {
      clearTimeout(idle)
      const ending = child && once(child, 'exit')
      end()
      await ending
    },
  }
}

/** The next message of a process, asked for by a request or sent when it has started. */
async function replyOf<Reply>(
  worker: ChildProcess,
  limitMs: number,
  request?: object,
): Promise<Reply | Failure> {
  const ended = new AbortController()
  const { signal } = ended
  const timer = setTimeout(() => ended.abort(), limitMs)
  try {
    worker.channel?.ref()
    if (request) worker.send(request)
    const [reply] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => ['gone'] as const),
    ])
    return reply
  } catch {
    return signal.aborted ? 'late' : 'gone'
  } finally {
    clearTimeout(timer)
    ended.abort()
    worker.channel?.unref()
  }
}
