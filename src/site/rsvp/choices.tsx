import type { EventAnswer } from '#domain/households/answer-values.ts'
import { MAYBE, NO, YES } from './field-names.ts'
import type { Words } from './words.ts'

type YesNoProps = {
  name: string
  label: string
  value: EventAnswer | null | undefined
  /** Whether it may also be answered that they may come. */
  hasMaybe?: boolean
  words: Words
}

/**
 * Two radio buttons, or three, as large as a thumb; what is chosen has an icon and a ring beside its colour. The icon is of the
 * style sheet, because a family has a hundred of them.
 */
export function YesNo({ name, label, value, hasMaybe, words: { t } }: YesNoProps) {
  return (
    <span className="rv-yes-no" role="radiogroup" aria-label={label}>
      <label className="rv-choice" data-answer="yes">
        <input type="radio" name={name} value={YES} defaultChecked={value === true} />
        {t.yes()}
      </label>
      {hasMaybe && (
        <label className="rv-choice" data-answer="maybe">
          <input type="radio" name={name} value={MAYBE} defaultChecked={value === 'maybe'} />
          {t.maybe()}
        </label>
      )}
      <label className="rv-choice" data-answer="no">
        <input type="radio" name={name} value={NO} defaultChecked={value === false} />
        {t.no()}
      </label>
    </span>
  )
}

type ChoicesProps = {
  type: 'radio' | 'checkbox'
  name: string
  options: { value: string; label: string }[]
  chosen: readonly string[]
}

/** Options as chips, one or several of them. */
export function Choices({ type, name, options, chosen }: ChoicesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <label key={value} className="rv-choice" data-answer="yes">
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  )
}
