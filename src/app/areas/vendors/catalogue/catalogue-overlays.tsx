import type { ComponentProps } from 'react'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'

type Parts = typeof import('./catalogue-dialogs.ts')

const dialogs = loadedPart<Parts>(() => import('./catalogue-dialogs.ts'))

type CatalogueDialogsProps = ComponentProps<Parts['CustomComponentDialog']> &
  ComponentProps<Parts['EditComponentDialog']>

/** Opens the dialogs over the catalogue. */
export function CatalogueDialogs({ component, onClose, ...creating }: CatalogueDialogsProps) {
  const { weddingId, isOpen, onOpenChange } = creating
  const parts = useOpenedPart(dialogs, isOpen || component !== null, () => {
    onOpenChange(false)
    onClose()
  })
  return (
    parts && (
      <>
        <parts.CustomComponentDialog {...creating} />
        <parts.EditComponentDialog weddingId={weddingId} component={component} onClose={onClose} />
      </>
    )
  )
}
