import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../class-names.ts'
import { popoverSurface } from '../opening/popover-surface.ts'
import { OverlayFrame } from './overlay-frame.tsx'

export type PopoverProps = {
  /** Names the panel: 'Notificaciones'. */
  label: string
  /** The Button, IconButton or PlainButton that opens it. */
  trigger: ReactNode
  /** The panel; a function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: 'bottom start' | 'bottom end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
}

type PopoverPanelProps = Pick<PopoverProps, 'label' | 'children' | 'placement' | 'className'> & {
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function PopoverPanel({ label, button, children, className, ...popover }: PopoverPanelProps) {
  return (
    <OverlayFrame>
      <Popover
        {...popover}
        triggerRef={button}
        className={cx(popoverSurface, 'w-[min(24rem,calc(100vw-2rem))]', className)}
      >
        <Dialog aria-label={label} className="max-h-[inherit] scroll-pane outline-none">
          {typeof children === 'function' ? children(() => popover.onOpenChange(false)) : children}
        </Dialog>
      </Popover>
    </OverlayFrame>
  )
}
