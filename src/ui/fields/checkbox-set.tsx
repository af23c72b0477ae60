import type { ReactNode } from 'react'

type Choice<Value> = { value: Value; label: ReactNode }

type CheckboxSetProps<Value> = {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  /** How the choices stand beside one another. */
  className: string
}

/** Several choices of a list; what is chosen keeps the order in which it was. */
export function CheckboxSet<Value extends string | number>(props: CheckboxSetProps<Value>) {
  const { legend, choices, chosen, onChange, className } = props
  return (
    <fieldset>
      <legend className="text-sm font-strong text-ink-2">{legend}</legend>
      <div className={className}>
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
              className="size-4.5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
