import { KEY_FORM } from '#domain/households/invitation-settings.ts'
import { TICKS_AT_ONCE_MAX, type Tick } from '#domain/transport/boarding.ts'
import { isId, newId } from '#server/platform/ids.ts'
import { BOARDING_FIELDS, stopAnchor } from '#site/transport/boarding-fields.ts'

/**
 * The taps that the form of a stop stands for: those whose box is another than it was drawn. What another phone has ticked
 * meanwhile was not shown here, and stays.
 */
export function typedTicks(form: FormData, now: Date): Tick[] {
  const ids = (name: string) => form.getAll(name).filter(isId).slice(0, TICKS_AT_ONCE_MAX)
  const [tripId] = ids(BOARDING_FIELDS.trip)
  if (!tripId) return []
  const before = new Set(ids(BOARDING_FIELDS.before))
  const aboard = new Set(ids(BOARDING_FIELDS.aboard))
  return [...new Set(ids(BOARDING_FIELDS.person))]
    .filter((guestId) => before.has(guestId) !== aboard.has(guestId))
    .map((guestId) => ({
      ...{ id: newId(), tripId, guestId, isAboard: aboard.has(guestId), at: now.getTime() },
    }))
}

/** `#parada-armas`: where the form that was sent stands in the page. */
export function anchorOf(form: FormData): string {
  const key = form.get(BOARDING_FIELDS.stop)
  return typeof key === 'string' && KEY_FORM.test(key) ? `#${stopAnchor(key)}` : ''
}
