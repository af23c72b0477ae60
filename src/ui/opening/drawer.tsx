import type { DrawerProps } from '../overlays/drawer-panel.tsx'
import { useOverlays } from './use-opened-part.ts'

/** A panel from the edge: the menu at the left (296 px), a vendor's details at the right. */
export function Drawer(props: DrawerProps) {
  const parts = useOverlays(props.isOpen, props.onOpenChange)
  return parts ? <parts.DrawerPanel {...props} /> : null
}
