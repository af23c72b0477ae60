import type { EventCounts, NamedNeeds } from '#domain/catering/catering.ts'
import type { CateringChanges } from '#domain/catering/catering-changes.ts'
import type { DietaryNeeds } from '#domain/guests/allergens.ts'

/** A guest as the sheet calls them; `who` is null for one who is not named any more. */
export type PaperPerson = DietaryNeeds & {
  guestId: string
  who: string | null
  menu: string | null
  eventIds: (string | null)[]
  tables: NamedNeeds['tables']
}

/** The sheet for a caterer shows this. */
export type PaperSheet = {
  events: EventCounts[]
  people: PaperPerson[]
  menus: { key: string; name: string }[]
  changes:
    | (Omit<CateringChanges, 'gone'> & {
        /** The number of the version it is compared with. */
        since: number
        gone: PaperPerson[]
      })
    | null
}
