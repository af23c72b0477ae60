import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { inspirationFolders, inspirations } from '#db/schema/inspiration.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import { seatingTables } from '#db/schema/seating.ts'
import { vendors } from '#db/schema/vendors.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { knownVendors } from '#domain/budget/sheet/known-vendors.ts'
import type { KnownGuest } from '#domain/guest-import/imported-updates.ts'
import type { KnownWedding } from '#domain/imports/plan/known-wedding.ts'
import { dayIn, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { listDaysJson, listItemsJson } from '#server/areas/agenda/agenda.queries.ts'
import { listComponents } from '#server/areas/catalogue/catalogue.queries.ts'
import { listPayments } from '#server/areas/payments/payments.queries.ts'
import { listPlans } from '#server/areas/payments/plans.queries.ts'
import { listPeople } from '#server/areas/seating/seating.queries.ts'
import { listTasksJson } from '#server/areas/tasks/tasks.queries.ts'
import { listVendorsJson } from '#server/areas/vendors/vendors.queries.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { documentsTaskId } from './job-member.ts'

type Reader = Pick<Membership, 'weddingId' | 'access'>

/** The wedding as an import finds it, as far as the member edits it: what they do not is `null`. */
export async function readKnownWedding(db: Database, member: Reader, now: Date): Promise<KnownWedding> {
  const [wedding] = await db
    .select({ date: weddings.eventDate, timeZone: weddings.timeZone })
    .from(weddings)
    .where(eq(weddings.id, member.weddingId))
  const timeZone = wedding?.timeZone ?? WEDDING_TIME_ZONE
  const guests = proofFor(member, 'guests', 'edit')
  const seating = proofFor(member, 'seating', 'edit')
  const agenda = proofFor(member, 'agenda', 'edit')
  const tasks = proofFor(member, 'tasks', 'edit')
  const inspiration = proofFor(member, 'inspiration', 'edit')
  return {
    today: dayIn(timeZone, now),
    date: wedding?.date ?? null,
    timeZone,
    mayChangeDate: proofFor(member, 'wedding', 'edit') !== null,
    guests: guests && (await listKnownGuests(db, guests)),
    vendors: await readVendors(db, member),
    components: await listOwnComponents(db, member),
    tasks: tasks && (JSON.parse(await listTasksJson(db, tasks)) as { title: string }[]),
    agenda: agenda && (await readAgenda(db, agenda)),
    seating: seating && (await readSeating(db, seating)),
    folders: inspiration && (await listFolders(db, inspiration)),
    images: inspiration ? await listImageIds(db, inspiration) : [],
    documents: await listDocumentIds(db, { vendor: proofFor(member, 'vendors', 'edit'), task: tasks }),
    documentsTaskId: documentsTaskId(member.weddingId),
  }
}

async function listKnownGuests(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'edit'>,
): Promise<KnownGuest[]> {
  const { rows } = await db.execute<KnownGuest>(sql`
    select g.id, g.full_name as "fullName", g.email, g.rsvp, g.maybe, g.notes, g.age, g.age_years as "ageYears",
      g.side, g.phone, json_build_object('name', coalesce(h.name, ''), 'language', coalesce(h.language, 'es')) as household
    from guests g left join households h on (h.wedding_id, h.id) = (g.wedding_id, g.household_id)
    where g.wedding_id = ${weddingId} order by g.created_at, g.id`)
  return rows
}

/** The amounts are part of what a budget brings: who does not see them brings none. */
async function readVendors(db: Database, member: Reader): Promise<KnownWedding['vendors']> {
  const [canvas, costs] = [proofFor(member, 'vendors', 'edit'), proofFor(member, 'budget', 'edit')]
  if (!canvas || !costs) return null
  const listed = JSON.parse(await listVendorsJson(db, canvas, { costs, conversation: null }))
  const [plans, payments] = [await listPlans(db, costs), await listPayments(db, costs)]
  return knownVendors(listed, { plans, payments })
}

/** Those that can still be chosen. */
async function listOwnComponents(db: Database, member: Reader) {
  const canvas = proofFor(member, 'vendors', 'edit')
  if (!canvas) return []
  return (await listComponents(db, canvas)).filter(({ custom, deleted }) => custom && !deleted)
}

async function readAgenda(db: Database, weddingId: MemberWeddingId<'agenda', 'edit'>) {
  const days = JSON.parse(await listDaysJson(db, weddingId)) as AgendaDay[]
  const items = JSON.parse(await listItemsJson(db, weddingId)) as AgendaItem[]
  return {
    days,
    items: items.map(({ dayId, title, time }) => ({ dayId, title, startsAt: time.startsAt })),
  }
}

async function readSeating(db: Database, weddingId: MemberWeddingId<'seating', 'edit'>) {
  const tables = await db
    .select({
      id: seatingTables.id,
      number: seatingTables.number,
      name: seatingTables.name,
      seats: seatingTables.seats,
    })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), isNull(seatingTables.eventId)))
  const people = (await listPeople(db, weddingId)).filter(({ eventId }) => eventId === null)
  return { tables, people }
}

const listFolders = (db: Database, weddingId: MemberWeddingId<'inspiration', 'edit'>) =>
  db
    .select({ id: inspirationFolders.id, name: inspirationFolders.name })
    .from(inspirationFolders)
    .where(and(eq(inspirationFolders.weddingId, weddingId), isNull(inspirationFolders.deletedAt)))
    .orderBy(inspirationFolders.position)

const listImageIds = (db: Database, weddingId: MemberWeddingId<'inspiration', 'edit'>) =>
  db
    .select({ id: inspirations.id, isRemoved: sql<boolean>`${inspirations.deletedAt} is not null` })
    .from(inspirations)
    .where(eq(inspirations.weddingId, weddingId))

/** Documents of vendors and tasks, those that wait in the bin or whose item does as well. */
async function listDocumentIds(
  db: Database,
  {
    vendor,
    task,
  }: { vendor: MemberWeddingId<'vendors', 'edit'> | null; task: MemberWeddingId<'tasks', 'edit'> | null },
) {
  const kinds = [...(vendor ? ['vendor' as const] : []), ...(task ? ['task' as const] : [])]
  const weddingId = vendor ?? task
  if (!weddingId) return []
  return db
    .select({
      id: itemFiles.id,
      itemId: itemFiles.itemId,
      isRemoved: sql<boolean>`${itemFiles.deletedAt} is not null or ${itemFiles.itemDeletedAt} is not null
        or ${vendors.deletedAt} is not null`,
    })
    .from(itemFiles)
    .leftJoin(vendors, and(eq(vendors.weddingId, itemFiles.weddingId), eq(vendors.id, itemFiles.itemId)))
    .where(and(eq(itemFiles.weddingId, weddingId), inArray(itemFiles.kind, kinds)))
}

/** The members by their names, to whom a list may give a task. */
export async function listTaskPeople(db: Database, weddingId: MemberWeddingId<'tasks', 'edit'>) {
  const { rows } = await db.execute<{ userId: string; name: string }>(sql`
    select m.user_id as "userId", p.full_name as name
    from wedding_members m join profiles p on p.id = m.user_id where m.wedding_id = ${weddingId}`)
  return rows.map(({ userId, name }) => ({
    ...{ name, short: name.split(' ')[0]! },
    who: { kind: 'member' as const, userId },
  }))
}
