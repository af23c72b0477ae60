import { FIELDS, NO, YES } from '#site/rsvp/field-names.ts'
import type { PersonValues, RsvpPerson, RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'

/**
 * The fields of a form that was sent. Only those are read that the page has: for its own people, their own events
 * and what there is to choose from.
 */
export function typedValues(view: RsvpView, form: URLSearchParams): RsvpValues {
  const isAll = form.get(FIELDS.all) === YES
  return {
    people: Object.fromEntries(view.people.map((person) => [person.id, typedOf(person, form, isAll)])),
    busOut: textOf(form, FIELDS.busOut),
    busBack: textOf(form, FIELDS.busBack),
    song: textOf(form, FIELDS.song),
    message: textOf(form, FIELDS.message),
  }
}

/** Whether the form was sent by the button that says yes to everything. */
export const saysYesToAll = (form: URLSearchParams): boolean => form.get(FIELDS.all) === YES

function typedOf({ id, events }: RsvpPerson, form: URLSearchParams, isAll: boolean): PersonValues {
  const answers = events.flatMap((key): [string, boolean][] => {
    const answer = isAll ? true : answerOf(form, FIELDS.event(id, key))
    return answer === null ? [] : [[key, answer]]
  })
  return {
    events: Object.fromEntries(answers),
    menu: textOf(form, FIELDS.menu(id)),
    allergens: form.getAll(FIELDS.allergens(id)),
    note: textOf(form, FIELDS.note(id)),
    hasConsent: form.has(FIELDS.consent(id)),
    highChair: form.has(FIELDS.highChair(id)),
    hasCompanion: answerOf(form, FIELDS.hasCompanion(id)),
    companion: textOf(form, FIELDS.companion(id)),
  }
}

function answerOf(form: URLSearchParams, name: string): boolean | null {
  const value = form.get(name)
  return value === YES ? true : value === NO ? false : null
}

/** The whole text, which the body of the request bounds: what is too long to keep goes back as it was typed. */
const textOf = (form: URLSearchParams, name: string) => form.get(name) ?? ''
