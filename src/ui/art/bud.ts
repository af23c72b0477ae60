import { type Point, placing, smooth } from './geometry.ts'
import { INK, stroke, wash } from './ink.ts'

type BudShape = {
  at: Point
  angle: number
  length: number
  width?: number
  fill?: string
  lineWidth?: number
}

/** A closed bud on its cup: white when it is about to open, green while it is young. */
export function bud({
  at,
  angle,
  length,
  width = 0.36,
  fill = INK.petal,
  lineWidth = 1.1,
}: BudShape): string {
  const place = placing(at, angle)
  const curve = (points: readonly Point[], isClosed = false) =>
    smooth(
      points.map(([x, y]) => place(x * length, y * length)),
      isClosed,
    )
  const half: Point[] = [
    [0, 0.14],
    [0.2, 0.24],
    [0.5, width],
    [0.8, width * 0.82],
  ]
  const upper = half.map(([x, y]): Point => [x, -y])
  const body = curve([...upper, [1, 0], ...half.reverse()], true)
  const shade = curve([
    [0.3, 0.26],
    [0.55, width * 0.74],
    [0.8, width * 0.55],
  ])
  return `<g><path d="${body}" fill="${fill}"/><path d="${shade}" ${stroke(length * 0.1, 1, INK.petalShade)}/><path d="${curve(UPPER_FOLD)}${curve(LOWER_FOLD)}" ${stroke(lineWidth * 0.55, 0.6)}/><path d="${body}" ${stroke(lineWidth)}/><path d="${curve(CUP, true)}" ${wash(INK.calyx, lineWidth * 0.9)}/></g>`
}

const UPPER_FOLD: readonly Point[] = [
  [0.16, -0.06],
  [0.5, -0.14],
  [0.8, -0.1],
  [0.98, 0],
]
const LOWER_FOLD: readonly Point[] = [
  [0.2, 0.14],
  [0.5, 0.16],
  [0.8, 0.12],
]
const CUP: readonly Point[] = [
  [-0.1, -0.1],
  [0.1, -0.24],
  [0.26, -0.2],
  [0.2, -0.05],
  [0.28, 0.02],
  [0.2, 0.08],
  [0.26, 0.2],
  [0.1, 0.24],
  [-0.1, 0.1],
]
