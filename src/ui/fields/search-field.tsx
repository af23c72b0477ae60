import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { controlClass } from './field-class.ts'

type SearchFieldProps = {
  /** Names the field; it is not shown, the placeholder says the same. */
  label: string
  value: string
  onChange: (text: string) => void
  onSubmit?: (text: string) => void
  placeholder?: string
  /** Has the focus as soon as it is there, in what was opened to search. */
  takesFocus?: boolean
  className?: string
}

/** A search box: Esc or the cross empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, placeholder, takesFocus = false, className } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit(value)
    }
    // An empty one leaves the key to what is around it.
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  return (
    <div className={cx('relative', className)}>
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder ?? label}
        className={controlClass({
          className: cx('pl-9.5 [&::-webkit-search-cancel-button]:hidden', value !== '' && 'pr-10'),
        })}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Vaciar la búsqueda"
          tabIndex={-1}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute top-1/2 right-1.5 grid size-8 -translate-y-1/2 place-items-center rounded-pill text-ink-3 hover:text-ink"
        >
          <Icon of={X} size="sm" />
        </button>
      )}
    </div>
  )
}
