import type { ReactNode } from 'react'
import { useOverlays } from './use-opened-part.ts'

export type DrawerProps = {
  /** Names the drawer: 'Menú'. */
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  side?: 'left' | 'right'
  /** What stands beside the close button; the wordmark in the menu. */
  header?: ReactNode
  children: ReactNode
}

/** A panel from the edge: the menu at the left (296 px), a vendor's details at the right. */
export function Drawer(props: DrawerProps) {
  const parts = useOverlays(props.isOpen, props.onOpenChange)
  return parts ? <parts.DrawerPanel {...props} /> : null
}
