import {
  degrees,
  type Placing,
  type Point,
  pair,
  placing,
  radians,
  seeded,
  short,
  smooth,
} from './geometry.ts'
import { INK, stroke, wash } from './ink.ts'

type PetalShape = {
  place: Placing
  length: number
  width: number
  bend: number
  seed: number
  lineWidth: number
  hatches: number
}

/** One petal: white, shaded along an edge, hatched towards its base. */
function petal({ place, length, width, bend, seed, lineWidth, hatches }: PetalShape): string {
  const random = seeded(seed)
  const rib = (t: number) => bend * length * t * t
  const breadth = (t: number) => {
    const belly = Math.sin(Math.PI * Math.min(1, t ** 0.92 * 0.97 + 0.03)) ** 0.7
    return width * length * (0.16 * (1 - t) + belly * (0.62 + 0.55 * t)) * 0.92
  }
  const steps = length < 30 ? 6 : length < 55 ? 8 : 10
  const upper: Point[] = []
  const lower: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const half = i === steps ? 0 : breadth(t) * (1 + (random() - 0.5) * 0.05)
    upper.push(place(length * t, rib(t) - half))
    lower.push(place(length * t, rib(t) + half))
  }
  const outline = smooth([...upper, ...lower.reverse().slice(1)], true)
  /** A point `t` of the way out and `offset` half-breadths from the rib. */
  const on = (t: number, offset: number) => place(length * t, rib(t) + breadth(t) * offset)

  let hatching = ''
  for (let i = 0; i < hatches; i++) {
    const side = (i / (hatches - 1) - 0.5) * 1.5
    const reach = 0.3 + 0.22 * random() + 0.12 * (1 - Math.abs(side))
    hatching += smooth([0, 0.5, 1].map((part) => on(0.08 + reach * part, side * 0.78)))
  }
  hatching += smooth([on(0.74, -0.1), place(length * 0.84, rib(0.84) + breadth(0.74) * 0.02), on(0.93, 0.05)])
  const shade = smooth([on(0.06, 0.9), on(0.35, 0.62), on(0.68, 0.72), on(0.93, 0.5)])
  return `<g><path d="${outline}" ${wash(INK.petal, lineWidth)}/><path d="${shade}" fill="none" stroke="${INK.petalShade}" stroke-width="${short(length * 0.08)}" stroke-linecap="round"/><path d="${hatching}" ${stroke(lineWidth * 0.5, 0.5)}/></g>`
}

function stamens(filaments: string, anthers: string, lineWidth: number): string {
  return `<path d="${filaments}" ${stroke(lineWidth * 1.9, 1, INK.petal)}/><path d="${filaments}" ${stroke(lineWidth * 0.55, 0.8)}/><g fill="${INK.stamen}" stroke="${INK.line}" stroke-width="${short(lineWidth * 0.5)}">${anthers}</g>`
}

function anther([x, y]: Point, length: number, breadth: number, angle: number): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(length)}" ry="${short(breadth)}" transform="rotate(${short(angle)} ${short(x)} ${short(y)})"/>`
}

export type BlossomShape = {
  at: Point
  radius: number
  rotation?: number
  /** How far it faces us: 1 flat on the plate, less when turned away. */
  tilt?: number
  tiltAngle?: number
  seed?: number
  lineWidth?: number
}

const TURN = 360 / 5

/** An open blossom seen from the front: five petals, a ring of stamens, a green heart. */
export function blossom(shape: BlossomShape): string {
  const { at, radius, rotation = 0, tilt = 0.82, tiltAngle = 0, seed = 1, lineWidth = 1.1 } = shape
  const random = seeded(seed * 77 + 3)
  const height = (index: number) => Math.sin(radians(rotation + index * TURN))
  const backToFront = [0, 1, 2, 3, 4].sort((a, b) => height(a) - height(b))
  let petals = ''
  for (const index of backToFront) {
    const turned = placing(at, rotation + index * TURN + (random() - 0.5) * 9, tilt, tiltAngle)
    petals += petal({
      place: (x, y) => turned(x + radius * 0.05, y),
      length: radius * (0.93 + random() * 0.12),
      width: 0.25 * (0.94 + random() * 0.12),
      bend: (random() - 0.5) * 0.26,
      seed: seed * 31 + index,
      lineWidth,
      hatches: radius < 30 ? 3 : 5,
    })
  }
  const place = placing(at, 0, tilt, tiltAngle)
  const count = radius < 45 ? 11 : 15
  let filaments = ''
  let anthers = ''
  for (let i = 0; i < count; i++) {
    const angle = radians((i / count) * 360 + random() * 14)
    const reach = radius * (0.2 + 0.13 * random())
    const out = (distance: number, lift: number) =>
      place(Math.cos(angle) * distance, Math.sin(angle) * distance - radius * lift)
    filaments += `M${pair(out(radius * 0.05, 0.01))}L${pair(out(reach, 0.06))}`
    anthers += anther(out(reach + radius * 0.035, 0.06), radius * 0.042, radius * 0.03, degrees(angle))
  }
  const [heartX, heartY] = place(0, -radius * 0.03)
  return `<g>${petals}${stamens(filaments, anthers, lineWidth)}<circle cx="${short(heartX)}" cy="${short(heartY)}" r="${short(radius * 0.075)}" ${wash(INK.calyx, lineWidth * 0.7)}/></g>`
}

type HalfOpenShape = { at: Point; angle: number; radius: number; seed?: number; lineWidth?: number }

/** A blossom seen from the side, half open, on its green cup. */
export function halfOpenBlossom({ at, angle, radius, seed = 1, lineWidth = 1.1 }: HalfOpenShape): string {
  const random = seeded(seed * 13 + 1)
  const place = placing(at, angle)
  const base = place(radius * 0.12, 0)
  const part = (turn: number, length: number, bend: number, width: number, index: number) =>
    petal({
      place: placing(base, angle + turn),
      length: radius * length,
      width,
      bend,
      seed: seed * 9 + index,
      lineWidth,
      hatches: radius * length < 30 ? 3 : 5,
    })

  const behind = part(-30, 0.98, 0.1, 0.2, 1) + part(28, 0.98, -0.1, 0.2, 2)
  let filaments = ''
  let anthers = ''
  for (let i = 0; i < 9; i++) {
    const spread = (i / 8 - 0.5) * 0.42
    const root = place(radius * 0.3, spread * radius * 0.45)
    const tip = place(radius * (0.82 + random() * 0.1), spread * radius * 0.95)
    filaments += `M${pair(root)}L${pair(tip)}`
    anthers += anther(tip, radius * 0.05, radius * 0.032, angle)
  }
  const front =
    part(-66, 0.95, -0.22, 0.22, 3) +
    part(66, 0.95, 0.22, 0.22, 4) +
    part((random() - 0.5) * 14, 0.72, 0.05, 0.27, 5)
  const cup = smooth(
    CUP.map(([x, y]) => place(x * radius, y * radius)),
    true,
  )
  return `<g>${behind}${stamens(filaments, anthers, lineWidth)}${front}<path d="${cup}" ${wash(INK.calyx, lineWidth)}/></g>`
}

const CUP: readonly Point[] = [
  [-0.04, -0.07],
  [0.14, -0.15],
  [0.2, -0.1],
  [0.2, 0.1],
  [0.14, 0.15],
  [-0.04, 0.07],
]
