import { mkdir, rm } from 'node:fs/promises'
import type { Platform } from '#server/core/context.ts'
import type { RenderedPlan } from '#server/platform/images/render-plan.ts'

/** Draws the plan of a venue anew into a folder that is gone afterwards; `null` when it cannot be decoded. */
export async function withRenderedPlan<T>(
  { images }: Pick<Platform, 'images'>,
  sent: string,
  use: (rendered: RenderedPlan | null) => Promise<T>,
): Promise<T> {
  const folder = `${sent}-plan`
  await mkdir(folder, { mode: 0o700 })
  try {
    return await use(await images.renderPlan(sent, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
