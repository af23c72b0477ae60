import { type Point, pair, placing, seeded, smooth } from './geometry.ts'
import { INK, stroke, wash } from './ink.ts'

export type LeafShape = {
  at: Point
  angle: number
  length: number
  /** Half its breadth, as a part of its length. */
  width?: number
  /** How much the midrib curves. */
  bend?: number
  seed?: number
  lineWidth?: number
}

const VEINS = 7

/** A leaf: a wash, one darker half, veins and midrib. */
export function leaf({
  at,
  angle,
  length,
  width = 0.2,
  bend = 0.12,
  seed = 1,
  lineWidth = 1.1,
}: LeafShape): string {
  const random = seeded(seed)
  const place = placing(at, angle)
  const rib = (t: number) => bend * length * Math.sin(Math.PI * t * 0.9)
  const breadth = (t: number) => width * length * Math.sin(Math.PI * t ** 0.82) ** 0.86 * (1 - 0.12 * t)

  const steps = length < 48 ? 6 : length < 80 ? 8 : length < 120 ? 10 : 12
  const midrib: Point[] = []
  const upper: Point[] = []
  const lower: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const run = length * 0.01
    const rise = rib(t + 0.01) - rib(t)
    const norm = Math.hypot(run, rise)
    const half = i === 0 || i === steps ? 0 : breadth(t) * (1 + (random() - 0.5) * 0.05)
    const across = (-rise / norm) * half
    const down = (run / norm) * half
    midrib.push(place(length * t, rib(t)))
    upper.push(place(length * t - across, rib(t) - down))
    lower.push(place(length * t + across, rib(t) + down))
  }
  const backwards = lower.reverse()
  const outline = smooth([...upper, ...backwards.slice(1, -1)], true)
  const shade = `${smooth(midrib)}L${backwards.map(pair).join('L')}Z`

  let veins = ''
  for (let i = 1; i <= VEINS; i++) {
    const t = 0.08 + (0.78 * i) / (VEINS + 1)
    const end = Math.min(0.97, t + 0.13)
    for (const side of [-1, 1]) {
      const root = place(length * t, rib(t))
      const bow = place(length * (t + 0.045), rib(t) + side * breadth(t) * 0.5)
      const tip = place(length * end, rib(end) + side * breadth(end) * 0.86)
      veins += `M${pair(root)}Q${pair(bow)} ${pair(tip)}`
    }
  }
  return `<g><path d="${outline}" ${wash(INK.leaf, lineWidth * 1.15)}/><path d="${shade}" fill="${INK.leafShade}" opacity=".75"/><path d="${veins}" ${stroke(lineWidth * 0.5, 0.55)}/><path d="${smooth(midrib.slice(0, -1))}" ${stroke(lineWidth * 0.8)}/></g>`
}
