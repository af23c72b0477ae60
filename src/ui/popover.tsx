import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { cx } from './class-names.ts'
import { popoverSurface } from './popover-surface.ts'

type PopoverProps = {
  /** Names the panel: 'Notificaciones'. */
  label: string
  /** The Button or IconButton that opens it. */
  trigger: ReactNode
  /** The panel; a function is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  placement?: 'bottom start' | 'bottom end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  className?: string
}

/** A small panel under its button: the bell's notifications. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom end',
  className,
  ...open
}: PopoverProps) {
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover
        placement={placement}
        className={cx(popoverSurface, 'w-[min(24rem,calc(100vw-2rem))]', className)}
      >
        <Dialog aria-label={label} className="max-h-[inherit] scroll-pane outline-none">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
