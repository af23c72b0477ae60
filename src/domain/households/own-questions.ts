import { cleanLine } from '../text/clean-text.ts'
import { textIn } from './guest-page.ts'
import type { InvitationLanguage } from './households.ts'
import type { OwnQuestion } from './invitation-settings.ts'

/** The most questions of a wedding and options of one; longest texts in characters. */
export const OWN_QUESTIONS_MAX = 12
export const OWN_QUESTION_MAX = 200
export const OWN_OPTIONS_MAX = 12
export const OWN_OPTION_MAX = 60
export const OWN_ANSWER_MAX = 300
/** A request with the fullest questions, as they were and as they are to be. */
export const QUESTIONS_BODY_MAX_BYTES = 512 * 1024

export const OWN_NUMBER_MAX = 9999

/** A question that can be read and answered: one with words, and a choice with an option at least. */
export const isAskable = ({ kind, texts, options }: OwnQuestion): boolean =>
  textIn(texts, 'es') !== null && (kind !== 'choice' || options.some((option) => textIn(option.texts, 'es')))

/** The questions that can be asked of a family: those of an event only where one of its people is invited to it. */
export const askableAt = (
  questions: readonly OwnQuestion[],
  events: readonly { id: string }[],
): OwnQuestion[] =>
  questions.filter(
    (question) =>
      isAskable(question) && (question.eventId === null || events.some(({ id }) => id === question.eventId)),
  )

/** Whether a person is asked, by the events beside the wedding that they are invited to. */
export const isAskedOf = (
  { isOfFamily, eventId }: Pick<OwnQuestion, 'isOfFamily' | 'eventId'>,
  events: Readonly<Record<string, unknown>>,
): boolean => !isOfFamily && (eventId === null || Object.hasOwn(events, eventId))

/** The words of a question or an option for a reader; its key when it has lost them. */
export const wordsIn = (
  { key, texts }: Pick<OwnQuestion, 'key' | 'texts'>,
  language: InvitationLanguage,
): string => textIn(texts, language) ?? key

/** Why an answer cannot be kept as it was typed. */
export type OwnAnswerProblem = 'too-long' | 'no-number' | 'no-option'

/** An answer as it is kept, `null` when it is empty, or why it cannot be. */
export function readOwnAnswer(
  { kind, options }: Pick<OwnQuestion, 'kind' | 'options'>,
  typed: string,
): { answer: string | null } | { problem: OwnAnswerProblem } {
  const text = cleanOwnAnswer(typed)
  if (text === '') return { answer: null }
  if (kind === 'choice')
    return options.some(({ key }) => key === text) ? { answer: text } : { problem: 'no-option' }
  if (kind === 'number') {
    const isNumber = /^\d{1,6}$/.test(text) && Number(text) <= OWN_NUMBER_MAX
    return isNumber ? { answer: String(Number(text)) } : { problem: 'no-number' }
  }
  return text.length > OWN_ANSWER_MAX ? { problem: 'too-long' } : { answer: text }
}

/** A typed answer as it would be stored, however long it is. */
export const cleanOwnAnswer = (typed: string): string =>
  cleanLine(typed.toWellFormed().replaceAll('\u0000', ''))

/** An answer in words: the option's for a choice; what was chosen before, when the option is gone. */
export function answerIn(
  { kind, options }: Pick<OwnQuestion, 'kind' | 'options'>,
  answer: string,
  language: InvitationLanguage,
): string {
  const option = kind === 'choice' ? options.find(({ key }) => key === answer) : undefined
  return option ? wordsIn(option, language) : answer
}
