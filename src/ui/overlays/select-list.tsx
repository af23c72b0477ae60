import Check from 'lucide-react/icons/check'
import type { RefObject } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../class-names.ts'
import type { Option } from '../fields/option.ts'
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
        <ListBox
          {...ALSO_THE_SAME}
          aria-label={label}
          items={options}
          autoFocus={focus}
          shouldFocusOnHover
          shouldSelectOnPressUp
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => {
            onOpenChange(false)
            const next = [...keys][0]
            if (next !== undefined && next !== value) onChange(String(next))
          }}
          className="max-h-[inherit] scroll-pane outline-none"
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
