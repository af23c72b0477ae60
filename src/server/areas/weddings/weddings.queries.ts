import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { DeletedWedding, Member, Wedding } from '#contract/weddings.ts'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { deletedWeddings, weddingCovers, weddingMembers, weddings } from '#db/schema/weddings.ts'
import { accessOf, type Standing } from '#domain/members/permissions.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings/weddings.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Files } from '#server/platform/files/files.ts'
import { prepared } from '#server/platform/postgres/prepared.ts'
import { isCoverOf, type LookRow, lookColumns, toLook } from './wedding-look.queries.ts'

type Reading = Pick<Platform, 'db' | 'files'>

const weddingColumns = {
  id: weddings.id,
  name: weddings.name,
  eventDate: weddings.eventDate,
  timeZone: weddings.timeZone,
  createdAt: weddings.createdAt,
  role: weddingMembers.role,
  preset: weddingMembers.preset,
  permissions: weddingMembers.permissions,
  seesDrafts: weddingMembers.seesDrafts,
  closesAt: weddingMembers.closesAt,
  agencyId: weddingMembers.agencyId,
  hasCouple: sql<boolean>`exists (
    select from wedding_members c where c.wedding_id = ${weddings.id} and c.preset = 'couple')`,
  isCreator: sql<boolean>`${weddings.createdBy} is not distinct from ${weddingMembers.userId}`,
  ...lookColumns,
}

/** The weddings of a user, the most recently joined first. */
export async function listWeddings({ db, files }: Reading, userId: string): Promise<Wedding[]> {
  const rows = await WEDDINGS(db).execute({ userId })
  return rows.map((row) => toWedding(files, row))
}

const WEDDINGS = prepared('weddings', (db) =>
  db
    .select(weddingColumns)
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .leftJoin(weddingCovers, isCoverOf)
    .where(eq(weddingMembers.userId, sql.placeholder('userId')))
    .orderBy(desc(weddingMembers.createdAt), desc(weddings.id)),
)

/** One wedding as the member sees it; `undefined` when the membership ended meanwhile. */
export async function findWedding({ db, files }: Reading, weddingId: MemberWeddingId, userId: string) {
  const [row] = await db
    .select(weddingColumns)
    .from(weddings)
    .innerJoin(
      weddingMembers,
      and(eq(weddingMembers.weddingId, weddings.id), eq(weddingMembers.userId, userId)),
    )
    .leftJoin(weddingCovers, isCoverOf)
    .where(eq(weddings.id, weddingId))
  return row && toWedding(files, row)
}

/** The members in the order they joined. */
export async function listMembers(db: Database, weddingId: MemberWeddingId): Promise<Member[]> {
  const rows = await MEMBERS(db).execute({ weddingId })
  return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }))
}

const MEMBERS = prepared('members', (db) =>
  db
    .select({
      userId: weddingMembers.userId,
      fullName: profiles.fullName,
      role: weddingMembers.role,
      preset: weddingMembers.preset,
      permissions: weddingMembers.permissions,
      joinedAt: weddingMembers.createdAt,
    })
    .from(weddingMembers)
    .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
    .where(eq(weddingMembers.weddingId, sql.placeholder('weddingId')))
    .orderBy(asc(weddingMembers.createdAt), asc(weddingMembers.userId)),
)

/** Lists the weddings that a user deleted and can still take back, the newest first. */
export async function listDeletedWeddings(
  db: Database,
  clock: Clock,
  userId: string,
): Promise<DeletedWedding[]> {
  const rows = await db
    .select({
      id: weddings.id,
      name: weddings.name,
      eventDate: weddings.eventDate,
      deletedAt: deletedWeddings.deletedAt,
    })
    .from(deletedWeddings)
    .innerJoin(weddings, eq(weddings.id, deletedWeddings.weddingId))
    .where(and(eq(deletedWeddings.deletedBy, userId), gt(deletedWeddings.deletedAt, restorableSince(clock))))
    .orderBy(desc(deletedWeddings.deletedAt), desc(weddings.id))
  return rows.map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
    restorableUntil: new Date(deletedAt.getTime() + RESTORABLE_MS).toISOString(),
  }))
}

const RESTORABLE_MS = DELETED_WEDDING_DAYS * DAY_MS

/** Weddings deleted after this instant can be restored, others are purged. */
export const restorableSince = (clock: Clock) => new Date(clock.now().getTime() - RESTORABLE_MS)

type WeddingRow = Omit<Wedding, 'createdAt' | 'closesAt' | 'look' | 'access'> &
  LookRow &
  Standing & { createdAt: Date; closesAt: Date | null }

function toWedding(files: Files, row: WeddingRow): Wedding {
  const { style, colors, focusX, focusY, cover, preset, permissions, hasCouple, ...wedding } = row
  return {
    ...wedding,
    access: accessOf({ preset, permissions, role: wedding.role, hasCouple }),
    createdAt: row.createdAt.toISOString(),
    closesAt: row.closesAt?.toISOString() ?? null,
    look: toLook(files, { style, colors, focusX, focusY, cover }),
  }
}
