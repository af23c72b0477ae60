import { type ReactNode, useMemo, useState } from 'react'
import type { MenuChoiceProps, MenuItemProps } from '../overlays/menu-list.tsx'
import { overlays } from '../overlays/overlays.ts'
import { TriggerContext } from './trigger-context.ts'
import { useOverlays } from './use-opened-part.ts'
import { useTrigger } from './use-trigger.ts'

type MenuProps = {
  /** Names the list of actions: 'Tu cuenta'. */
  label: string
  /** The Button, IconButton or PlainButton that opens the menu. */
  trigger: ReactNode
  /** MenuItem, MenuSeparator, MenuChoice and MenuGroup. */
  children: ReactNode
  placement?: 'bottom start' | 'bottom end'
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger: opener, children, placement = 'bottom end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { trigger, button, focus } = useTrigger({ kind: 'menu', isOpen, onOpenChange: setOpen })
  const parts = useOverlays(isOpen, setOpen)
  return (
    <>
      <TriggerContext value={trigger}>{opener}</TriggerContext>
      {parts && (
        <parts.MenuList
          label={label}
          button={button}
          focus={focus}
          placement={placement}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {children}
        </parts.MenuList>
      )}
    </>
  )
}

type MenuAtProps = {
  label: string
  /** The element that opened it and gets the focus back. */
  button: HTMLElement
  children: ReactNode
  onClose: () => void
}

/** One menu for many buttons, which would each be slower with their own: open from the start, at one of them. */
export function MenuAt({ label, button, children, onClose }: MenuAtProps) {
  const at = useMemo(() => ({ current: button }), [button])
  const parts = useOverlays(true, onClose)
  return (
    parts && (
      <parts.MenuList
        label={label}
        button={at}
        focus="first"
        placement="bottom end"
        isOpen
        onOpenChange={onClose}
      >
        {children}
      </parts.MenuList>
    )
  )
}

// A menu's entries are drawn when it is open, and so when the overlays have come.

/** One action, or a link when it has an `href`. */
export function MenuItem(props: MenuItemProps) {
  const parts = overlays.current()
  return parts && <parts.MenuLine {...props} />
}

export function MenuSeparator() {
  const parts = overlays.current()
  return parts && <parts.MenuHairline />
}

/** Actions below a heading: 'Mover a'. */
export function MenuGroup(props: { label: string; children: ReactNode }) {
  const parts = overlays.current()
  return parts && <parts.MenuLines {...props} />
}

/** A choice inside a menu; the menu stays open, so that the effect can be seen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const parts = overlays.current()
  return parts && <parts.MenuChoices {...props} />
}
