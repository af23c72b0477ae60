import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { cx } from './class-names.ts'
import { Icon, type IconGlyph } from './icon.tsx'
import { optionClass, popoverSurface } from './popover-surface.ts'

type MenuProps = {
  /** Names the list of actions: 'Tu cuenta'. */
  label: string
  /** The Button or IconButton that opens the menu. */
  trigger: ReactNode
  /** MenuItem and MenuSeparator. */
  children: ReactNode
  placement?: 'bottom start' | 'bottom end'
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, children, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={cx(popoverSurface, 'min-w-44 p-1.25')}>
        <AriaMenu aria-label={label} className="max-h-[inherit] scroll-pane outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

type MenuItemProps = { children: string; icon?: IconGlyph; isDestructive?: boolean } & (
  | { onAction: () => void; href?: never }
  | { href: string; onAction?: never }
)

/** One action, or a link when it has an `href`. */
export function MenuItem({ children, icon, isDestructive, ...action }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...action}
      textValue={children}
      className={cx(optionClass, isDestructive && 'text-danger')}
    >
      {icon && <Icon of={icon} className={isDestructive ? undefined : 'text-ink-3'} />}
      {children}
    </AriaMenuItem>
  )
}

export function MenuSeparator() {
  return <Separator className="my-1.25 border-t border-line" />
}

type MenuChoiceProps<Value extends string> = {
  /** Stands over the options: 'Tema'. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice inside a menu; the menu stays open, so that the effect can be seen. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
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
        <AriaMenuItem
          key={option.value}
          id={option.value}
          textValue={option.label}
          className={cx(optionClass, 'group/choice')}
        >
          <span className="flex-1">{option.label}</span>
          <Icon of={Check} size="sm" className="invisible text-primary group-data-selected/choice:visible" />
        </AriaMenuItem>
      ))}
    </MenuSection>
  )
}
