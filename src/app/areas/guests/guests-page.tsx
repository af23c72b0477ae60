import Plus from 'lucide-react/icons/plus'
import Upload from 'lucide-react/icons/upload'
import { useCallback, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { Count } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadedPart } from '#ui/loaded-part.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { useOpenedPart } from '#ui/use-opened-part.ts'
import { ByMedia } from '../../lib/by-media.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { useOnline } from '../../lib/use-online.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { GuestCounts } from './guest-counts.tsx'
import { useSaveKeptTexts } from './guest-drafts.ts'
import { FILTERS, GuestToolbar } from './guest-toolbar.tsx'
import { useGuestActions } from './guests.actions.ts'
import { GuestsEmpty } from './guests-empty.tsx'
import { GuestsInSight, NoGuestsInSight } from './guests-in-sight.tsx'
import { GuestsPrintout } from './guests-printout.tsx'
import type { SourceTab } from './import-dialog/import-source.tsx'
import { usePasteList } from './pasted-list.ts'
import { Composer } from './phone/composer.tsx'
import { type GuestView, useGuestView } from './use-guest-view.ts'
import { useGuests } from './use-guests.ts'
import { useHighlightedGuest } from './use-highlighted-guest.ts'

const NO_GUESTS: Guest[] = []

const dialogs = loadedPart(() => import('./guest-dialogs.ts'))

/** 'Invitados': the guests, what they answered, and all that can be done with the list. */
export function GuestsPage({ weddingId }: { weddingId: string }) {
  const { query, guests, failures } = useGuests(weddingId)
  const view = useGuestView(guests ?? NO_GUESTS)
  const [announcement, announce] = useState('')
  const actions = useGuestActions(weddingId, view, announce)
  useSaveKeptTexts(guests, actions)
  useHighlightedGuest(query.isFetching ? undefined : guests, view)
  const [isAdding, setAdding] = useState(false)
  const [importTab, setImportTab] = useState<SourceTab | null>(null)
  const openText = useCallback(() => setImportTab('text'), [])
  const pasteList = usePasteList(weddingId, openText)
  const isPrinting = usePrinting()

  if (!guests) return <GuestsUnavailable query={query} />

  const isEmpty = guests.length === 0
  return (
    <Page className="max-md:pb-30">
      <div data-print="hide">
        <PageHeader
          title="Invitados"
          aside={<Count value={guests.length} label={guests.length === 1 ? 'invitado' : 'invitados'} />}
          actions={
            !isEmpty && <ListActions onImport={() => setImportTab('file')} onAdd={() => setAdding(true)} />
          }
        />
        {isEmpty ? (
          <GuestsEmpty
            onAdd={() => setAdding(true)}
            onImportFile={() => setImportTab('file')}
            onPaste={openText}
          />
        ) : (
          <>
            <GuestCounts counts={view.counts} />
            <ByMedia query="(width < 48.0625rem)">
              {(isPhone) => (
                <>
                  <GuestToolbar
                    view={view}
                    hasCounts={!isPhone}
                    onExport={(format) => void exportAs(guests, format)}
                    onPrint={() => window.print()}
                  />
                  <div className="mt-4 max-md:mt-2.5">
                    <GuestsInSight
                      guests={guests}
                      view={view}
                      failures={failures}
                      actions={actions}
                      onPasteList={pasteList}
                      isPhone={isPhone}
                    />
                    {view.shown.length === 0 && <NoGuestsInSight view={view} />}
                  </div>
                  {isPhone && <Composer actions={actions} onPasteList={pasteList} />}
                </>
              )}
            </ByMedia>
          </>
        )}
      </div>
      {isPrinting && <GuestsPrintout title={printTitle(view)} guests={view.shown} />}
      <Spoken announcement={announcement} view={view} count={guests.length} />
      <PageDialogs
        isAdding={isAdding}
        onAdding={setAdding}
        onAdd={actions.add}
        weddingId={weddingId}
        guests={guests}
        view={view}
        tab={importTab}
        onTab={setImportTab}
      />
    </Page>
  )
}

/** What screen readers are told of what changed. */
function Spoken({ announcement, view, count }: { announcement: string; view: GuestView; count: number }) {
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="sr-only">
        {view.search.trim() !== '' && `${view.shown.length} de ${count} en la lista`}
      </p>
    </>
  )
}

type PageDialogsProps = {
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
  onAdd: ReturnType<typeof useGuestActions>['add']
  weddingId: string
  guests: readonly Guest[]
  view: GuestView
  tab: SourceTab | null
  onTab: (tab: SourceTab | null) => void
}

/** What opens over the list. */
function PageDialogs({ isAdding, onAdding, onAdd, ...source }: PageDialogsProps) {
  const parts = useOpenedPart(dialogs, isAdding || source.tab !== null, () => {
    onAdding(false)
    source.onTab(null)
  })
  return (
    parts && (
      <>
        <parts.AddGuestDialog isOpen={isAdding} onOpenChange={onAdding} onAdd={onAdd} />
        <parts.ImportDialog {...source} />
      </>
    )
  )
}

/** Hands the person their list as a file; what writes it comes with the dialogs. */
async function exportAs(guests: readonly Guest[], format: 'csv' | 'xlsx') {
  const parts = await dialogs.load().catch(() => null)
  if (parts) return parts.exportGuests(guests, format)
  showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
    tone: 'failed',
  })
}

function ListActions({ onImport, onAdd }: { onImport: () => void; onAdd: () => void }) {
  return (
    <>
      <Button icon={Upload} onPress={onImport}>
        Importar lista
      </Button>
      <Button variant="primary" icon={Plus} onPress={onAdd}>
        Añadir invitado
      </Button>
    </>
  )
}

function GuestsUnavailable({ query }: Pick<ReturnType<typeof useGuests>, 'query'>) {
  const isOnline = useOnline()
  return (
    <Page>
      <PageHeader title="Invitados" />
      {query.isError || !isOnline ? (
        <ErrorState
          title="No hemos podido cargar tus invitados."
          detail={query.isError ? messageFor(query.error) : 'No hay conexión. Los cargaremos cuando vuelva.'}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-10" />
      )}
    </Page>
  )
}

function printTitle({ filter, search, shown, counts }: GuestView): string {
  const part = FILTERS.find(({ value }) => value === filter)?.label
  const words = [filter === 'all' ? null : part, search.trim() && `«${search.trim()}»`].filter(Boolean)
  if (words.length === 0) return `Invitados (${counts.all})`
  return `Invitados: ${words.join(', ')} (${shown.length} de ${counts.all})`
}
