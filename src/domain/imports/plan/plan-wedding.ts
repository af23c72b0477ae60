import { grouped } from '../../lists/grouped.ts'
import { foldText } from '../../text/fold-text.ts'
import type { IsoDate } from '../../time/dates.ts'
import type { LeftOut, NamedDay } from '../imports.ts'
import {
  type FileOfImport,
  type ImportAnswers,
  type KnownWedding,
  type PlacedPart,
  type PlanIds,
  partKey,
  partsOf,
} from './known-wedding.ts'
import { type AgendaPlan, planAgenda } from './plan-agenda.ts'
import { type DocumentPlan, planDocuments } from './plan-documents.ts'
import { type GuestPlan, planGuests } from './plan-guests.ts'
import { type PhotoPlan, planPhotos, planTasks, type TaskPlan } from './plan-rest.ts'
import type { LeftOfFile } from './plan-seats.ts'
import { planVendors, type VendorPlan } from './plan-vendors.ts'

/** All that an import would write, and what it leaves out. */
export type WeddingPlan = {
  /** The days that files name for the wedding. */
  namedDays: NamedDay[]
  /** The day that the wedding gets; `null` where it keeps its own. */
  newDate: IsoDate | null
  guests: GuestPlan
  vendors: VendorPlan
  agenda: AgendaPlan
  tasks: TaskPlan
  photos: PhotoPlan
  documents: DocumentPlan
  leftOut: { fileId: string; fileName: string; sheet: string | null; left: LeftOut }[]
}

/** The plan of an import beside the wedding as it is now: the preview shows it, and the writing follows it. */
export function planWedding(
  files: readonly FileOfImport[],
  known: KnownWedding,
  answers: ImportAnswers,
  made: PlanIds,
): WeddingPlan {
  const { idOf } = made
  const parts = partsOf(files, answers)
  const namedDays = parts.flatMap(({ part }) => (part.weddingDay ? [part.weddingDay] : []))
  const day = answers.day ?? (known.date === null ? (namedDays[0]?.readings[0] ?? null) : null)
  const newDate = known.mayChangeDate && day !== known.date ? day : null
  const vendors = planVendors(parts, known, answers, idOf)
  const ids = vendorIds(vendors, known)
  const guests = planGuests(parts, known, answers, idOf)
  const documents = planDocuments(parts, known, answers, { ...made, vendors: ids })
  return {
    namedDays,
    newDate,
    vendors,
    guests,
    agenda: planAgenda(parts, known, { date: newDate ?? known.date, vendors: ids, idOf }),
    tasks: planTasks(parts, known, idOf),
    photos: planPhotos(parts, known, answers, made),
    documents,
    leftOut: leftOutOf(parts, [...guests.unseated, ...documents.full]),
  }
}

/** All that stays out: what could not be read of a part, then what the wedding has no place for. */
function leftOutOf(parts: readonly PlacedPart[], placeless: readonly LeftOfFile[]): WeddingPlan['leftOut'] {
  const ofPart = grouped(placeless, ({ fileId, at }) => partKey(fileId, at))
  return parts.flatMap(({ fileId, fileName, at, part }) =>
    [...part.leftOut, ...(ofPart.get(partKey(fileId, at)) ?? []).map(({ left }) => left)].map((left) => ({
      ...{ fileId, fileName, left },
      sheet: part.sheet,
    })),
  )
}

/**
 * The vendors by their folded names; a name that two have names neither. Those of a section that is closed to the person
 * do not come, and none is named.
 */
function vendorIds({ sheet }: VendorPlan, { vendors }: KnownWedding): Map<string, string> {
  const found = new Map<string, string>()
  if (vendors === null) return found
  const twice = new Set<string>()
  for (const { id, name } of [...vendors, ...sheet.added]) {
    const key = foldText(name)
    if (found.has(key)) twice.add(key)
    else if (key !== '') found.set(key, id)
  }
  for (const key of twice) found.delete(key)
  return found
}
