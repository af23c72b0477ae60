import { type Coordinates, distanceBetween, metresFrom } from './coordinates.ts'

/**
 * A place to be drawn, in the order in which guests go there. `from` is the one from which its way is drawn, by its place
 * among all, and -1 for none; it is the one before it where none is said.
 */
export type SketchPlace = { name: string; at: Coordinates; from?: number }

/** A pin of the sketch in its units; several places that lie too close together share one. */
export type SketchPin = { x: number; y: number; numbers: string; label: Label | null }
export type Label = { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' }
export type Sketch = {
  width: number
  height: number
  pins: SketchPin[]
  /** Straight lines from pin to pin, with their distance where it has room. */
  ways: (Line & { label: Label | null })[]
  /** The scale: so many metres have this length. */
  bar: { length: number; metres: number }
}

export const SKETCH_PLACES_MAX = 8
const WIDTH = 320
const HEIGHT = { least: 130, most: 260 }
/** Below the lowest pin there is room for its name above the scale. */
const MARGIN = { side: 28, top: 28, bottom: 54 }
const RADIUS = 10
/** Widest letters of the font at 11 units, so that a text is never longer than it is taken to be. */
const LETTER = 6.4
const LINE = 13
const NAME_MAX = 24

/** Places beyond this are another journey: a sketch would show two dots and nothing of either. */
const METRES_MAX = 300_000
const METRES_MIN = 30

type Point = { x: number; y: number }
type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Lays out a sketch of places as they lie, north above: pins with numbers, straight lines between them in their order, and
 * a scale (decision 167). A name or a distance that would lie over something is left out, since the list beside has it.
 * `null` where there is nothing to show: one place, or places of two journeys.
 */
export function sketchOf(
  places: readonly SketchPlace[],
  distance: (metres: number) => string,
): Sketch | null {
  const shown = places.slice(0, SKETCH_PLACES_MAX)
  const [first] = shown
  if (!first) return null
  const metres = shown.map(({ at }) => metresFrom(first.at, at))
  const [west, east] = rangeOf(metres.map((point) => point.east))
  const [south, north] = rangeOf(metres.map((point) => point.north))
  const span = { x: east - west, y: north - south }
  const longest = Math.max(span.x, span.y)
  if (longest < METRES_MIN || longest > METRES_MAX) return null
  const room = { x: WIDTH - 2 * MARGIN.side, y: HEIGHT.most - MARGIN.top - MARGIN.bottom }
  const scale = Math.min(room.x / Math.max(span.x, 1), room.y / Math.max(span.y, 1))
  const height = Math.round(Math.max(HEIGHT.least, span.y * scale + MARGIN.top + MARGIN.bottom))
  const left = (WIDTH - span.x * scale) / 2
  const top = MARGIN.top + (height - MARGIN.top - MARGIN.bottom - span.y * scale) / 2
  const points = metres.map((point) => ({
    x: round(left + (point.east - west) * scale),
    y: round(top + (north - point.north) * scale),
  }))
  const groups = together(points)
  const bar = barOf(scale)
  const taken: Box[] = [
    // The scale and the arrow to the north.
    { left: 0, top: height - 26, right: bar.length + 90, bottom: height },
    { left: WIDTH - 24, top: 0, right: WIDTH, bottom: 30 },
    ...groups.map(({ point, numbers }) => pinBox(point, numbers)),
  ]
  const lines = waysBetween(groups, shown)
  const pins = groups.map(({ point, members, numbers }) => {
    const text = members.map((place) => shortened(shown[place]!.name)).join(' · ')
    return { ...point, numbers, label: placed(labelsOf(point, numbers, text), taken, lines, height) }
  })
  const ways = lines.map((line) => ({
    ...line,
    label: placed(besides(line, distance(line.metres)), taken, lines, height),
  }))
  return { width: WIDTH, height, pins, ways, bar }
}

const rangeOf = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]
const round = (number: number) => Math.round(number * 10) / 10
const shortened = (name: string) =>
  name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name

type Group = { point: Point; members: number[]; numbers: string }

/** Pins that would lie over each other become one, at the first of them. */
function together(points: readonly Point[]): Group[] {
  const groups: Group[] = []
  for (const [place, point] of points.entries()) {
    const near = groups.find(
      (group) => Math.hypot(group.point.x - point.x, group.point.y - point.y) < 3.2 * RADIUS,
    )
    if (near) near.members.push(place)
    else groups.push({ point, members: [place], numbers: '' })
  }
  for (const group of groups) group.numbers = group.members.map((place) => place + 1).join('·')
  return groups
}

/** `from` and `to` are the numbers of its pins. */
type Line = { x1: number; y1: number; x2: number; y2: number; from: string; to: string; metres: number }

