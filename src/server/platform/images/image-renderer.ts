import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import PQueue from 'p-queue'
import type { LogoCrop } from '#domain/branding/branding.ts'
import { Outage } from '../outage.ts'
import type { LogoReply, PlanReply, Ready, RenderReply, RenderRequest } from './render-worker.ts'
import { startRenderWorker } from './start-render-worker.ts'

/** How long one image may take, in milliseconds; most need two seconds. A person waits for a logo and a plan. */
export const RENDER_LIMITS = {
  photo: 90_000,
  logo: 20_000,
  /** Logos and plans that wait for their turn; one more is refused. */
  waiting: 24,
}

/** How long the process may take to start, in milliseconds, which no image has to answer for. */
const START_MS = 60_000

/** How long the process waits for another image before it ends, in milliseconds. */
const IDLE_MS = 30_000

/** Makes the variants of images, one at a time, and beside them logos and plans of venues, one at a time. */
export type ImageRenderer = {
  /**
   * Writes the variants of an image, or of a cover, into a folder; `null` when the image is damaged. Fails when the process
   * ends meanwhile.
   */
  render(file: string, folder: string, isCover: boolean): Promise<RenderReply>
  /**
   * Draws a logo anew into a folder, or says why it cannot be one: `LOGO_TOO_SLOW` when it takes too long, as on a busy
   * machine; `LOGO_DAMAGED` when it ends two processes that decode it. Throws `OVERLOADED` when too many wait.
   */
  renderLogo(
    file: string,
    folder: string,
    logo: { isSvg: boolean; crop: LogoCrop | null },
  ): Promise<LogoReply>
  /**
   * Draws the plan of a venue anew into a folder, as JPEG; `null` when it cannot be decoded. Throws `OVERLOADED` when it
   * takes too long, and when too many wait.
   */
  renderPlan(file: string, folder: string): Promise<PlanReply>
  close(): Promise<void>
}

/**
 * Renders in processes of their own with low priority: requests keep their processor while twenty photos are
 * encoded, and a file that crashes a decoder ends that process and not the server.
 */
export function createImageRenderer(limits = RENDER_LIMITS): ImageRenderer {
  const photos = createWorker(limits.photo)
  const drawings = createWorker(limits.logo)
  // The machine may have ended the process to have its memory back: a picture that ends a second one is at fault.
  const draw = async <Reply>(request: RenderRequest) => {
    if (drawings.waiting >= limits.waiting) throw new Outage('OVERLOADED', undefined)
    const reply = await drawings.ask<Reply>(request)
    return reply === 'gone' ? drawings.ask<Reply>(request) : reply
  }
  return {
    async render(file, folder, isCover) {
      const reply = await photos.ask<RenderReply>({ file, folder, isCover })
      if (isFailure(reply)) throw new Error('The process that renders images ended or took too long')
      return reply
    },
    async renderLogo(file, folder, logo) {
      const reply = await draw<LogoReply>({ file, folder, logo })
      if (!isFailure(reply)) return reply
      return reply === 'late' ? 'LOGO_TOO_SLOW' : 'LOGO_DAMAGED'
    },
    async renderPlan(file, folder) {
      const reply = await draw<PlanReply>({ file, folder, isPlan: true })
      if (reply === 'late')
        throw new Outage('OVERLOADED', new Error('The plan of a venue took too long to be drawn'))
      return reply === 'gone' ? null : reply
    },
    async close() {
      await Promise.all([photos.close(), drawings.close()])
    },
  }
}

/** The process ended, or did not answer in time. */
type Failure = 'gone' | 'late'

const isFailure = (reply: unknown): reply is Failure => reply === 'gone' || reply === 'late'

/** A process that answers one request after another, started when it is asked and ended when it is idle. */
function createWorker(limitMs: number) {
  let child: ChildProcess | null = null
  const requests = new PQueue({ concurrency: 1 })
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    child?.kill('SIGKILL')
    child = null
  }
  const start = () => {
    const started: ChildProcess = startRenderWorker(() => {
      // One that was ended may exit after the next has been started.
      if (child === started) child = null
    })
    return started
  }
  const askNext = async <Reply>(request: RenderRequest): Promise<Reply | Failure> => {
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
    ask: <Reply>(request: RenderRequest): Promise<Reply | Failure> =>
      requests.add(() => askNext<Reply>(request)),
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
  request?: RenderRequest,
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
