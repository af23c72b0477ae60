import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnnouncedText } from '#contract/announcements.ts'
import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
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

function AnnouncedTable({ announced }: { announced: readonly AnnouncedText[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what is wider than the screen
    <section aria-label="Cambios anunciados" tabIndex={0} className="scroll-row max-md:-mx-4 max-md:px-4">
      <table className="w-full border-collapse text-left whitespace-nowrap">
        <thead>
          <tr className="border-t border-b border-t-line-strong border-b-line text-ink-3">
            {['Versión', 'Vigente', 'Avisados'].map((heading) => (
              <th key={heading} scope="col" className="h-7 pr-3 font-medium max-lg:h-11">
                {heading}
              </th>
            ))}
            <th scope="col" className="text-right font-medium">
              Leído
            </th>
          </tr>
        </thead>
        <tbody>
          {announced.map((change) => (
            <AnnouncedRow key={change.id} change={change} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function AnnouncedRow({ change }: { change: AnnouncedText }) {
  const { document, version, effectiveOn, announcedAt, accounts, mailed, queued, read } = change
  const share = accounts === 0 ? 0 : Math.round((100 * read) / accounts)
  return (
    <tr className="h-9 border-b border-line text-ink-2 max-lg:h-11">
      <td className="pr-3 font-medium text-ink">
        {DOCUMENT_NAMES[document].name}, {dateInWords(version)}
      </td>
      <td className="pr-3">{dateInWords(effectiveOn)}</td>
      <td className="pr-3 tabular-nums">
        {instantInWords(announcedAt)}, {(mailed - queued).toLocaleString('es-ES')} de{' '}
        {accounts.toLocaleString('es-ES')}
        {queued > 0 && `, ${queued.toLocaleString('es-ES')} en cola`}
      </td>
      <td className="text-right tabular-nums" title={`${read.toLocaleString('es-ES')} cuentas`}>
        {share}&nbsp;%
      </td>
    </tr>
  )
}
