import type { FreePlaces } from '#contract/telephone-answers.ts'
import { WEDDING_KEY } from '#domain/households/answer-values.ts'
import { isAskedOf } from '#domain/households/own-questions.ts'
import type { HouseholdList } from '../../../shared/households/families.ts'
import type { FamilyForm } from './family-form.ts'
import { BRINGS, type Way } from './typed-fields.ts'

type Asking = {
  form: FamilyForm
  settings: HouseholdList['settings']
  /** Not known before it is read, and without a network: what was typed before is taken then as it was. */
  places: FreePlaces | undefined
}

/** Whether a field is asked by now: one that was typed into before the couple took it off has no place in the form. */
export function isAsked({ form, settings, places }: Asking, [part = '', id = '', ...rest]: Way): boolean {
  const hasRoute = (way: string) => settings.busRoutes.some(({ direction }) => direction === way)
  switch (part) {
    case 'people':
      return isAskedOfPerson({ form, settings }, id, rest)
    case 'busOut':
      return hasRoute('out')
    case 'busBack':
      return hasRoute('back')
    case 'beds':
      return places === undefined || places.beds?.state === 'open'
    case 'ownAnswers':
      return form.questions.some(({ key, isOfFamily }) => key === id && isOfFamily)
    case 'song':
      return settings.asksSong
    default:
      return settings.asksMessage
  }
}

function isAskedOfPerson(
  { form, settings }: Omit<Asking, 'places'>,
  id: string,
  [field, key = '']: Way,
): boolean {
  const person = form.people.find(({ guest }) => guest.id === id)
  if (!person) return false
  const { details } = person
  const invited = details?.events ?? {}
  switch (field) {
    case 'events':
      return key === WEDDING_KEY || (key in invited && form.events.some((event) => event.id === key))
    case 'menu':
      return settings.menus.length > 0
    case 'highChair':
      return (details?.age ?? 'adult') !== 'adult'
    case 'ownAnswers':
      return form.questions.some((question) => question.key === key && isAskedOf(question, invited))
    case BRINGS:
      return details?.mayBringCompanion === true && details.companionOf === null
    default:
      return true
  }
}
