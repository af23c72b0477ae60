import type { PersonValues, RsvpPerson, RsvpProblem, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** What the fields of one person are drawn from. */
export type PersonFieldsProps = {
  person: RsvpPerson
  view: RsvpView
  values: PersonValues
  problems: readonly RsvpProblem[]
  words: Words
}
