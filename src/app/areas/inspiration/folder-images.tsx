import { type ReactNode, useState } from 'react'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { useIsHydrated } from '#ui/hydration/use-is-hydrated.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { Masonry } from './images/masonry.tsx'
import { loadDrop } from './images/move-dropped.ts'
import type { useSelection } from './images/use-selection.ts'
import type { LightboxProps } from './lightbox/image-details.tsx'
import { useTileActions } from './use-tile-actions.ts'

const lightbox = loadedPart(() => import('./lightbox/lightbox.tsx'))
const imageMenu = loadedPart(() => import('./images/image-menu.tsx'))
const selectionBar = loadedPart(() => import('./images/selection-bar.tsx'))

/** The overlays are loaded before they are asked for. One that could not be loaded says so when it is opened. */
const loadOverlays = () => {
  for (const part of [lightbox, imageMenu]) part.load().catch(() => {})
  loadDrop()
}

type FolderImagesProps = Omit<LightboxProps, 'image' | 'onShow' | 'onClose'> & {
  label: string
  selection: ReturnType<typeof useSelection>
  /** Of the image that the address says is open. */
  openId: string | undefined
  onOpen: (imageId: string | undefined) => void
  /** The first tile stands in front of the images: the place to drop more. */
  first: ReactNode
  emptyText: string
  isNarrow: boolean
}

/** The images of a folder or of a search, the one that is open, and what is done with those selected. */
export function FolderImages({
  label,
  selection,
  openId,
  onOpen,
  first,
  emptyText,
  isNarrow,
  ...shared
}: FolderImagesProps) {
  const { weddingId, images, folders, actions } = shared
  const [menu, setMenu] = useState<{ image: InspirationImage; button: HTMLElement } | null>(null)
  const tileActions = useTileActions(images, selection, onOpen, setMenu)
  const isHydrated = useIsHydrated()
  const open = isHydrated ? images.find(({ id }) => id === openId) : undefined
  const view = useWantedPart(lightbox, open !== undefined, () => onOpen(undefined))
  const menuPart = useWantedPart(imageMenu, menu !== null, () => setMenu(null))
  const bar = useWantedPart(selectionBar, selection.isSelecting, selection.clear)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the larger view is loaded before it is asked for
    <div onPointerEnter={loadOverlays} onFocus={loadOverlays}>
      <Masonry
        images={images}
        base={shared.base}
        label={label}
        selected={selection.ids}
        isSelecting={selection.isSelecting}
        actions={tileActions}
        isNarrow={isNarrow}
        first={first}
      />
      {images.length === 0 && (
        <div className="mt-4">
          <EmptySection>{emptyText}</EmptySection>
        </div>
      )}
      {menu && menuPart && (
        <menuPart.ImageMenu
          {...menu}
          weddingId={weddingId}
          folders={folders}
          actions={actions}
          onSelect={() => selection.toggle(menu.image.id, false)}
          onClose={() => setMenu(null)}
        />
      )}
      {open && view && (
        <view.Lightbox {...shared} image={open} onShow={onOpen} onClose={() => onOpen(undefined)} />
      )}
      {selection.isSelecting && bar && (
        <bar.SelectionBar
          weddingId={weddingId}
          selected={selection.selected}
          folders={folders}
          onSelectAll={selection.selectAll}
          onDone={selection.clear}
        />
      )}
    </div>
  )
}
