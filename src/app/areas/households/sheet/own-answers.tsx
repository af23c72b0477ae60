import type { OwnQuestion } from '#domain/households/invitation-settings.ts'
import type { OwnAnswerChanges, OwnAnswers } from '#domain/households/own-answers.ts'
import { OWN_ANSWER_MAX, readOwnAnswer, wordsIn } from '#domain/households/own-questions.ts'
import { Select } from '#ui/fields/select.tsx'
import { SavedText } from './saved-text.tsx'

/** No answer is a choice of its own: a select knows no empty value. */
const NO_ANSWER = ''

type OwnAnswersProps = {
  /** The row of the guest or the family, where others may save another answer while one is typed. */
  row: string
  questions: readonly OwnQuestion[]
  answers: OwnAnswers
  onSave: (changes: OwnAnswerChanges) => Promise<unknown>
}

/** The answers to the couple's own questions, for who notes what was told by telephone. */
export function OwnAnswersFields({ row, questions, answers, onSave }: OwnAnswersProps) {
  return questions.map((question) => {
    const { key, kind, options } = question
    const label = wordsIn(question, 'es')
    const save = (answer: string) => onSave({ [key]: answer || null })
    if (kind === 'choice')
      return (
        <Select
          key={key}
          label={label}
          options={[
            { value: NO_ANSWER, label: 'Sin respuesta' },
            ...options.map((option) => ({ value: option.key, label: wordsIn(option, 'es') })),
          ]}
          value={options.some((option) => option.key === answers[key]) ? answers[key]! : NO_ANSWER}
          onChange={(answer) => void save(answer)}
        />
      )
    return (
      <SavedText
        key={key}
        label={label}
        value={answers[key] ?? ''}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        problemOf={(typed) => problemOf(question, typed)}
        shared={{ row, field: `ownAnswers.${key}` }}
        onSave={save}
      />
    )
  })
}

function problemOf(question: OwnQuestion, typed: string): string | null {
  const read = readOwnAnswer(question, typed)
  if (!('problem' in read)) return null
  return read.problem === 'too-long' ? `Caben ${OWN_ANSWER_MAX} caracteres.` : 'Escribe una cifra, como 2.'
}
