import { mapAddress, type Responsible, responsibleKey } from '#domain/agenda/agenda.ts'
import { formatMinute, minuteNow } from '#domain/agenda/agenda-clock.ts'
import { changesSince, hasChanges, type SeenChanges, type SeenItem } from '#domain/agenda/agenda-seen.ts'
import { happeningAt } from '#domain/agenda/agenda-timeline.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { clockIn } from '#domain/time/clock-in.ts'
import type { ZonedDay } from '#domain/time/dates.ts'
import { AGENDA, changedBy, changeSentences, YOUR_AGENDA } from '#site/agenda/change-sentences.ts'
import type { SheetChanges } from '#site/agenda/change-strip.tsx'
import type { SheetContact } from '#site/agenda/contact-row.tsx'
import type { SheetLine } from '#site/agenda/sheet-row.tsx'
import { dateWords } from '#site/agenda/sheet-words.ts'
import type { VendorSheetProps } from '#site/agenda/vendor-sheet.tsx'
import type { SharedAgenda, SharedItem } from './shared-agenda.queries.ts'

type Sheet = Omit<VendorSheetProps, 'path' | 'origin' | 'planner'>

/** A vendor's part of the agenda in the words of their sheet; `before` is what they saw when they last looked. */
export function vendorSheet(agenda: SharedAgenda, before: readonly SeenItem[] | null, now: Date): Sheet {
  const { wedding, items } = agenda
  const changes = changesSince(before, items.map(toSeen))
  return {
    vendorName: vendorName(agenda),
    weddingName: wedding.name,
    updatedAt: clockIn(wedding.timeZone, now),
    days: byDate(items).map((ofDay) => ({
      name: ofDay[0]!.dayName,
      date: dateWords(dayOf(ofDay, wedding), now),
      lines: linesOf(ofDay, changes, { day: dayOf(ofDay, wedding), now }),
    })),
    changes: hasChanges(changes)
      ? { sentences: changeSentences(changes), by: lastChange(agenda, changes, now) }
      : null,
    contacts: contactsOf(agenda),
  }
}

/** The parts of an item on a sheet whose change its vendor would want to hear of. */
export const toSeen = ({ id, title, date, startsAt, place }: SharedItem): SeenItem => ({
  id,
  title,
  date,
  startsAt,
  place,
})

/** The items of each date; they come in the order of their dates. */
function byDate(items: readonly SharedItem[]): SharedItem[][] {
  const days: SharedItem[][] = []
  for (const item of items) {
    const day = days.at(-1)
    if (day?.[0]?.date === item.date) day.push(item)
    else days.push([item])
  }
  return days
}

/** A vendor is its component until it has a name (spec 4). */
function vendorName({ vendor }: SharedAgenda): string {
  if (!vendor) return AGENDA
  const builtIn = BUILT_IN_COMPONENTS.find(({ key }) => key === vendor.vendorType)
  return vendor.name || vendor.componentName || builtIn?.name || YOUR_AGENDA
}

/** The date of some items, by the clocks of the wedding. */
const dayOf = ([first]: readonly SharedItem[], { timeZone }: SharedAgenda['wedding']): ZonedDay => ({
  ...{ date: first!.date, timeZone },
})

function linesOf(
  items: readonly SharedItem[],
  { formerStarts }: SeenChanges,
  { day, now }: { day: ZonedDay; now: Date },
): SheetLine[] {
  const ordered = items.map((item) => ({
    ...item,
    time: { startsAt: item.startsAt, endsAt: item.endsAt },
    createdAt: item.updatedAt,
  }))
  const minute = minuteNow(day, now)
  const current = minute < 30 * 60 ? happeningAt(ordered, minute).now : undefined
  return items.map((item) => {
    const former = formerStarts.get(item.id)
    return {
      id: item.id,
      time: formatMinute(day, item.startsAt),
      formerTime: former === undefined ? null : formatMinute(day, former),
      end: item.endsAt === null ? null : formatMinute(day, item.endsAt),
      title: item.title,
      place: item.place,
      map: mapAddress(item),
      notes: item.notes,
      isFixed: item.isFixed,
      isDone: item.isDone,
      isNow: item.id === current?.id,
    }
  })
}

/** The newest change, with its author and time; nothing when all that changed is gone. */
function lastChange(
  { items, wedding: { timeZone } }: SharedAgenda,
  changes: SeenChanges,
  now: Date,
): SheetChanges['by'] {
  const ids = new Set(
    [
      ...changes.shifts.flatMap((shift) => shift.items),
      ...changes.redated,
      ...changes.placed,
      ...changes.added,
    ].map(({ id }) => id),
  )
  const newest = items
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))[0]
  if (!newest) return null
  return changedBy(newest.updatedBy, new Date(newest.updatedAt), { timeZone, now })
}

/** The people whom the vendor may have to call: those responsible for the same items, if they have a phone. */
function contactsOf({ vendor, items, people }: SharedAgenda): SheetContact[] {
  const others = items
    .flatMap(({ responsible }) => responsible)
    .filter((who) => who.kind !== 'vendor' || who.vendorId !== vendor?.id)
  const byKey = new Map(others.map((who) => [responsibleKey(who), who]))
  return [...byKey.values()].flatMap((who) => {
    const person = personOf(who, people)
    return person?.phone ? [{ name: person.name, phone: person.phone }] : []
  })
}

function personOf(who: Responsible, { vendors, members }: SharedAgenda['people']) {
  if (who.kind === 'person') return who
  return who.kind === 'vendor'
    ? vendors.find(({ id }) => id === who.vendorId)
    : members.find(({ id }) => id === who.userId)
}
