import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { startTransition, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from './class-names.ts'
import { controlClass, type FieldSize } from './field-class.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldClass } from './field-parts.tsx'
import { Icon } from './icon.tsx'
import { optionClass, popoverSurface } from './popover-surface.ts'

export type Option<Value extends string> = { value: Value; label: string }

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
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Elige',
  size,
  isDisabled,
  isRequired,
  className,
  ...words
}: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AriaSelect
      isOpen={isOpen}
      // The press is answered first: putting the list over a long page takes the browser a while.
      onOpenChange={(next) => startTransition(() => setOpen(next))}
      value={value}
      onChange={(key) => key !== null && onChange(key as Value)}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(words.error)}
      validationBehavior="aria"
      className={cx(fieldClass, className)}
    >
      <FieldLabel {...words} />
      <Button
        className={controlClass({
          size,
          className: 'flex items-center justify-between gap-2 text-left data-disabled:opacity-50',
        })}
      >
        <SelectValue className="min-w-0 truncate data-placeholder:text-ink-3">
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon of={ChevronsUpDown} size="sm" className="text-ink-3" />
      </Button>
      <FieldNotes {...words} />
      <Popover className={cx(popoverSurface, 'min-w-(--trigger-width) p-1.25')}>
        <ListBox items={options} className="max-h-[inherit] scroll-pane outline-none">
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              className={cx(optionClass, 'group/option')}
            >
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
    </AriaSelect>
  )
}
