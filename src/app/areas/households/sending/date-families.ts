import { isToBeTold, isUninvited, showsSaveDate } from '#domain/households/save-date.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'

/** Families that are told the date while it is on: no invitation has gone to them, as far as is known. */
export const isWithoutInvitation = (family: Family): boolean => isUninvited(family.household)

/** The families of these that have not been told the present date. */
export const isDateUntold = (family: Family, { eventDate }: Pick<WeddingDay, 'eventDate'>): boolean =>
  isToBeTold(family.household, eventDate)

/** Whether links show the date alone until the invitation is noted as sent (decision 160). */
export const isDateShown = ({ settings }: HouseholdList, wedding: WeddingDay): boolean =>
  showsSaveDate(settings, null, wedding, new Date())
