import type { ReactNode } from 'react'
import { useOverlays } from './use-opened-part.ts'

export type DialogProps = {
  title: string
  /** One line under the title. */
  description?: ReactNode
  /** The body; a function is given `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons, bottom right, the safe one first. A function is given `close`. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  role?: 'dialog' | 'alertdialog'
  width?: 'md' | 'lg'
  /** False where a stray click outside would throw typed text away; Esc and the cross still close. */
  closesOnScrim?: boolean
  /** A sprig that leans over the upper edge. */
  ornament?: ReactNode
}

/** A sheet of paper over the page: in the middle of a wide screen, at the bottom of a phone. */
export function Dialog(props: DialogProps) {
  const parts = useOverlays(props.isOpen, props.onOpenChange)
  return parts ? <parts.DialogPaper {...props} /> : null
}
