import type { AgendaDay, AgendaItem } from '../../agenda/agenda.ts'
import type { NamedComponent } from '../../budget/sheet/sheet-components.ts'
import type { KnownVendor } from '../../budget/sheet/sheet-plan.ts'
import type { KnownSeating } from '../../guest-import/imported-tables.ts'
import type { KnownGuest } from '../../guest-import/imported-updates.ts'
import type { DateOrder } from '../../tasks/table/task-cells.ts'
import type { IsoDate } from '../../time/dates.ts'
import { withDayOrder } from '../days-in-doubt.ts'
import type { ReadPart } from '../imports.ts'

/** A section that is `null` is closed to the person: what files bring for it stays out, and is said. */
export type KnownWedding = {
  /** The day of today where the wedding is, for payments without a day. */
  today: IsoDate
  date: IsoDate | null
  timeZone: string
  mayChangeDate: boolean
  guests: readonly KnownGuest[] | null
  vendors: readonly KnownVendor[] | null
  /** The components that its members made. */
  components: readonly NamedComponent[]
  tasks: readonly { title: string }[] | null
  agenda: {
    days: readonly Pick<AgendaDay, 'id' | 'name' | 'date' | 'isDraft'>[]
    items: readonly (Pick<AgendaItem, 'dayId' | 'title'> & { startsAt: number })[]
  } | null
  seating: KnownSeating | null
  folders: readonly { id: string; name: string }[] | null
  /** Images that are there or wait in the bin: one that came before under its id comes once. */
  images: readonly { id: string; isRemoved: boolean }[]
  /** The documents at vendors and tasks that the person may change. */
  documents: readonly { id: string; itemId: string; isRemoved: boolean }[]
  /** The task that keeps the documents of no vendor, whether it is there yet or not. */
  documentsTaskId: string
}

/** A file of an import once it was read, in the order in which the files were given. */
export type FileOfImport = {
  id: string
  name: string
  /** SHA-256 of its bytes: a picture that was brought before is known by it. */
  hash: string
  parts: readonly ReadPart[]
}

/** The places that loose pictures may go to. */
export const LOOSE_PHOTOS = ['inspiration', 'documents', 'out'] as const

/** The uses of amounts in another currency than euros: kept in words, or read as if they were euros. */
export const FOREIGN_AMOUNTS = ['noted', 'euros'] as const

/** The answers of the person; one that is missing has the best guess. */
export type ImportAnswers = {
  /** The day of the wedding. */
  day?: IsoDate | undefined
  /** Whether people of one name in two files are the same. */
  samePeople?: boolean | undefined
  /** Whether people who may be a family come as one. */
  families?: boolean | undefined
  loosePhotos?: (typeof LOOSE_PHOTOS)[number] | undefined
  foreignAmounts?: (typeof FOREIGN_AMOUNTS)[number] | undefined
  /** The order of the days in doubt of each part, as `partKey`; those without an answer stay as they were read. */
  dayOrders?: Readonly<Record<string, DateOrder>> | undefined
  /** Parts that stay out, as `partKey`. */
  out?: readonly string[] | undefined
}

/** Names a part within its import. */
export const partKey = (fileId: string, part: number): string => `${fileId}:${part}`

/** A part with where it comes from. */
export type PlacedPart = { fileId: string; fileName: string; hash: string; at: number; part: ReadPart }

/** All parts that come, in their order. */
export const partsOf = (
  files: readonly FileOfImport[],
  { out = [], dayOrders = {} }: ImportAnswers,
): PlacedPart[] =>
  files.flatMap(({ id, name, hash, parts }) =>
    parts.flatMap((part, at) => {
      const key = partKey(id, at)
      if (out.includes(key)) return []
      const content = withDayOrder(part.content, part.daysInDoubt, dayOrders[key])
      return [{ fileId: id, fileName: name, hash, at, part: { ...part, content } }]
    }),
  )

/** The parts that are taken for one kind, with what they hold. */
export function contentsOf<K extends ReadPart['content']['kind']>(parts: readonly PlacedPart[], kind: K) {
  type Content = Extract<ReadPart['content'], { kind: K }>
  return parts.flatMap((placed) =>
    placed.part.content.kind === kind ? [{ ...placed, content: placed.part.content as Content }] : [],
  )
}

/** Makes the id of a row from a key: always the same one. */
export type IdOf = (key: string) => string

/**
 * `idOf` makes ids of this import alone: what an earlier one has brought may have been changed or moved since, and is no
 * reason to leave out what comes now. `contentIdOf` makes those of what is known by its content in the whole wedding.
 */
export type PlanIds = { idOf: IdOf; contentIdOf: IdOf }
