import type { Database } from '#db/client.ts'
import { type DriverSheet, ridersOnSheet } from '#domain/transport/driver-sheet.ts'
import { isMarked, markedSheet } from '#domain/transport/sheet-changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import type { DriverPageProps } from '#site/transport/driver-page.tsx'
import {
  findVersion,
  namesOf,
  presentSheet,
  readSheetRow,
  type SentVersion,
  type VersionRow,
} from './driver-sheet.queries.ts'

type Asked = { weddingId: MemberWeddingId<'transport', 'view'>; number: number | undefined }

type Shown = Pick<DriverPageProps, 'weddingName' | 'timeZone' | 'sheet' | 'names' | 'version' | 'isPresent'>

/**
 * The sheet as its link shows it: a version with what was new in it, or the present one. The present sheet is the last
 * version while it says the same, and has its changes since marked otherwise. `null` for a version that there is not.
 */
export async function shownSheet(db: Database, { weddingId, number }: Asked): Promise<Shown | null> {
  const row = await readSheetRow(db, weddingId)
  const sent = await findVersion(db, weddingId, number)
  if (number !== undefined && sent?.number !== number) return null
  const present = number === undefined ? await presentSheet(db, weddingId, row) : null
  const { sheet, before, isPresent } = await compared(db, weddingId, { present, sent })
  const riders = [...ridersOnSheet(sheet), ...(before ? ridersOnSheet(before) : [])]
  return {
    ...{ weddingName: row.wedding.name, timeZone: row.wedding.timeZone },
    sheet: markedSheet(before, sheet),
    names: await namesOf(db, weddingId, riders),
    version: sent ? headingOf(sent) : null,
    isPresent,
  }
}

/** A mark of the list that a sheet shows, by which an open page tells that it is another. */
export const markOf = ({ names, ...shown }: Shown): string => shortHash(JSON.stringify([shown, [...names]]))

type Compared = { sheet: DriverSheet; before: DriverSheet | null; isPresent: boolean }

async function compared(
  db: Database,
  weddingId: Asked['weddingId'],
  { present, sent }: { present: DriverSheet | null; sent: SentVersion | undefined },
): Promise<Compared> {
  const isOther = present && (!sent || isMarked(markedSheet(sent.sheet, present)))
  if (isOther) return { sheet: present, before: sent?.sheet ?? null, isPresent: true }
  const former = await findVersion(db, weddingId, sent!.number - 1)
  return { sheet: sent!.sheet, before: former?.sheet ?? null, isPresent: false }
}

const headingOf = ({ number, sentAt, company }: VersionRow) => ({ number, sentAt, company })
