import { Select } from '#ui/fields/select.tsx'
import { OthersSaid } from './others-said.tsx'
import { type ProblemPlace, problemAt } from './problem-words.ts'
import type { FieldsProps } from './told-text.tsx'
import type { Way } from './typed-fields.ts'

type ToldChoiceProps = FieldsProps & {
  label: string
  way: Way
  value: string
  options: readonly { value: string; label: string }[]
  place: ProblemPlace
}

/** One of several; nothing is chosen while the family has not said it. */
export function ToldChoice({ told, problems, label, way, value, options, place }: ToldChoiceProps) {
  const nameOf = (key: unknown) => options.find((option) => option.value === key)?.label ?? 'sin elegir'
  return (
    <div className="grid gap-1.5">
      <Select
        label={label}
        options={options}
        value={options.some((option) => option.value === value) ? value : null}
        placeholder="Sin elegir"
        error={problemAt(problems, place)}
        onChange={(chosen) => told.say(way, chosen)}
      />
      <OthersSaid told={told} way={way} inWords={nameOf} />
    </div>
  )
}
