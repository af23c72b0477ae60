import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu'
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
        <AriaMenu aria-label={label} className="max-h-[inherit] overflow-auto outline-none">
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
