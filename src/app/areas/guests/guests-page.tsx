import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Upload from 'lucide-react/icons/upload'
import { type ComponentProps, lazy, Suspense, useCallback, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { Count } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadedPart } from '#ui/loaded-part.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { useIsTakenOver } from '#ui/use-is-taken-over.ts'
import { useOpenedPart } from '#ui/use-opened-part.ts'
import { ByMedia } from '../../lib/by-media.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { useOnline } from '../../lib/use-online.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useFamiliesMode } from './families/use-families-mode.ts'
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

const FamiliesView = lazy(() => import('./families/families-view.tsx'))
const InvitationsPanel = lazy(() => import('./families/invitations-panel.tsx'))

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
  const [isSending, setSending] = useState(false)
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
            !isEmpty && (
              <ListActions
                isAwaiting={view.counts.pending > 0}
                onImport={() => setImportTab('file')}
                onAdd={() => setAdding(true)}
                onSend={() => setSending(true)}
              />
            )
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
            <GuestsBelow
              weddingId={weddingId}
              guests={guests}
              view={view}
              failures={failures}
              actions={actions}
              onPasteList={pasteList}
            />
          </>
        )}
      </div>
      {isPrinting && <GuestsPrintout title={printTitle(view)} guests={view.shown} />}
      <Spoken announcement={announcement} view={view} count={guests.length} />
      {isSending && (
        <Suspense fallback={null}>
          <InvitationsPanel weddingId={weddingId} guests={guests} onClose={() => setSending(false)} />
        </Suspense>
      )}
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

type GuestsBelowProps = Omit<ComponentProps<typeof GuestsInSight>, 'isPhone'> & { weddingId: string }

/** The toolbar and the list: flat or by families, as a table or as the list of a phone. */
function GuestsBelow({ weddingId, ...list }: GuestsBelowProps) {
  const { guests, view, actions, onPasteList } = list
  const families = useFamiliesMode(weddingId)
  // What is loaded when it is needed cannot be drawn on the server.
  const isTakenOver = useIsTakenOver()
  return (
    <ByMedia query="(width < 48.0625rem)">
      {(isPhone) => (
        <>
          <GuestToolbar
            view={view}
            hasCounts={!isPhone && !families.isByFamilies}
            families={families}
            onExport={(format) => void exportAs(guests, format)}
            onPrint={() => window.print()}
          />
          <div className="mt-4 max-md:mt-2.5">
            {families.isByFamilies ? (
              isTakenOver ? (
                <Suspense fallback={<SkeletonRows rows={8} />}>
                  <FamiliesView {...{ weddingId, guests, view, actions, isPhone }} />
                </Suspense>
              ) : (
                <SkeletonRows rows={8} />
              )
            ) : (
              <GuestsInSight {...list} isPhone={isPhone} />
            )}
            {view.shown.length === 0 && <NoGuestsInSight view={view} />}
          </div>
          {isPhone && <Composer actions={actions} onPasteList={onPasteList} />}
        </>
      )}
    </ByMedia>
  )
}

type ListActionsProps = {
  /** While a guest has not answered, sending the invitations is what is to be done. */
  isAwaiting: boolean
  onImport: () => void
  onAdd: () => void
  onSend: () => void
}

function ListActions({ isAwaiting, onImport, onAdd, onSend }: ListActionsProps) {
  return (
    <>
      <Button icon={Upload} onPress={onImport}>
        Importar lista
      </Button>
      <Button variant={isAwaiting ? 'secondary' : 'primary'} icon={Plus} onPress={onAdd}>
        Añadir invitado
      </Button>
      <Button variant={isAwaiting ? 'primary' : 'secondary'} icon={Send} onPress={onSend}>
        Enviar invitaciones
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
