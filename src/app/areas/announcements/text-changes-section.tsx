import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { AnnouncedTable } from './announced-table.tsx'
import { textChangesQuery } from './announcements.queries.ts'

const announceDialog = loadedPart(() => import('./announce-dialog.tsx'))

/** 'Cambios de términos': what can be announced, and how many have got and read what was. */
export function TextChangesSection() {
  const { data, error } = useQuery(textChangesQuery)
  const [isOpen, setOpen] = useState(false)
  const part = useOpenedPart(announceDialog, isOpen, () => setOpen(false))
  const coming = data?.coming ?? []
  return (
    <OperatorSection
      id="terminos"
      title="Cambios de términos"
      aside={
        coming.length > 0 && (
          <Button size="sm" onPress={() => setOpen(true)}>
            Anunciar un cambio
          </Button>
        )
      }
    >
      {error && !data && <NothingHere>{messageFor(error)}</NothingHere>}
      {!error && !data && <SkeletonRows />}
      {data?.announced.length === 0 && (
        <NothingHere>
          {coming.length > 0
            ? `Sin anunciar: ${coming.map(({ document, version }) => `${DOCUMENT_NAMES[document].name} del ${dateInWords(version)}`).join(', ')}.`
            : 'Ninguno. Los textos que se pueden anunciar vienen con cada versión de Azahar.'}
        </NothingHere>
      )}
      {data && data.announced.length > 0 && <AnnouncedTable announced={data.announced} />}
      {part && isOpen && coming.length > 0 && (
        <part.AnnounceDialog coming={coming} onClose={() => setOpen(false)} />
      )}
    </OperatorSection>
  )
}
