import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnCalendar } from '#contract/own-calendar.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { InlineConfirm } from '../../../shared/page/inline-confirm.tsx'
import { NotLoadedLine } from '../../../shared/page/not-loaded-line.tsx'
import { useWedding } from '../../../shared/session/use-session.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { ownCalendarQuery } from '../agenda.queries.ts'
import { Subscriptions } from './subscriptions.tsx'

type OwnCalendarDialogProps = {
  weddingId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The address of the member's own calendar, and what they want in it beside the agenda. */
export function OwnCalendarDialog({ weddingId, isOpen, onOpenChange }: OwnCalendarDialogProps) {
  const query = useQuery({ ...ownCalendarQuery(weddingId), enabled: isOpen })
  return (
    <Dialog
      title="Mi calendario"
      description="Una dirección solo tuya para el calendario del móvil: la agenda, y lo que quieras de aquí. Se actualiza sola."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {query.data !== undefined ? (
        <OwnCalendarChoice weddingId={weddingId} calendar={query.data} />
      ) : query.isError ? (
        <NotLoadedLine isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  )
}

type Shown = Pick<OwnCalendar, 'showsTasks' | 'showsPayments'>

function OwnCalendarChoice({ weddingId, calendar }: { weddingId: string; calendar: OwnCalendar | null }) {
  const access = useWedding(weddingId)?.access
  const [chosen, setChosen] = useState<Shown>({ showsTasks: true, showsPayments: false })
  const saving = useMutation({
    mutationFn: (shown: Shown) => client.agenda.ownCalendar.save({ weddingId, ...shown }),
    onSuccess: (saved) => queryClient.setQueryData(ownCalendarQuery(weddingId).queryKey, saved),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  const present = saving.isPending ? saving.variables : (calendar ?? chosen)
  const shown = {
    showsTasks: present.showsTasks && access?.tasks !== 'none',
    showsPayments: present.showsPayments && access?.budget !== 'none',
  }
  const choose = (change: Partial<Shown>) => {
    const next = { ...shown, ...change }
    if (calendar) saving.mutate(next)
    else setChosen(next)
  }
  return (
    <div className="grid gap-4">
      <div>
        {access?.tasks !== 'none' && (
          <Switch
            label="Tareas"
            description="Las que tienen día y están por hacer."
            isSelected={shown.showsTasks}
            onChange={(showsTasks) => choose({ showsTasks })}
          />
        )}
        {access?.budget !== 'none' && (
          <Switch
            label="Pagos"
            description="Con su importe: lo ve quien tenga la dirección."
            isSelected={shown.showsPayments}
            onChange={(showsPayments) => choose({ showsPayments })}
          />
        )}
      </div>
      {calendar ? (
        <OwnAddress weddingId={weddingId} path={calendar.path} />
      ) : (
        <Button
          variant="primary"
          isPending={saving.isPending}
          pendingLabel="Creando"
          onPress={() => saving.mutate(shown)}
        >
          Crear mi dirección
        </Button>
      )}
      <p className="text-sm text-ink-3">
        Enseña solo lo que tú puedes ver, y deja de funcionar si sales de la boda.
      </p>
    </div>
  )
}

function OwnAddress({ weddingId, path }: { weddingId: string; path: string }) {
  const address = `${window.location.origin}${path}`
  const removal = useMutation({
    mutationFn: () => client.agenda.ownCalendar.remove({ weddingId }),
    onSuccess: () => {
      queryClient.setQueryData(ownCalendarQuery(weddingId).queryKey, null)
      showToast('Tu dirección ya no vale.')
    },
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  const [isAsked, setAsked] = useState(false)
  if (isAsked)
    return (
      <InlineConfirm
        question="¿Anular tu dirección? Los calendarios que la usan dejarán de actualizarse, y una nueva será otra."
        confirmLabel="Anular"
        pendingLabel="Anulando"
        isPending={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setAsked(false)}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <CopyButton text={address} what="la dirección de tu calendario" />
      <Subscriptions address={address} />
      <Button
        variant="danger"
        size="sm"
        aria-label="Anular la dirección de tu calendario"
        className="max-md:-ml-3"
        onPress={() => setAsked(true)}
      >
        Anular
      </Button>
    </div>
  )
}
