import type { RsvpValues } from '#domain/households/answer-values.ts'
import type { SaidWish } from '#domain/lodging/wishes.ts'
import type { RsvpPerson } from '#site/rsvp/rsvp-view.ts'
import type { Present } from './rsvp/merge-values.ts'
import type { SentPage } from './rsvp/typed-values.ts'

/** The fields as they were shown to the member, and as they are after what the family has said. */
export type ToldAnswers = {
  shown: RsvpValues
  values: RsvpValues
  beds?: { shown: SaidWish; said: SaidWish } | undefined
}

/** A person who was taken out of the family while a member noted their answers. */
const LEFT: Omit<RsvpPerson, 'id'> = {
  ...{ name: '', age: 'adult', years: null, events: [], health: null, tables: [] },
  ...{ mayBringCompanion: false, companionOf: null },
}

/** Answers that a member was told, as a page that the family sent itself. */
export function toldPage(
  { shown, values }: Pick<ToldAnswers, 'shown' | 'values'>,
  { view }: Present,
): SentPage {
  const ids = Object.keys(values.people).filter((id) => shown.people[id] !== undefined)
  const people = ids.map((id) => view.people.find((person) => person.id === id) ?? { ...LEFT, id })
  return { view: { ...view, people }, shown, values, withdrawal: null }
}
