import type { OwnQuestion } from '#domain/households/invitation-settings.ts'
import { wordsIn } from '#domain/households/own-questions.ts'
import { ToldChoice } from './told-choice.tsx'
import { type FieldsProps, ToldText } from './told-text.tsx'
import type { Way } from './typed-fields.ts'

type ToldQuestionsProps = FieldsProps & {
  questions: readonly OwnQuestion[]
  /** The guest who is asked; null for the family as a whole. */
  person: string | null
  answers: Readonly<Record<string, string>>
  /** The way to the answers. */
  way: Way
}

/** The couple's own questions. */
export function ToldQuestions({ questions, person, answers, way, ...fields }: ToldQuestionsProps) {
  return questions.map((question) => {
    const { key, kind, options } = question
    const field = {
      ...fields,
      label: wordsIn(question, 'es'),
      way: [...way, key],
      value: answers[key] ?? '',
      place: { person, field: 'own', question: key } as const,
    }
    if (kind !== 'choice') return <ToldText key={key} {...field} isNumber={kind === 'number'} />
    const choices = options.map((option) => ({ value: option.key, label: wordsIn(option, 'es') }))
    return <ToldChoice key={key} {...field} options={choices} />
  })
}
