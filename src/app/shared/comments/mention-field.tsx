import { type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { optionClass, popoverSurface } from '#ui/opening/popover-surface.ts'
import type { Person } from './mentions.ts'
import { useMention } from './use-mention.ts'

type MentionFieldProps = {
  label: string
  placeholder?: string
  /** The people who can be mentioned. */
  people: readonly Person[]
  value: string
  error: string | null | undefined
  inputRef?: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
  onSend: () => void
}

/** A text in which an @ offers the members, by keyboard and pointer; the focus stays in the text. */
export function MentionField({ label, people, value, onChange, onSend, ...field }: MentionFieldProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const input = field.inputRef ?? own
  const id = useId()
  const { offered, active, take, close, setCaret, move } = useMention({ input, people, value, onChange })
  const isOpen = offered.length > 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
    else if (!isOpen) return
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active]!)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextAreaField
        {...field}
        label={label}
        hideLabel
        rows={2}
        value={value}
        inputRef={input}
        onChange={(text) => {
          setCaret(input.current?.selectionStart ?? text.length)
          onChange(text)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={close}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={`${id}-people`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
      />
      <p role="status" className="sr-only">
        {isOpen && (offered.length === 1 ? '1 persona' : `${offered.length} personas`)}
      </p>
      <div
        id={`${id}-people`}
        role="listbox"
        aria-label="Mencionar a"
        hidden={!isOpen}
        className={cx(popoverSurface, 'absolute! inset-x-0 bottom-full z-10 mb-1 max-h-52 scroll-pane p-1')}
      >
        {offered.map((person, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
          <div
            key={person.userId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the text loses the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(person)}
            className={cx(optionClass, index === active && 'bg-surface-hover')}
          >
            {person.fullName}
          </div>
        ))}
      </div>
    </div>
  )
}
