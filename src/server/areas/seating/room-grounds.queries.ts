import { buffer } from 'node:stream/consumers'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { roomGrounds, roomPictures } from '#db/schema/room-ground.ts'
import type { RoomBox } from '#domain/seating/room.ts'
import {
  groundBox,
  ROOM_PICTURE_LINK_SECONDS,
  ROOM_PICTURE_LINK_STEADY_SECONDS,
  type RoomGround,
  type RoomPicture,
} from '#domain/seating/room-ground.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Files } from '#server/platform/files/files.ts'

type WeddingId = MemberWeddingId<'seating', 'view'>
type ReadingId = WeddingId | MemberWeddingId<'guests', 'view'>

/** The member for whom links to pictures are made, which open while they may see the section. */
export type PictureReader<Id = ReadingId> = { weddingId: Id; userId: string; section: 'seating' | 'guests' }

type PictureRow = Pick<
  typeof roomPictures.$inferSelect,
  'id' | 'fileName' | 'path' | 'contentType' | 'width' | 'height'
>

function toPicture(
  files: Files,
  { weddingId, userId, section }: PictureReader,
  row: PictureRow,
): RoomPicture {
  const { id, fileName: name, path, contentType, width, height } = row
  const { url } = files.link('room-pictures', {
    ...{ path, name, contentType },
    seconds: ROOM_PICTURE_LINK_SECONDS,
    steadySeconds: ROOM_PICTURE_LINK_STEADY_SECONDS,
    reader: { weddingId, userId, section },
  })
  return { id, url, width, height }
}

/** A picture that was uploaded; `undefined` when the wedding has none with that id. */
export async function findPicture(
  db: Database,
  files: Files,
  reader: PictureReader,
  id: string,
): Promise<RoomPicture | undefined> {
  const isIt = and(eq(roomPictures.weddingId, reader.weddingId), eq(roomPictures.id, id))
  const [row] = await db.select().from(roomPictures).where(isIt)
  return row && toPicture(files, reader, row)
}

/** Those pictures of a wedding that have one of the ids. */
export async function listPictures(
  db: Database,
  files: Files,
  reader: PictureReader,
  ids: readonly string[],
): Promise<RoomPicture[]> {
  if (ids.length === 0) return []
  const are = and(eq(roomPictures.weddingId, reader.weddingId), inArray(roomPictures.id, [...ids]))
  const rows = await db.select().from(roomPictures).where(are)
  return rows.map((row) => toPicture(files, reader, row))
}

const { id, eventId, x, y, width, rotation, opacity } = roomGrounds

const rowsOf = (db: Database | Transaction, weddingId: WeddingId, isIt?: SQL) =>
  db
    .select({
      ...{ id, eventId, opacity, place: { x, y, width, rotation } },
      createdAt: sql<string>`to_json(${roomGrounds.createdAt}) #>> '{}'`,
      picture: roomPictures,
    })
    .from(roomGrounds)
    .innerJoin(
      roomPictures,
      and(eq(roomPictures.weddingId, roomGrounds.weddingId), eq(roomPictures.id, roomGrounds.pictureId)),
    )
    .where(and(eq(roomGrounds.weddingId, weddingId), isIt))
    .orderBy(asc(roomGrounds.createdAt), asc(roomGrounds.id))

/** The pictures below the rooms of a wedding. */
export async function listGrounds(
  db: Database,
  files: Files,
  reader: PictureReader<WeddingId>,
): Promise<RoomGround[]> {
  const rows = await rowsOf(db, reader.weddingId)
  return rows.map((row) => ({ ...row, picture: toPicture(files, reader, row.picture) }))
}

/** One of them; `undefined` when there is none such. */
export async function findGround(
  tx: Transaction,
  files: Files,
  reader: PictureReader<WeddingId>,
  groundId: string,
): Promise<RoomGround | undefined> {
  const [row] = await rowsOf(tx, reader.weddingId, eq(id, groundId))
  return row && { ...row, picture: toPicture(files, reader, row.picture) }
}

/** The picture below the room of an event as it is printed: its box in the room and its bytes, a JPEG. */
export type PrintedGround = { box: RoomBox; opacity: number; bytes: Buffer }

/** `null` where the room has none, or its file is lost. */
export async function readPrintedGround(
  db: Database,
  files: Files,
  weddingId: WeddingId,
  event: string | null,
): Promise<PrintedGround | null> {
  const [row] = await rowsOf(db, weddingId, sql`${eventId} is not distinct from ${event}::uuid`)
  const file = row && (await files.find('room-pictures', row.picture.path))
  return file ? { box: groundBox(row), opacity: row.opacity, bytes: await buffer(await file.read()) } : null
}
