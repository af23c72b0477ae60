import type { DialogProps } from '../overlays/dialog-paper.tsx'
import { useOverlays } from './use-opened-part.ts'

/** A sheet of paper over the page: in the middle of a wide screen, at the bottom of a phone. */
export function Dialog(props: DialogProps) {
  const parts = useOverlays(props.isOpen, props.onOpenChange)
  return parts ? <parts.DialogPaper {...props} /> : null
}
