import Check from 'lucide-react/icons/check'
import { createContext, type ReactNode, type RefObject, use } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { flushSync } from 'react-dom'
import { cx } from '../class-names.ts'
import { Icon, type IconGlyph } from '../icon.tsx'
import { optionClass, popoverSurface } from '../opening/popover-surface.ts'
import type { FocusOnOpen } from '../opening/trigger-context.ts'
import { OverlayFrame } from './overlay-frame.tsx'

export type MenuItemProps = { children: string; icon?: IconGlyph; isDestructive?: boolean } & (
  | { onAction: () => void; href?: never }
  | { href: string; onAction?: never }
)

export type MenuChoiceProps<Value extends string> = {
  /** Stands over the options: 'Tema'. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

type MenuListProps = {
  label: string
  button: RefObject<HTMLElement | null>
  focus: FocusOnOpen
  placement: 'bottom start' | 'bottom end'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** Closes the menu around an entry and gives the focus back to its button. */
const GoBackContext = createContext(() => {})

export function MenuList({ label, button, focus, placement, isOpen, onOpenChange, children }: MenuListProps) {
  const goBack = () => {
    // Until the menu knows that it closes, it draws the focus back into itself.
    flushSync(() => onOpenChange(false))
    button.current?.focus({ preventScroll: true })
  }
  return (
    <OverlayFrame>
      <Popover
        trigger="MenuTrigger"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement={placement}
        aria-label={label}
        className={cx(popoverSurface, 'min-w-44 p-1.25')}
      >
        <Menu
          aria-label={label}
          autoFocus={focus}
          onClose={() => onOpenChange(false)}
          className="max-h-[inherit] scroll-pane outline-none"
        >
          <GoBackContext value={goBack}>{children}</GoBackContext>
        </Menu>
      </Popover>
    </OverlayFrame>
  )
}

/** The act begins when the focus is back at the button: a dialog that it opens gives the focus back to where it was. */
export function MenuLine({ children, icon, isDestructive, onAction, href }: MenuItemProps) {
  const goBack = use(GoBackContext)
  const act = () => {
    goBack()
    onAction?.()
  }
  return (
    <MenuItem
      {...(href === undefined ? { onAction: act } : { href })}
      textValue={children}
      className={cx(optionClass, isDestructive && 'text-danger')}
    >
      {icon && <Icon of={icon} className={isDestructive ? undefined : 'text-ink-3'} />}
      {children}
    </MenuItem>
  )
}

export function MenuHairline() {
  return <Separator className="my-1.25 border-t border-line" />
}

export function MenuChoices<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange([...keys][0] as Value)}
      shouldCloseOnSelect={false}
    >
      <Header className="px-2.5 pt-1.5 pb-1 text-xs text-ink-3">{label}</Header>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          className={cx(optionClass, 'group/choice')}
        >
          <span className="flex-1">{option.label}</span>
          <Icon of={Check} size="sm" className="invisible text-primary group-data-selected/choice:visible" />
        </MenuItem>
      ))}
    </MenuSection>
  )
}

type MenuGroupProps = { label: string; children: ReactNode }

export function MenuLines({ label, children }: MenuGroupProps) {
  return (
    <MenuSection>
      <Header className="px-2.5 pt-2 pb-1 text-xs text-ink-3">{label}</Header>
      {children}
    </MenuSection>
  )
}
