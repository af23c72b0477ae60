import { type CSSProperties, createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'
import { cx } from '../class-names.ts'

type Choice = { name: string; value: string; onChange: (value: string) => void }

const ChoiceContext = createContext<Choice>({ name: '', value: '', onChange: () => {} })

type RadioGroupProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  isHorizontal?: boolean
  className?: string
  /** Radio, at any depth. */
  children: ReactNode
}

/** One choice of a few that are all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, isHorizontal, className, children } = props
  const name = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const index = radios.indexOf(event.target as HTMLInputElement)
    if (!step || index < 0) return
    // The browser would move by itself, but not for a key that is repeated after the app has come.
    event.preventDefault()
    const next = radios.at((index + step) % radios.length)
    next?.focus()
    next?.click()
  }
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-orientation={isHorizontal ? 'horizontal' : undefined}
      onKeyDown={onKeyDown}
      className={className}
    >
      <ChoiceContext value={{ name, value, onChange: (next) => onChange(next as Value) }}>
        {children}
      </ChoiceContext>
    </div>
  )
}

type RadioProps = {
  value: string
  /** Its name, when it shows no words. */
  label?: string
  style?: CSSProperties
  /** `has-checked:` and `has-focus-visible:` are its states. */
  className?: string
  children?: ReactNode
}

/** A choice of the group around it, which can be pressed all over. */
export function Radio({ value, label, style, className, children }: RadioProps) {
  const choice = use(ChoiceContext)
  return (
    <label style={style} className={cx('relative', className)}>
      <input
        type="radio"
        name={choice.name}
        value={value}
        checked={value === choice.value}
        onChange={() => choice.onChange(value)}
        className="sr-only"
      />
      {children}
      {label && <span className="sr-only">{label}</span>}
    </label>
  )
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
