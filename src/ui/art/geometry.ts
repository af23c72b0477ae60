/** A point of the plate, x to the right and y down. */
export type Point = readonly [number, number]

/** Puts a point of a part's own axes on the plate. */
export type Placing = (x: number, y: number) => Point

const DEGREE = Math.PI / 180

export const radians = (degrees: number) => degrees * DEGREE
export const degrees = (angle: number) => angle / DEGREE

/** A number with one decimal: finer than a screen can show. */
export const short = (value: number) => String(Math.round(value * 10) / 10)

export const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Seeded randomness between 0 and 1, so that every drawing is the same each time. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A soft curve through all the points, as path data. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (index: number) =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point
  let data = `M${pair(at(0))}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    data += `C${pair(leaving)} ${pair(arriving)} ${pair(to)}`
  }
  return isClosed ? `${data}Z` : data
}

/** Turns a part by `angle`, foreshortens it by `squash` along the plate's `tiltAngle`, and moves it to a point. */
export function placing([x, y]: Point, angle: number, squash = 1, tiltAngle = 0): Placing {
  const cos = Math.cos(radians(angle))
  const sin = Math.sin(radians(angle))
  const tiltCos = Math.cos(radians(tiltAngle))
  const tiltSin = Math.sin(radians(tiltAngle))
  return (px, py) => {
    const across = px * cos - py * sin
    const down = (px * sin + py * cos) * squash
    return [x + across * tiltCos - down * tiltSin, y + across * tiltSin + down * tiltCos]
  }
}

/** The point of a curve at `t` (0 to 1), and its direction there in degrees. */
export function along(points: readonly Point[], t: number): { point: Point; angle: number } {
  const last = points.length - 1
  const scaled = Math.max(0, Math.min(0.9999, t)) * last
  const index = Math.floor(scaled)
  const u = scaled - index
  const [a, b, c, d] = [
    points[Math.max(0, index - 1)],
    points[index],
    points[index + 1],
    points[Math.min(last, index + 2)],
  ] as [Point, Point, Point, Point]
  const position = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (-a[axis] + c[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (-a[axis] + 3 * b[axis] - 3 * c[axis] + d[axis]) * u * u * u)
  const slope = (axis: 0 | 1) =>
    0.5 *
    (-a[axis] +
      c[axis] +
      2 * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u +
      3 * (-a[axis] + 3 * b[axis] - 3 * c[axis] + d[axis]) * u * u)
  return { point: [position(0), position(1)], angle: degrees(Math.atan2(slope(1), slope(0))) }
}
