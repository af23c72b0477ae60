import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { optionClass, popoverSurface } from '../opening/popover-surface.ts'
import { descriptionClass, labelClass } from './field-class.ts'

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
  const [box, keepFocus] = useKeptFocus(tags)
  const [left, setLeft] = useState<readonly string[]>([])
  const add = (text: string) => {
    const all = read([...tags, text].join(','))
    setLeft(max === undefined ? [] : all.slice(max))
    onChange(all.slice(0, max))
  }
  const list = (
    <Tags
      label={label}
      tags={tags}
      onRemove={(removed) => {
        keepFocus()
        setLeft([])
        onChange(tags.filter((tag) => tag !== removed))
      }}
    />
  )
  const isFull = max !== undefined && tags.length >= max
  return (
    <div className="grid content-start gap-1.5">
      {isFull && <p className={labelClass}>{label}</p>}
      <div ref={box} className="grid grid-cols-1">
        {!isFull && (
          <TagInput
            {...input}
            label={label}
            descriptionId={input.description ? descriptionId : undefined}
            tags={tags}
            onAdd={add}
            onPressAdd={keepFocus}
            onRemoveLast={() => onChange(tags.slice(0, -1))}
            list={list}
          />
        )}
        {isFull && <div className={BOX}>{list}</div>}
      </div>
      <p role="status" className={left.length > 0 ? descriptionClass : 'sr-only'}>
        {left.length > 0 && `Caben ${max}: no hemos añadido ${inSpanishList(left.map((tag) => `«${tag}»`))}.`}
      </p>
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

/** A tag, its button or the input may go while it has the focus: the input gets it then, or the last tag's button. */
function useKeptFocus(tags: readonly string[]) {
  const box = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tags say when one has come or gone
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    const input = box.current?.querySelector('input')
    const place = input ?? box.current?.querySelector<HTMLElement>('li:last-child button')
    place?.focus()
  }, [tags])
  const keepFocus = () => {
    isWanted.current = true
  }
  return [box, keepFocus] as const
}

type TagsProps = Pick<TagsFieldProps, 'label' | 'tags'> & { onRemove: (tag: string) => void }

function Tags({ label, tags, onRemove }: TagsProps) {
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
            onClick={() => onRemove(tag)}
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
  /** Comes before a text is added by Enter, a comma or a press, and not because the person leaves the field. */
  onPressAdd: () => void
  onRemoveLast: () => void
  list: ReactNode
}

/** The input with its suggestions (the combobox pattern of ARIA 1.2: the focus stays in the input). */
function TagInput({ label, tags, placeholder, descriptionId, list, ...input }: TagInputProps) {
  const id = useId()
  const { typed, suggestions, active, setTyped, add, leave, onKeyDown } = useTagInput(input)
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
          onBlur={leave}
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

type TagInputState = Pick<TagInputProps, 'suggest' | 'onAdd' | 'onPressAdd' | 'onRemoveLast'>

function useTagInput({ suggest, onAdd, onPressAdd, onRemoveLast }: TagInputState) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const [isClosed, setClosed] = useState(false)
  const suggestions = isClosed ? [] : suggest(typed)
  const take = (text: string) => {
    setTyped('')
    setActive(null)
    if (text.trim()) onAdd(text)
  }
  const add = (text: string) => {
    if (text.trim()) onPressAdd()
    take(text)
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
  return { typed, suggestions, active, setTyped: type, add, leave: () => take(typed), onKeyDown }
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
