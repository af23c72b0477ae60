import type { ReactNode } from 'react'
import { useOverlays } from './use-opened-part.ts'

export type BottomSheetProps = {
  title: string
  /** A small line over the title: the component of a vendor. */
  kicker?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The part that scrolls; it brings its own padding. */
  children: ReactNode
  /** What stays in sight at the bottom. */
  footer?: ReactNode
  /** Takes all the room there is, so that it does not jump when its content changes. */
  isTall?: boolean
}

/** A sheet that rises from the bottom of a phone. Pulling its handle down closes it, like Esc and the cross. */
export function BottomSheet(props: BottomSheetProps) {
  const parts = useOverlays(props.isOpen, props.onOpenChange)
  return parts ? <parts.BottomSheetPaper {...props} /> : null
}
