import type { BottomSheetProps } from '../overlays/bottom-sheet-paper.tsx'
import { useOverlays } from './use-opened-part.ts'

/** A sheet that rises from the bottom of a phone. Pulling its handle down closes it, like Esc and the cross. */
export function BottomSheet(props: BottomSheetProps) {
  const parts = useOverlays(props.isOpen, props.onOpenChange)
  return parts ? <parts.BottomSheetPaper {...props} /> : null
}
