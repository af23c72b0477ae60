import { blossom, halfOpenBlossom } from './blossom.ts'
import { bud } from './bud.ts'
import { along, type Point, placing, radians, smooth } from './geometry.ts'
import { INK, wash } from './ink.ts'
import { leaf } from './leaf.ts'
import { orange } from './orange.ts'

/** Something that grows from a stem: where along it, on which side, and how far it leans from it. */
type Growth = {
  along: number
  side: 1 | -1
  /** Degrees between the stem and what grows from it. */
  lean?: number
  stalk?: number
  seed?: number
  /** Wraps the drawing, for animation. */
  className?: string
}

export type Organ = Growth &
  (
    | { kind: 'leaf'; length: number; width?: number }
    | { kind: 'bud'; length: number; width?: number; isGreen?: boolean }
    | { kind: 'half-open'; radius: number }
    | { kind: 'blossom'; radius: number; tilt?: number; tiltAngle?: number; rotation?: number }
    | { kind: 'orange'; radius: number }
  )

type SprigShape = {
  spine: readonly Point[]
  organs: readonly Organ[]
  from: number
  to: number
  lineWidth?: number
}

/** A stem that narrows `from` one width `to` another; its leaves lie behind it, the rest before it. */
export function sprig({ spine, organs, from, to, lineWidth = 1.1 }: SprigShape): string {
  let behind = ''
  let before = ''
  for (const organ of organs) {
    const drawing = grow(organ, spine, to, lineWidth)
    if (organ.kind === 'leaf') behind += drawing
    else before += organ.className ? `<g class="${organ.className}">${drawing}</g>` : drawing
  }
  const fine = Array.from({ length: 25 }, (_, i) => along(spine, i / 24).point)
  return `<g>${behind}${stem(fine, from, to, lineWidth)}${before}</g>`
}

function grow(organ: Organ, spine: readonly Point[], stemWidth: number, lineWidth: number): string {
  const root = along(spine, organ.along)
  const angle = root.angle + organ.side * (organ.lean ?? 55)
  const length = organ.stalk ?? 0
  const at = placing(root.point, angle)(length, 0)
  const stalk =
    length > 0
      ? stem(stalkLine(root.point, at, angle, organ.side, length), stemWidth * 1.5, stemWidth, lineWidth)
      : ''
  return stalk + draw(organ, at, angle, lineWidth)
}

/** A stalk bows a little towards the tip of its stem. */
function stalkLine(root: Point, tip: Point, angle: number, side: number, length: number): Point[] {
  const bow = radians(angle - 90 * side)
  const reach = length * 0.12
  const middle: Point = [
    (root[0] + tip[0]) / 2 + Math.cos(bow) * reach,
    (root[1] + tip[1]) / 2 + Math.sin(bow) * reach,
  ]
  return [root, middle, tip]
}

function draw(organ: Organ, at: Point, angle: number, lineWidth: number): string {
  const { seed } = organ
  switch (organ.kind) {
    case 'leaf':
      return leaf({
        at,
        angle,
        length: organ.length,
        width: organ.width,
        bend: -0.12 * organ.side,
        seed,
        lineWidth,
      })
    case 'bud': {
      const fill = organ.isGreen ? INK.calyx : INK.petal
      return bud({ at, angle, length: organ.length, width: organ.width, fill, lineWidth })
    }
    case 'half-open':
      return halfOpenBlossom({ at, angle, radius: organ.radius, seed, lineWidth })
    case 'blossom': {
      const { radius, tilt, tiltAngle, rotation = angle } = organ
      return blossom({ at, radius, rotation, tilt, tiltAngle, seed, lineWidth })
    }
    case 'orange':
      return orange({ at, radius: organ.radius, seed, lineWidth })
  }
}

/** A tapering stem through the points. */
function stem(points: readonly Point[], from: number, to: number, lineWidth: number): string {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] as Point
    const [nx, ny] = points[Math.min(last, i + 1)] as Point
    const norm = Math.hypot(nx - px, ny - py) || 1
    const half = (from + ((to - from) * i) / last) / 2
    const across = (-(ny - py) / norm) * half
    const down = ((nx - px) / norm) * half
    left.push([x + across, y + down])
    right.push([x - across, y - down])
  })
  const edge = `${smooth(left)}L${smooth(right.reverse()).slice(1)}Z`
  return `<path d="${edge}" ${wash(INK.stem, lineWidth * 0.9)}/>`
}
