import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { eventTableReleases, seatingRooms, seatingShapes, tableReleases } from '#db/schema/seating-room.ts'
import type { SeatingRoom, SeatingShape } from '#domain/seating/room.ts'
import type { TableReleases } from '#domain/seating/table-release.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'seating', 'view'>

const ROOMS = {
  name: 'seating-rooms',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, event_id as "eventId", width, depth, created_at as "createdAt"
      from seating_rooms where wedding_id = $1
    ) row`,
}

const SHAPES = {
  name: 'seating-shapes',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, event_id as "eventId", kind, label,
        json_build_object('x', x, 'y', y, 'width', width, 'depth', depth, 'rotation', rotation) as box,
        created_at as "createdAt"
      from seating_shapes where wedding_id = $1
    ) row`,
}

/** The sizes of the rooms as JSON in the shape of the contract. */
export async function listRoomsJson(db: Database, weddingId: WeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...ROOMS, values: [weddingId] })
  return rows[0]!.json
}

/** The shapes in the rooms as JSON in the shape of the contract, in the order in which they were added. */
export async function listShapesJson(db: Database, weddingId: WeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...SHAPES, values: [weddingId] })
  return rows[0]!.json
}

/** A room of the wedding that has a size; `undefined` when there is none such. */
export async function findRoom(
  tx: Transaction,
  weddingId: WeddingId,
  isIt: SQL,
): Promise<SeatingRoom | undefined> {
  const { id, eventId, width, depth, createdAt } = seatingRooms
  const [row] = await tx
    .select({ id, eventId, width, depth, createdAt: sql<string>`to_json(${createdAt}) #>> '{}'` })
    .from(seatingRooms)
    .where(and(eq(seatingRooms.weddingId, weddingId), isIt))
  return row
}

/** A shape of a room of the wedding; `undefined` when there is none such. */
export async function findShape(
  tx: Transaction,
  weddingId: WeddingId,
  shapeId: string,
): Promise<SeatingShape | undefined> {
  const { id, eventId, kind, label, x, y, width, depth, rotation, createdAt } = seatingShapes
  const [row] = await tx
    .select({
      id,
      eventId,
      kind,
      label,
      box: { x, y, width, depth, rotation },
      createdAt: sql<string>`to_json(${createdAt}) #>> '{}'`,
    })
    .from(seatingShapes)
    .where(and(eq(seatingShapes.weddingId, weddingId), eq(id, shapeId)))
  return row
}

/** When each family sees its table, and at which events it is otherwise. */
export async function findTableReleases(db: Database, weddingId: WeddingId): Promise<TableReleases> {
  const [row] = await db
    .select({ shown: tableReleases.shown })
    .from(tableReleases)
    .where(eq(tableReleases.weddingId, weddingId))
  const { eventId, shown } = eventTableReleases
  const events = await db
    .select({ eventId, shown })
    .from(eventTableReleases)
    .where(eq(eventTableReleases.weddingId, weddingId))
    .orderBy(eventId)
  return { shown: row?.shown ?? 'no', events }
}
