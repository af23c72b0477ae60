import type { LogoCrop } from '#domain/branding/branding.ts'
import { Outage } from '../outage.ts'
import { createWorkerProcess, isFailure } from '../workers/worker-process.ts'
import type { LogoReply, PlanReply, RenderReply, RenderRequest } from './render-worker.ts'

/** How long one image may take, in milliseconds; most need two seconds. A person waits for a logo and a plan. */
export const RENDER_LIMITS = {
  photo: 90_000,
  logo: 20_000,
  /** Logos and plans that wait for their turn; one more is refused. */
  waiting: 24,
}

const PROGRAM = { source: new URL('./render-worker.ts', import.meta.url), name: 'render-worker' }

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
  const photos = createWorkerProcess<RenderRequest>(PROGRAM, limits.photo)
  const drawings = createWorkerProcess<RenderRequest>(PROGRAM, limits.logo)
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
