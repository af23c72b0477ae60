import type { PersonValues, RsvpPerson, RsvpProblem, RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** The fields of one person are drawn from these. */
export type PersonFieldsProps = {
  person: RsvpPerson
  view: RsvpView
  values: PersonValues
  problems: readonly RsvpProblem[]
  words: Words
}
