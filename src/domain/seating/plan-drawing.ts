import { inOrder } from './chairs.ts'
import { furniture, numbered } from './plan-furniture.ts'
import type { PlanMark } from './plan-marks.ts'
import { readable, tableWords } from './plan-words.ts'
import type { RoomBox, RoomPoint, RoomShapeKind, SeatingShape } from './room.ts'
import type { RoomLayout } from './room-layout.ts'
import { NOT_FITTING, type RoomStrip } from './room-strip.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import { drawnName } from './shape-name.ts'
import { tableExtent, tableTop, turnedExtent } from './table-geometry.ts'

/** A room with what stands there, as it is printed. */
export type DrawnPlan = {
  layout: RoomLayout
  tables: readonly SeatingTable[]
  people: readonly SeatingPerson[]
  shapes: readonly SeatingShape[]
  /** The plan of the venue, where it is printed below the room. */
  ground?: RoomBox | null
  /** Whether the names of those who sit stand on their tables. */
  isNamed: boolean
}

/** The upright rectangle that a plan takes, from its upper left corner, in centimetres. */
export type PlanArea = RoomPoint & { width: number; depth: number }

/** Around the room, in centimetres: its outline has a width, and the name of a door stands across it. */
const AROUND = 30

/** The room, and all that stands inside and outside of it. */
export function planArea({ layout, tables, shapes, ground }: DrawnPlan): PlanArea {
  const boxes = [
    ...tables.map((table) => {
      const { x, y, rotation } = layout.places.get(table.id)!
      return { x, y, ...turnedExtent(tableExtent(table), rotation) }
    }),
    ...[...shapes.map(({ box }) => box), ...(ground ? [ground] : [])].map((box) => ({
      ...{ x: box.x, y: box.y },
      ...turnedExtent(box, box.rotation),
    })),
    { x: layout.width / 2, y: layout.depth / 2, width: layout.width, depth: layout.depth },
    ...(layout.strip ? [stripBox(layout.strip)] : []),
  ]
  const x = Math.min(...boxes.map((box) => box.x - box.width / 2)) - AROUND
  const y = Math.min(...boxes.map((box) => box.y - box.depth / 2)) - AROUND
  const right = Math.max(...boxes.map((box) => box.x + box.width / 2)) + AROUND
  const bottom = Math.max(...boxes.map((box) => box.y + box.depth / 2)) + AROUND
  return { x, y, width: right - x, depth: bottom - y }
}

/** The plan from the floor up: the outline of the room, what stands there, its tables with their chairs and words. */
export function planMarks(plan: DrawnPlan): PlanMark[] {
  const { layout, tables, people, shapes, isNamed } = plan
  const { width, depth } = layout
  const outline = { x: width / 2, y: depth / 2, width, depth, rotation: 0 }
  return [
    { kind: 'box', box: outline, look: 'outline' },
    ...(layout.strip ? stripMarks(layout.strip) : []),
    ...shapes.flatMap(shapeMarks),
    ...tables.flatMap((table) => {
      const seated = inOrder(table, people)
      const place = layout.places.get(table.id)!
      const top = tableTop(table)
      return [
        ...furniture(table, place, people),
        ...tableWords({ table, top, place, people: numbered(table, seated, people), isNamed }),
      ]
    }),
  ]
}

const stripBox = ({ x, y, width, depth }: RoomStrip): RoomBox => ({
  ...{ x: x + width / 2, y: y + depth / 2, width, depth, rotation: 0 },
})

/** The strip of the tables that the room has no room for. */
function stripMarks(strip: RoomStrip): PlanMark[] {
  const at = { x: strip.x + strip.width / 2, y: strip.y + 40, rotation: 0, width: strip.width - 40 }
  return [
    { kind: 'box', box: stripBox(strip), look: 'thing' },
    { kind: 'words', ...at, text: NOT_FITTING, size: LABEL, look: 'label' },
  ]
}

const SHAPE_LOOKS = { wall: 'wall', door: 'door' } as const satisfies Partial<Record<RoomShapeKind, string>>

const LABEL = 36

function shapeMarks(shape: SeatingShape): PlanMark[] {
  const { kind, box } = shape
  const name = drawnName(shape)
  const isBuilt = kind === 'wall' || kind === 'door'
  const drawn: PlanMark = { kind: 'box', box, look: isBuilt ? SHAPE_LOOKS[kind] : 'thing' }
  if (!name) return [drawn]
  const width = isBuilt ? Math.max(box.width, 160) : box.width * 0.94
  const size = isBuilt ? LABEL : Math.min(LABEL, box.depth * 0.8)
  const at = { x: box.x, y: box.y, rotation: readable(box.rotation) }
  return [drawn, { kind: 'words', ...at, text: name, width, size, look: 'label' }]
}
