import { type ComponentProps, useState } from 'react'
import { isFiltering } from '#domain/guests/guest-filter.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { exportAs } from './export-as.ts'
import { type FamiliesViewProps, type FiltersDialogProps, useGuestDialogs } from './guest-dialogs.ts'
import { GuestToolbar } from './guest-toolbar.tsx'
import { GuestsInSight, NoGuestsInSight } from './guests-in-sight.tsx'
import { Composer } from './phone/composer.tsx'
import { useColumns } from './use-columns.ts'
import { useFamiliesMode } from './use-families-mode.ts'

type GuestsBelowProps = Omit<ComponentProps<typeof GuestsInSight>, 'isPhone' | 'columns'>

/** The toolbar and the list: flat or by families, as a table or as the list of a phone. */
export function GuestsBelow(list: GuestsBelowProps) {
  const { weddingId, guests, view, actions, onPasteList } = list
  const families = useFamiliesMode(weddingId)
  const dialogs = useGuestDialogs()
  const { columns, setColumns } = useColumns(weddingId, families.isByFamilies)
  const [isFiltering, setFiltering] = useState(false)
  return (
    <ByMedia query="(width < 48.0625rem)">
      {(isPhone) => (
        <>
          <GuestToolbar
            weddingId={weddingId}
            view={view}
            hasCounts={!isPhone && !families.isByFamilies}
            families={families}
            onFilters={() => setFiltering(true)}
            onExport={(format) => void exportAs(dialogs, weddingId, guests, format)}
            onPrint={() => window.print()}
          />
          {!families.isByFamilies && <Answers weddingId={weddingId} />}
          <div className="mt-4 max-md:mt-2.5">
            {families.isByFamilies ? (
              <ByFamilies {...{ weddingId, guests, view, actions, isPhone, columns }} />
            ) : (
              <GuestsInSight {...list} isPhone={isPhone} columns={columns} />
            )}
            {view.shown.length === 0 && <NoGuestsInSight view={view} />}
          </div>
          {isPhone && <Composer actions={actions} onPasteList={onPasteList} />}
          <Details weddingId={weddingId} view={view} />
          <OpenFilters
            isOpen={isFiltering}
            {...{ weddingId, guests, view, isPhone, columns }}
            onColumns={setColumns}
            onClose={() => setFiltering(false)}
          />
        </>
      )}
    </ByMedia>
  )
}

/** Reads the details that the filters go by, where there are such filters. */
function Details({ weddingId, view }: Pick<GuestsBelowProps, 'weddingId' | 'view'>) {
  const isWanted = isFiltering(view.details)
  const parts = useLoadedPart(useGuestDialogs(), isWanted)
  return parts && isWanted ? (
    <parts.DetailReader weddingId={weddingId} filter={view.details} onRead={view.onRead} />
  ) : null
}

type OpenFiltersProps = FiltersDialogProps & { isOpen: boolean }

function OpenFilters({ isOpen, ...props }: OpenFiltersProps) {
  const parts = useOpenedPart(useGuestDialogs(), isOpen, props.onClose)
  return parts && isOpen ? <parts.FiltersDialog {...props} /> : null
}

/** The families, whose file comes when they are shown: the server draws its room. */
function ByFamilies(props: FamiliesViewProps) {
  const [isMissing, setMissing] = useState(false)
  const parts = useLoadedPart(useGuestDialogs(), !isMissing, () => setMissing(true))
  if (parts) return <parts.FamiliesView {...props} />
  if (!isMissing) return <SkeletonRows rows={8} />
  return (
    <ErrorState
      title="No hemos podido cargar las familias."
      detail="Comprueba tu conexión e inténtalo de nuevo."
      onRetry={() => setMissing(false)}
    />
  )
}

/** How the families answer; fetched when it is opened. */
function Answers({ weddingId }: { weddingId: string }) {
  const [isOpen, setOpen] = useState(false)
  const parts = useLoadedPart(useGuestDialogs(), isOpen)
  return (
    <details data-print="hide" onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="mt-2">
      <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm text-ink-2 pointer-coarse:py-3">
        Cómo van las respuestas
      </summary>
      <div className="mt-2 max-w-2xl">{isOpen && parts && <parts.AnswersInFull weddingId={weddingId} />}</div>
    </details>
  )
}
