import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useCallback, useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { Button } from '#ui/button.tsx'
import { Count } from '#ui/layout/badge.tsx'
import { HiddenWhenIdle } from '../../shared/hidden-content/hidden-when-idle.tsx'
import type { SourceTab } from '../../shared/list-import/list-source.tsx'
import { usePrinting } from '../../shared/page/use-printing.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { GuestCounts } from './guest-counts.tsx'
import { GuestOverlays } from './guest-overlays.tsx'
import { useSaveKeptTexts } from './guest-texts.ts'
import { FILTERS } from './guest-toolbar.tsx'
import { useGuestActions } from './guests.actions.ts'
import { GuestsBelow } from './guests-below.tsx'
import { GuestsEmpty } from './guests-empty.tsx'
import { GuestsPrintout } from './guests-printout.tsx'
import { GuestsUnavailable } from './guests-unavailable.tsx'
import { guestCount } from './import-dialog/words.ts'
import { usePasteList } from './pasted-list.ts'
import { type GuestView, useGuestView } from './use-guest-view.ts'
import { useGuests } from './use-guests.ts'
import { useHighlightedGuest } from './use-highlighted-guest.ts'
import { useSending } from './use-sending.ts'

const NO_GUESTS: Guest[] = []

type GuestsPageProps = {
  weddingId: string
  /** The cost of each guest, for those who see the budget. */
  cost: ReactNode
}

/** 'Invitados': the guests, what they answered, and all that can be done with the list. */
export function GuestsPage({ weddingId, cost }: GuestsPageProps) {
  const { query, guests, failures } = useGuests(weddingId)
  const view = useGuestView(guests ?? NO_GUESTS)
  const [announcement, announce] = useState('')
  const actions = useGuestActions(weddingId, view, announce)
  useSaveKeptTexts(guests, actions)
  useHighlightedGuest(query.isFetching ? undefined : guests, view)
  const [isAdding, setAdding] = useState(false)
  const [importTab, setImportTab] = useState<SourceTab | null>(null)
  const { sending, open, close } = useSending()
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
                isAwaiting={view.counts.pending + view.counts.maybe > 0}
                onImport={() => setImportTab('file')}
                onAdd={() => setAdding(true)}
                onSend={open}
              />
            )
          }
        />
        {isEmpty ? (
          <GuestsEmpty
            weddingId={weddingId}
            onAdd={() => setAdding(true)}
            onImportFile={() => setImportTab('file')}
            onPaste={openText}
          />
        ) : (
          <>
            <HiddenWhenIdle weddingId={weddingId} />
            <GuestCounts counts={view.counts} cost={cost} />
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
      <GuestOverlays
        isAdding={isAdding}
        onAdding={setAdding}
        onAdd={actions.add}
        sending={sending}
        onSendingEnd={close}
        weddingId={weddingId}
        guests={guests}
        view={view}
        tab={importTab}
        onTab={setImportTab}
      />
    </Page>
  )
}

/** Screen readers are told here of what changed. */
function Spoken({ announcement, view, count }: { announcement: string; view: GuestView; count: number }) {
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="status" className="sr-only">
        {view.search.trim() !== '' && `${view.shown.length} de ${guestCount(count)}`}
      </p>
    </>
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

function printTitle({ filter, search, shown, counts }: GuestView): string {
  const part = FILTERS.find(({ value }) => value === filter)?.label
  const words = [filter === 'all' ? null : part, search.trim() && `«${search.trim()}»`].filter(Boolean)
  if (words.length === 0 && shown.length === counts.all) return `Invitados (${counts.all})`
  return `Invitados${words.length > 0 ? `: ${words.join(', ')}` : ''} (${shown.length} de ${counts.all})`
}
