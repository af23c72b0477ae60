/** The answers of a person or a family by the keys of their questions: a text, the key of an option, or digits. */
export type OwnAnswers = Record<string, string>

/** A change of answers; `null` takes one away. */
export type OwnAnswerChanges = Record<string, string | null>

/** Answers with some of them changed. */
export function withOwnAnswers(answers: OwnAnswers, changes: OwnAnswerChanges = {}): OwnAnswers {
  const all = Object.entries({ ...answers, ...changes })
  return Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null))
}