/** From the edge of one pin to that of the next; a way there and back is one. */
function waysBetween(groups: readonly Group[], places: readonly SketchPlace[]): Line[] {
  const groupOf = (place: number) => groups.findIndex(({ members }) => members.includes(place))
  const drawn = new Set<string>()
  return places.flatMap((place, here): Line[] => {
    const before = place.from ?? here - 1
    if (before < 0) return []
    const ends = [groupOf(before), groupOf(here)]
    const way = ends.toSorted((a, b) => a - b).join()
    const [from, to] = [groups[ends[0]!]!, groups[ends[1]!]!]
    if (from === to || drawn.has(way)) return []
    drawn.add(way)
    const length = Math.hypot(to.point.x - from.point.x, to.point.y - from.point.y)
    const step = { x: (to.point.x - from.point.x) / length, y: (to.point.y - from.point.y) / length }
    const [start, end] = [halfWidth(from.numbers), halfWidth(to.numbers)]
    return [
      {
        ...{ x1: round(from.point.x + step.x * start), y1: round(from.point.y + step.y * start) },
        ...{ x2: round(to.point.x - step.x * end), y2: round(to.point.y - step.y * end) },
        ...{ from: from.numbers, to: to.numbers },
        metres: distanceBetween(places[before]!.at, place.at),
      },
    ]
  })
}

/** Half of the width of a pin, which is longer with several numbers. */
export const halfWidth = (numbers: string) => Math.max(RADIUS, (numbers.length * LETTER) / 2 + 5)

const pinBox = ({ x, y }: Point, numbers: string): Box => ({
  ...{ left: x - halfWidth(numbers), right: x + halfWidth(numbers) },
  ...{ top: y - RADIUS, bottom: y + RADIUS },
})

const labelsOf = ({ x, y }: Point, numbers: string, text: string): Label[] => [
  { x: round(x + halfWidth(numbers) + 4), y: y + 4, text, anchor: 'start' },
  { x: round(x - halfWidth(numbers) - 4), y: y + 4, text, anchor: 'end' },
  { x, y: round(y - RADIUS - 5), text, anchor: 'middle' },
  { x, y: round(y + RADIUS + 13), text, anchor: 'middle' },
  { x: round(x - halfWidth(numbers)), y: round(y - RADIUS - 5), text, anchor: 'start' },
  { x: round(x - halfWidth(numbers)), y: round(y + RADIUS + 13), text, anchor: 'start' },
  { x: round(x + halfWidth(numbers)), y: round(y - RADIUS - 5), text, anchor: 'end' },
  { x: round(x + halfWidth(numbers)), y: round(y + RADIUS + 13), text, anchor: 'end' },
  // Not under the arrow to the north.
  { x, y: round(y - RADIUS - 5), text, anchor: 'end' },
]

/** On either side of a line, in its middle or nearer to an end, as far off as the text is wide in that direction. */
function besides({ x1, y1, x2, y2 }: Line, text: string): Label[] {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const across = { x: (y1 - y2) / length, y: (x2 - x1) / length }
  const off = Math.abs(across.x) * ((text.length * LETTER) / 2) + Math.abs(across.y) * (LINE / 2) + 2
  return [0.5, 0.35, 0.65].flatMap((part) =>
    [off, -off].map((away): Label => {
      const x = round(x1 + (x2 - x1) * part + across.x * away)
      return { x, y: round(y1 + (y2 - y1) * part + across.y * away + 4), text, anchor: 'middle' }
    }),
  )
}

/** The first place of a label that is free; `null` without any. It is taken then. */
function placed(
  labels: readonly Label[],
  taken: Box[],
  lines: readonly Line[],
  height: number,
): Label | null {
  for (const label of labels) {
    const box = boxOf(label)
    const isInside = box.left >= 2 && box.right <= WIDTH - 2 && box.top >= 2 && box.bottom <= height - 2
    const isFree = !taken.some((other) => overlap(box, other)) && !lines.some((line) => crosses(line, box))
    if (!isInside || !isFree) continue
    taken.push(box)
    return label
  }
  return null
}

export function boxOf({ x, y, text, anchor }: Label): Box {
  const width = text.length * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - LINE + 3, bottom: y + 3 }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a line runs through a box: some point of it, taken closely, lies within. */
function crosses({ x1, y1, x2, y2 }: Line, { left, top, right, bottom }: Box): boolean {
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 2)
  return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).some((part) => {
    const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
    return x > left && x < right && y > top && y < bottom
  })
}

/** A round number of metres that takes a fifth of the width, or somewhat less. */
function barOf(scale: number): { length: number; metres: number } {
  const wanted = WIDTH / 5 / scale
  const power = 10 ** Math.floor(Math.log10(wanted))
  const metres = [5, 2, 1].map((digit) => digit * power).find((round) => round <= wanted)!
  return { length: round(metres * scale), metres }
}
