import type { Catering, ShownCateringSheet } from '#contract/catering.ts'
import {
  type CateringNaming,
  type CateringSheet,
  cateringName,
  cateringSheet,
  type NamedNeeds,
} from '#domain/catering/catering.ts'
import { cateringChanges } from '#domain/catering/catering-changes.ts'
import type { Menu } from '#domain/households/invitation-settings.ts'
import { type CateringRow, eventsInOrder, type SentVersion, type SentVersions } from './catering.queries.ts'

type Showing = { naming: CateringNaming; menus: readonly Menu[] }

/** The sheet of a wedding as it is now, out of its rows. */
export const presentSheet = (row: CateringRow): CateringSheet =>
  cateringSheet(row.guests, eventsInOrder(row), {
    menus: row.settings?.menus ?? [],
    staffMeals: row.staffMeals,
    plan: row.plan,
  })

export const sentSheet = ({ counts, people }: SentVersion): CateringSheet => ({ events: counts, people })

/** Shows members the sheet of a wedding, compared with the last version. */
export function toCatering(
  row: CateringRow,
  { versions, last }: SentVersions,
  caterers: Catering['caterers'] = [],
): Catering {
  const { naming, staffMeals, settings, link } = row
  return {
    naming,
    staffMeals,
    place: settings?.place ?? null,
    startsAt: settings?.startsAt ?? null,
    sheet: shownSheet(presentSheet(row), last, { naming, menus: settings?.menus ?? [] }),
    versions,
    link,
    caterers,
  }
}

/**
 * A sheet with its guests called as the couple chose, and what is different from a version. This is the only place
 * that names them: a guest who does not agree to it, or no longer does, has no name.
 */
export function shownSheet(
  sheet: CateringSheet,
  before: SentVersion | undefined,
  { naming, menus }: Showing,
): ShownCateringSheet {
  const changes = before && cateringChanges(sentSheet(before), sheet)
  const toPerson = ({ fullName, ...needs }: NamedNeeds & { hasConsent?: boolean }) => {
    const { hasConsent = true, ...line } = needs
    if (hasConsent) return { ...line, who: cateringName(fullName, naming) }
    return { ...line, who: null, dietNote: null }
  }
  return {
    events: sheet.events,
    people: sheet.people.map(toPerson),
    menus: menus.map(({ key, name }) => ({ key, name })),
    changes:
      changes && before ? { since: before.number, ...changes, gone: changes.gone.map(toPerson) } : null,
  }
}
