import { useMutation } from '@tanstack/react-query'
import { CANARY_TIME_ZONE, zoneName } from '#domain/time/zone-names.ts'
import { isInCanaries } from '#domain/weddings/canary-places.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { useWedding } from '../../../shared/session/use-session.ts'
import { changeWedding } from '../../../shared/wedding/change-wedding.ts'

type Zones = { from: string; to: string }

/** Says that a place is in the Canary Islands while the wedding keeps another hour, and offers theirs; nothing is chosen unasked. */
export function CanaryHint({ weddingId, place }: { weddingId: string; place: string | null }) {
  const timeZone = useWedding(weddingId)?.timeZone ?? CANARY_TIME_ZONE
  const mayEdit = useAccess(weddingId, 'wedding', 'edit')
  const change = useMutation({
    mutationFn: ({ to }: Zones) => changeWedding(weddingId, { timeZone: to }),
    onSuccess: (_, { from, to }) =>
      showToast(`La boda va ahora con la hora de ${zoneName(to)}.`, {
        action: { label: 'Deshacer', onAction: () => change.mutate({ from: to, to: from }) },
      }),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  if (timeZone === CANARY_TIME_ZONE || !mayEdit || !isInCanaries(place)) return null
  return (
    <div role="status" className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <p>Ese sitio está en Canarias, y la boda va con la hora de {zoneName(timeZone)}.</p>
      <Button
        size="sm"
        onPress={() => change.mutate({ from: timeZone, to: CANARY_TIME_ZONE })}
        isPending={change.isPending}
        pendingLabel="Cambiando"
      >
        Usar la hora de Canarias
      </Button>
    </div>
  )
}
