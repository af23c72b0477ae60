import type { OwnQuestion } from '#domain/households/invitation-settings.ts'
import { answerIn, wordsIn } from '#domain/households/own-questions.ts'
import type { RsvpPerson, RsvpView } from './rsvp-view.ts'
import { eventName, type Words } from './words.ts'

/** The questions that are asked of a person, or with `null` of all together. */
export const questionsTo = ({ questions }: Pick<RsvpView, 'questions'>, person: RsvpPerson | null) =>
  questions.filter(({ isOfFamily, eventId }) => {
    if (person === null) return isOfFamily
    return !isOfFamily && (eventId === null || person.events.includes(eventId))
  })

/** The question in the language of the page, with its event before it where it belongs to one. */
export function questionLabel({ events }: RsvpView, question: OwnQuestion, words: Words): string {
  const event = events.find(({ key }) => key === question.eventId)
  const asked = wordsIn(question, words.language)
  return event ? `${eventName(words, event)}: ${asked}` : asked
}

/** The answers, each with its question. */
export const answersInWords = (
  view: RsvpView,
  person: RsvpPerson | null,
  answers: Readonly<Record<string, string>>,
  words: Words,
): { label: string; text: string }[] =>
  questionsTo(view, person).flatMap((question) => {
    const answer = answers[question.key]
    if (!answer) return []
    return [{ label: questionLabel(view, question, words), text: answerIn(question, answer, words.language) }]
  })
