import type { NotedProblem } from '#domain/households/answer-values.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { OthersSaid } from './others-said.tsx'
import { type ProblemPlace, problemAt } from './problem-words.ts'
import type { ToldValues } from './told-values.ts'
import type { Way } from './typed-fields.ts'

export type FieldsProps = { told: ToldValues; problems: readonly NotedProblem[] }

type ToldTextProps = FieldsProps & {
  label: string
  way: Way
  value: string
  place: ProblemPlace
  isLong?: boolean
  isNumber?: boolean
}

/** A text of the form. */
export function ToldText({ told, problems, label, way, value, place, isLong, isNumber }: ToldTextProps) {
  const field = {
    label,
    value,
    error: problemAt(problems, place),
    onChange: (typed: string) => told.say(way, typed),
  }
  return (
    <div className="grid gap-1.5">
      {isLong ? (
        <TextAreaField rows={3} {...field} />
      ) : (
        <TextField {...field} inputMode={isNumber ? 'numeric' : undefined} />
      )}
      <OthersSaid told={told} way={way} inWords={(stored) => (stored ? `«${String(stored)}»` : 'nada')} />
    </div>
  )
}
