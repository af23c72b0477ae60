import { type ReactNode, useState } from 'react'
import { useOverlays } from '../opening/use-opened-part.ts'
import { useTrigger } from '../opening/use-trigger.ts'
import type { Option } from './option.ts'

type InlineSelectProps<Value extends string> = {
  /** The thing that is chosen there: 'Presupuesto de Carmen'. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
  className?: string
  /** The choice as it stands among other text. */
  children: ReactNode
}

/** One choice out of a list, without the look of a field: in the cell of a table. */
export function InlineSelect<Value extends string>(props: InlineSelectProps<Value>) {
  const { label, options, value, onChange, isDisabled, className, children } = props
  const [isOpen, onOpenChange] = useState(false)
  const { trigger, button, focus } = useTrigger({ kind: 'listbox', isOpen, onOpenChange })
  const parts = useOverlays(isOpen, onOpenChange)
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  return (
    <>
      <button
        {...trigger}
        type="button"
        disabled={isDisabled}
        aria-label={`${label}: ${chosen}`}
        className={className}
      >
        {children}
      </button>
      {parts && (
        <parts.SelectList
          label={label}
          options={options}
          value={value}
          onChange={(next) => onChange(next as Value)}
          button={button}
          focus={focus}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  )
}
