import { HOUSEHOLD_PEOPLE_MAX, type InvitationLanguage } from '../households/households.ts'
import { foldText } from '../text/fold-text.ts'

type Row = {
  id: string
  household?: string | null | undefined
  language?: InvitationLanguage | null | undefined
}

/** A household that an import adds to, or makes; a name or a language that is there already stays. */
export type ImportedHousehold = {
  id: string
  isNew: boolean
  name: string | null
  language: InvitationLanguage | null
}

/** A household of the wedding: what it is called, and how many people it keeps. */
export type KnownHousehold = { id: string; title: string; people: number }

export type HouseholdPlan = {
  households: ImportedHousehold[]
  /** The household of each guest who gets one. */
  householdOf: Map<string, string>
  /** How many households the names of the list stand for. */
  named: number
  /** Guests who stand alone, because their household has as many people as there can be. */
  withoutRoom: number
}

/**
 * The households that the guests of an import come to, by the names in their rows: one of the wedding that is
 * called so (accents and case ignored), else a new one. A guest with a language and no household gets their own,
 * because the invitation has the language.
 */
export function planHouseholds(
  rows: readonly Row[],
  known: readonly KnownHousehold[],
  newId: () => string,
): HouseholdPlan {
  const byName = new Map<string, ImportedHousehold & { people: number }>()
  for (const { title, ...one } of known) {
    const key = foldText(title)
    if (!byName.has(key)) byName.set(key, { ...one, isNew: false, name: null, language: null })
  }
  const plan = { households: new Set<ImportedHousehold>(), householdOf: new Map<string, string>() }
  let [named, withoutRoom] = [0, 0]
  const join = (row: Row, household: ImportedHousehold) => {
    household.language ??= row.language ?? null
    plan.households.add(household)
    plan.householdOf.set(row.id, household.id)
  }
  for (const row of rows) {
    if (!row.household) {
      if (row.language) join(row, { id: newId(), isNew: true, name: null, language: null })
      continue
    }
    const key = foldText(row.household)
    const household = byName.get(key) ?? { id: newId(), isNew: true, name: null, language: null, people: 0 }
    byName.set(key, household)
    if (household.people >= HOUSEHOLD_PEOPLE_MAX) {
      withoutRoom += 1
      continue
    }
    if (!plan.households.has(household)) named += 1
    household.name ??= familyNameOf(row.household)
    household.people += 1
    join(row, household)
  }
  const households = [...plan.households].map(({ id, isNew, name, language }) => ({
    id,
    isNew,
    name,
    language,
  }))
  return { households, householdOf: plan.householdOf, named, withoutRoom }
}

/** The name of a family; a number or a code groups people, and is no name. */
export const familyNameOf = (household: string): string | null =>
  /^#|^[\d\s.,-]+$/.test(household) ? null : household
