import type { FamilyPerson } from '../../shared/households/families.ts'
import type { TogetherFields } from '../../shared/households/family-edits.ts'

/**
 * The former values of each of several guests before something was set for all of them, guests with the same together.
 * The language is the household's, and stays.
 */
export function formerFields(
  people: readonly FamilyPerson[],
  fields: TogetherFields,
): { guestIds: string[]; fields: TogetherFields }[] {
  const groups = new Map<string, { guestIds: string[]; fields: TogetherFields }>()
  for (const { guest, details } of people) {
    const former: TogetherFields = {
      ...(fields.age !== undefined && { age: details?.age ?? 'adult' }),
      ...(fields.side !== undefined && { side: details?.side ?? null }),
      ...(fields.menu !== undefined && { menu: details?.menu ?? null }),
    }
    const key = JSON.stringify(former)
    const group = groups.get(key) ?? { guestIds: [], fields: former }
    group.guestIds.push(guest.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}
