import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cx } from './class-names.ts'
import { descriptionClass, labelClass } from './field-class.ts'
import { Icon } from './icon.tsx'
import { optionClass, popoverSurface } from './popover-surface.ts'

type TagsFieldProps = {
  label: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** The tags that a typed text stands for, each as it is kept. */
  read: (typed: string) => string[]
  suggest: (typed: string) => string[]
  placeholder: string
  description?: string
  /** With so many the input goes. */
  max?: number
}

/** A list of short texts: Enter or a comma adds one, Backspace in the empty input takes the last away. */
export function TagsField({ label, tags, onChange, read, max, ...input }: TagsFieldProps) {
  const descriptionId = useId()
  const add = (text: string) => onChange(read([...tags, text].join(',')).slice(0, max))
  const isFull = max !== undefined && tags.length >= max
  return (
    <div className="grid content-start gap-1.5">
      {isFull && <p className={labelClass}>{label}</p>}
      <div className="grid grid-cols-1">
        {!isFull && (
          <TagInput
            {...input}
            label={label}
            descriptionId={input.description ? descriptionId : undefined}
            tags={tags}
            onAdd={add}
            onRemoveLast={() => onChange(tags.slice(0, -1))}
            list={<Tags label={label} tags={tags} onChange={onChange} />}
          />
        )}
        {isFull && (
          <div className={BOX}>
            <Tags label={label} tags={tags} onChange={onChange} />
          </div>
        )}
      </div>
      {input.description && (
        <p id={descriptionId} className={descriptionClass}>
          {input.description}
        </p>
      )}
    </div>
  )
}

const BOX =
  'flex min-h-10.5 flex-wrap items-center gap-1.5 rounded-control border border-control bg-surface p-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus'

type TagsProps = Pick<TagsFieldProps, 'label' | 'tags' | 'onChange'>

function Tags({ label, tags, onChange }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className="contents">
      {tags.map((tag) => (
        <li
          key={tag}
          className="flex h-7 items-center rounded-pill bg-primary-soft pl-3 text-sm font-medium wrap-anywhere"
        >
          {tag}
          <button
            type="button"
            aria-label={`Quitar ${tag}`}
            onClick={() => onChange(tags.filter((one) => one !== tag))}
            className="grid size-7 place-items-center rounded-full text-ink-3 hover:text-ink"
          >
            <Icon of={X} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}

type TagInputProps = Pick<TagsFieldProps, 'label' | 'tags' | 'suggest' | 'placeholder'> & {
  descriptionId: string | undefined
  onAdd: (text: string) => void
  onRemoveLast: () => void
  list: ReactNode
}

/** The input with its suggestions (the combobox pattern of ARIA 1.2: the focus stays in the input). */
function TagInput({ label, tags, placeholder, descriptionId, list, ...input }: TagInputProps) {
  const id = useId()
  const { typed, suggestions, active, setTyped, add, onKeyDown } = useTagInput(input)
  return (
    <div className="relative grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={BOX}>
        {list}
        <input
          id={id}
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          aria-describedby={descriptionId}
          autoComplete="off"
          placeholder={tags.length === 0 ? placeholder : 'Añadir'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
          className="h-7 min-w-24 flex-1 bg-transparent px-1.5 text-ui outline-none max-md:text-base"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={`Sugerencias de ${label.toLocaleLowerCase('es')}`}
        hidden={suggestions.length === 0}
        className={cx(popoverSurface, 'absolute inset-x-0 top-full z-10 mt-1 p-1')}
      >
        {suggestions.map((name, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the input loses the focus and takes what is typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(name)}
            className={cx(optionClass, index === active && 'bg-surface-hover')}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  )
}

type TagInputState = Pick<TagInputProps, 'suggest' | 'onAdd' | 'onRemoveLast'>

function useTagInput({ suggest, onAdd, onRemoveLast }: TagInputState) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const [isClosed, setClosed] = useState(false)
  const suggestions = isClosed ? [] : suggest(typed)
  const add = (text: string) => {
    setTyped('')
    setActive(null)
    if (text.trim()) onAdd(text)
  }
  const type = (text: string) => {
    setClosed(false)
    setActive(null)
    if (text.includes(',')) add(text)
    else setTyped(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key]
    if (step && suggestions.length > 0) {
      const next = (active ?? (step > 0 ? -1 : suggestions.length)) + step
      setActive((next + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter') add(active === null ? typed : suggestions[active]!)
    else if (event.key === 'Escape' && suggestions.length > 0) setClosed(true)
    else {
      if (event.key === 'Backspace' && typed === '') onRemoveLast()
      return
    }
    // Enter adds a tag and does not send the form.
    event.preventDefault()
  }
  return { typed, suggestions, active, setTyped: type, add, onKeyDown }
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
