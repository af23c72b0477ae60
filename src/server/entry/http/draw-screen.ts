import { setImmediate } from 'node:timers/promises'
import type { Admission } from '#server/core/http/admission.ts'
import type { Slot } from '#server/core/http/admission-queue.ts'
import type { Log } from '#server/platform/log.ts'
import type { FirstAnswers } from './first-reads.ts'
import type { PageScreen } from './page-template.ts'

/** Draws a screen from its answers; `null` where the browser has to decide itself (`app/render-screen.tsx`). */
export type RenderScreen = (visit: {
  url: string
  cookies: string
  answers: FirstAnswers['answers']
  now: Date
}) => Promise<Omit<PageScreen, 'drawnAt'> | { redirect: string } | null>

type DrawingDeps = { renderScreen: RenderScreen | null; admission: Admission; log: Log }

/** Draws the screen of a page; `null` where the browser draws it itself: after an error, or when too many are asked for. */
export const createDrawing =
  ({ renderScreen, admission, log }: DrawingDeps) =>
  async (visit: Parameters<RenderScreen>[0], client: string | undefined) => {
    if (!renderScreen || visit.answers.length === 0) return null
    let slot: Slot | undefined
    try {
      slot = await admission.drawings.enter(client)
      // Requests that came during the drawing before are answered first.
      await setImmediate()
      const screen = await renderScreen(visit)
      return screen && { ...screen, drawnAt: visit.now }
    } catch (error) {
      if (slot) log.error({ err: error, path: visit.url }, 'screen not drawn')
      return null
    } finally {
      slot?.release()
    }
  }
