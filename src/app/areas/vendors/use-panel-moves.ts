import { useCallback } from 'react'
import { afterPaint } from '../../shared/page/after-paint.ts'

type PanelMoves = {
  onOpen: (vendorId: string, how: { isNewPlace: boolean }) => void
  onClose: () => void
}

/** Opens and closes the panel after the press has been drawn. */
export function usePanelMoves(isNarrow: boolean, { onOpen, onClose }: PanelMoves) {
  // On a phone the sheet is a place of its own: the way back closes it.
  const isNewPlace = isNarrow
  const openVendor = useCallback(
    (id: string) => void afterPaint(() => onOpen(id, { isNewPlace })),
    [onOpen, isNewPlace],
  )
  const close = useCallback(() => {
    afterPaint(onClose)
    if (!isNarrow) focusOpenTile()
  }, [onClose, isNarrow])
  return { openVendor, close }
}

/** Leaves the focus where it came from when the panel at the right goes. */
function focusOpenTile() {
  document.querySelector<HTMLElement>('[data-vendor][aria-current] button')?.focus({ preventScroll: true })
}
