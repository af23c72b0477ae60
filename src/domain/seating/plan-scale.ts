/** The scales of a plan on paper, the largest first; those beyond 1:200 are for rooms that no page else has room for. */
export const PLAN_SCALES = [50, 100, 200, 500, 1000] as const

export type PlanScale = (typeof PLAN_SCALES)[number]

export type PlanPage = 'A4' | 'A3'

type Sides = { width: number; depth: number }

/** Millimetres on paper of a length in centimetres. */
export const onPaper = (length: number, scale: PlanScale): number => (length * 10) / scale

/** Centimetres in the room of a length on paper in millimetres. */
export const inRoom = (length: number, scale: PlanScale): number => (length * scale) / 10

/** The page of a plan in millimetres, with the frame that is left for the room. */
export type PlanSheet = {
  width: number
  height: number
  scale: PlanScale
  frame: { x: number; y: number; width: number; height: number }
}

const PAGES = { A4: { short: 210, long: 297 }, A3: { short: 297, long: 420 } }

/** Millimetres around a plan, and those of the lines above and below it. */
const EDGE = 10
const HEAD = 22
const FOOT = 16

/** The page, upright or across, on which an area in centimetres stands in the largest scale. */
export function planSheet(page: PlanPage, area: Sides): PlanSheet {
  const { short, long } = PAGES[page]
  const across = sheetOf(long, short)
  const upright = sheetOf(short, long)
  const turns = area.width >= area.depth ? [across, upright] : [upright, across]
  for (const scale of PLAN_SCALES)
    for (const sheet of turns) if (fits(area, sheet.frame, scale)) return { ...sheet, scale }
  return { ...turns[0]!, scale: PLAN_SCALES.at(-1)! }
}

const sheetOf = (width: number, height: number) => ({
  ...{ width, height },
  frame: { x: EDGE, y: EDGE + HEAD, width: width - 2 * EDGE, height: height - 2 * EDGE - HEAD - FOOT },
})

const fits = ({ width, depth }: Sides, frame: { width: number; height: number }, scale: PlanScale) =>
  onPaper(width, scale) <= frame.width && onPaper(depth, scale) <= frame.height
