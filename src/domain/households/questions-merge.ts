import { mergeRecords, mergeRows, type Sides } from '../activity/three-way-merge.ts'
import { INVITATION_LANGUAGES } from './households.ts'
import type { InvitationTexts, OwnQuestion } from './invitation-settings.ts'

/** A part of a question that two have changed, by its place in the question: `kind`, `texts.es`, `options.si.texts.es`. */
export type QuestionDifference = {
  key: string
  path: string
  stored: string | boolean | null
  given: string | boolean | null
}

/**
 * Puts changed questions together with those that others have stored meanwhile: by their keys, and one that both have
 * changed by its kind, those it is asked of, its words and the words of its options.
 */
export function mergeQuestions(sides: Sides<readonly OwnQuestion[]>): {
  questions: OwnQuestion[]
  differences: QuestionDifference[]
} {
  const differences: QuestionDifference[] = []
  const find = (questions: readonly OwnQuestion[], key: string) => questions.find((one) => one.key === key)
  const questions = mergeRows(sides, keyOf).map((question) => {
    const { key } = question
    const [base, stored, given] = [find(sides.base, key), find(sides.stored, key), find(sides.given, key)]
    if (!base || !stored || !given) return question
    const one = mergeQuestion({ base, stored, given })
    differences.push(...one.differences)
    return one.question
  })
  return { questions, differences }
}

const keyOf = ({ key }: { key: string }) => key

function mergeQuestion(sides: Sides<OwnQuestion>): {
  question: OwnQuestion
  differences: QuestionDifference[]
} {
  const { base, stored, given } = sides
  const parts = { base: partsOf(base), stored: partsOf(stored), given: partsOf(given) }
  const { merged, conflicts } = mergeRecords(parts)
  const options = mergeRows({ base: base.options, stored: stored.options, given: given.options }, keyOf).map(
    ({ key }) => ({ key, texts: textsAt(merged, optionPath(key)) }),
  )
  const { kind, isOfFamily, eventId } = merged as Pick<OwnQuestion, 'kind' | 'isOfFamily' | 'eventId'>
  // Nothing is asked of an option that one of them has removed.
  const isThere = (path: string) =>
    !path.startsWith('options.') || options.some((option) => path.startsWith(`${optionPath(option.key)}.`))
  const { key } = given
  return {
    question: { key, kind, isOfFamily, eventId, texts: textsAt(merged, 'texts'), options },
    differences: conflicts.filter(isThere).map((path) => ({
      ...{ key, path, stored: parts.stored[path] ?? null, given: parts.given[path] ?? null },
    })),
  }
}

type Parts = Record<string, string | boolean | null>

const optionPath = (key: string) => `options.${key}.texts`

/** The parts of a question that are changed one by one, by their places in it. */
function partsOf({ kind, isOfFamily, eventId, texts, options }: OwnQuestion): Parts {
  const words = (path: string, of: InvitationTexts) =>
    Object.entries(of).map(([language, text]) => [`${path}.${language}`, text])
  return {
    ...{ kind, isOfFamily, eventId },
    ...Object.fromEntries([
      ...words('texts', texts),
      ...options.flatMap((option) => words(optionPath(option.key), option.texts)),
    ]),
  }
}

const textsAt = (parts: Parts, path: string): InvitationTexts =>
  Object.fromEntries(
    INVITATION_LANGUAGES.flatMap((language) => {
      const text = parts[`${path}.${language}`]
      return typeof text === 'string' ? [[language, text]] : []
    }),
  )
