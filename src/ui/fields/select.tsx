import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type KeyboardEvent, startTransition, useRef, useState } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useOverlays } from '../opening/use-opened-part.ts'
import { useTrigger } from '../opening/use-trigger.ts'
import { controlClass, type FieldSize } from './field-class.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldClass, useFieldIds } from './field-parts.tsx'
import type { Option } from './option.ts'

type SelectProps<Value extends string> = FieldWords & {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  size?: FieldSize
  isDisabled?: boolean
  isRequired?: boolean
  className?: string
}

/** One choice out of a list that opens. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder = 'Elige', size, isDisabled, isRequired, className } = props
  const { ids, describedBy } = useFieldIds(props)
  const [isOpen, setOpen] = useState(false)
  // The press is answered first: putting the list over a long page takes the browser a while.
  const onOpenChange = (next: boolean) => startTransition(() => setOpen(next))
  const { trigger, button, focus } = useTrigger({ kind: 'listbox', isOpen, onOpenChange })
  const parts = useOverlays(isOpen, onOpenChange)
  const keys = useSelectKeys(options, value, onChange)
  const chosen = options.find((option) => option.value === value)
  // A placeholder that repeats the label would be said twice.
  const isNamedTwice = !chosen && placeholder === props.label
  return (
    <div className={cx(fieldClass, className)}>
      <FieldLabel {...props} id={ids.label} htmlFor={ids.control} />
      <button
        {...trigger}
        id={ids.control}
        type="button"
        disabled={isDisabled}
        aria-labelledby={isNamedTwice ? ids.label : `${ids.control}v ${ids.label}`}
        aria-describedby={
          [describedBy, isRequired && `${ids.control}r`].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={props.error ? true : undefined}
        onKeyDown={(event) => {
          keys(event)
          trigger.onKeyDown?.(event)
        }}
        className={controlClass({
          size,
          className: 'flex items-center justify-between gap-2 text-left disabled:opacity-50',
        })}
      >
        <span id={`${ids.control}v`} className={cx('min-w-0 truncate', !chosen && 'text-ink-3')}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
      </button>
      {isRequired && (
        <span id={`${ids.control}r`} hidden>
          Obligatorio
        </span>
      )}
      <FieldNotes {...props} ids={ids} />
      {parts && (
        <parts.SelectList
          label={props.label}
          options={options}
          value={value}
          onChange={(next) => onChange(next as Value)}
          button={button}
          focus={focus}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        />
      )}
    </div>
  )
}

/** Letters that follow one another within this time, in milliseconds, are the beginning of one word. */
const TYPING_MS = 1000

/** The keys of the closed list: left and right go to the option beside, letters to the next that begins so. */
function useSelectKeys<Value extends string>(
  options: readonly Option<Value>[],
  value: Value | null,
  onChange: (value: Value) => void,
) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = options.findIndex((option) => option.value === value)
    const choose = (next: Option<Value> | undefined) => {
      event.preventDefault()
      if (next && next.value !== value) onChange(next.value)
    }
    if (event.key === 'ArrowRight') choose(options[index + 1])
    else if (event.key === 'ArrowLeft') choose(index < 0 ? options.at(-1) : options[index - 1])
    else if (event.key.length === 1 && event.key !== ' ') {
      const isNew = event.timeStamp - typed.current.at > TYPING_MS
      const text = (isNew ? '' : typed.current.text) + event.key
      typed.current = { text, at: event.timeStamp }
      const from = text.length === 1 ? index + 1 : Math.max(index, 0)
      const inTurn = [...options.slice(from), ...options.slice(0, from)]
      choose(inTurn.find(({ label }) => collator.compare(label.slice(0, text.length), text) === 0))
    }
  }
}

const collator = new Intl.Collator('es', { usage: 'search', sensitivity: 'base' })
