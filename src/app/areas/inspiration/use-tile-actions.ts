import { useMemo, useRef } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { TileActions } from './images/image-tile.tsx'
import type { useSelection } from './images/use-selection.ts'

/** The same functions for as long as the page is there, so that tiles are not drawn again. */
export function useTileActions(
  images: readonly InspirationImage[],
  selection: ReturnType<typeof useSelection>,
  onOpen: (imageId: string) => void,
  setMenu: (menu: { image: InspirationImage; button: HTMLElement }) => void,
): TileActions {
  const now = useRef({ images, selection, onOpen })
  now.current = { images, selection, onOpen }
  return useMemo(
    () => ({
      open: (id) => now.current.onOpen(id),
      toggle: (id, isRange) => now.current.selection.toggle(id, isRange),
      dragged: (id) => {
        const { ids } = now.current.selection
        return ids.has(id) ? [...ids] : [id]
      },
      openMenu: (id, button) => {
        const image = now.current.images.find((one) => one.id === id)
        if (image) setMenu({ image, button })
      },
    }),
    [setMenu],
  )
}
