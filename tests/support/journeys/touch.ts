import type { CDPSession, Page } from '@playwright/test'

export type Point = { x: number; y: number }

/** The fingers of a page that is made with `hasTouch`. */
export const touchOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

/** Moves fingers over the screen, each from one point to another. */
export async function dragFingers(touch: CDPSession, paths: [from: Point, to: Point][]): Promise<void> {
  const STEPS = 6
  const at = (part: number) =>
    paths.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= STEPS; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
