import * as z from 'zod'
import { cleanLine } from '#domain/text/clean-text.ts'
import { COUNTED_BY_MAX, TICKS_AT_ONCE_MAX, type Tick } from '#domain/transport/boarding.ts'

const sentTicks = z.object({
  name: z.string().max(10 * COUNTED_BY_MAX),
  ticks: z
    .array(
      z.object({
        id: z.uuid(),
        tripId: z.uuid(),
        guestId: z.uuid(),
        isAboard: z.boolean(),
        at: z.int().min(0),
      }),
    )
    .max(TICKS_AT_ONCE_MAX),
})

/** The taps that the script of a phone sends, and how who counts calls themselves; `null` for what is none. */
export function parseTicks(body: unknown): { name: string | null; ticks: Tick[] } | null {
  const { success, data } = sentTicks.safeParse(body)
  if (!success) return null
  return { name: cleanLine(data.name).slice(0, COUNTED_BY_MAX) || null, ticks: data.ticks }
}
