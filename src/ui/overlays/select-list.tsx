import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { foldText } from '#domain/text/fold-text.ts'
import { cx } from '../class-names.ts'
import type { Option } from '../fields/option.ts'
import { SearchField } from '../fields/search-field.tsx'
import { Icon } from '../icon.tsx'
import { optionClass, popoverSurface } from '../opening/popover-surface.ts'
import type { FocusOnOpen } from '../opening/trigger-context.ts'
import { OverlayFrame } from './overlay-frame.tsx'

type SelectListProps = {
  label: string
  options: readonly Option<string>[]
  value: string | null
  onChange: (value: string) => void
  button: RefObject<HTMLElement | null>
  focus: FocusOnOpen
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A list of more options than these is searched, as that of all zones of the world. */
const SEARCHED_FROM = 100

/** Choosing what is chosen closes the list too, which its types do not know. */
const ALSO_THE_SAME = { allowDuplicateSelectionEvents: true }

export function SelectList({
  label,
  options,
  value,
  onChange,
  button,
  focus,
  isOpen,
  onOpenChange,
}: SelectListProps) {
  const [sought, setSought] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const isSearched = options.length > SEARCHED_FROM
  const found = options.filter((option) => foldText(option.label).includes(foldText(sought)))
  const choose = (next: string | undefined) => {
    onOpenChange(false)
    if (next !== undefined && next !== value) onChange(next)
  }
  return (
    <OverlayFrame>
      <Popover
        trigger="Select"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom start"
        aria-label={label}
        className={cx(popoverSurface, 'min-w-(--trigger-width) p-1.25')}
      >
        {isSearched && (
          <Search sought={sought} onSeek={setSought} onChoose={() => choose(found[0]?.value)} list={list} />
        )}
        <ListBox
          {...ALSO_THE_SAME}
          ref={list}
          aria-label={label}
          items={found}
          autoFocus={isSearched ? false : focus}
          renderEmptyState={() => <p className="px-2.5 py-2 text-sm text-ink-2">Nada se llama así.</p>}
          shouldFocusOnHover
          shouldSelectOnPressUp
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => choose([...keys].map(String)[0])}
          className={cx('scroll-pane outline-none', isSearched ? 'h-64' : 'max-h-[inherit]')}
        >
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className={cx(optionClass, 'group/option')}
            >
              {option.icon && <Icon of={option.icon} size="sm" />}
              <span className="min-w-0 flex-1">{option.label}</span>
              <Icon
                of={Check}
                size="sm"
                className="invisible text-primary group-data-selected/option:visible"
              />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </OverlayFrame>
  )
}

type SearchProps = {
  sought: string
  onSeek: (text: string) => void
  onChoose: () => void
  list: RefObject<HTMLElement | null>
}

/** Typing leaves the options that it fits; Enter takes the first of them, and the arrow leads into the list. */
function Search({ sought, onSeek, onChoose, list }: SearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>('[role=option]')?.focus()
  }
  return (
    <search onKeyDown={onKeyDown} className="block pb-1.25">
      <SearchField label="Buscar" value={sought} onChange={onSeek} onSubmit={onChoose} takesFocus />
    </search>
  )
}
