import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { refreshAgenda } from '../agenda.queries.ts'
import '../agenda.sentences.ts'

type CreateLinkProps = { weddingId: string; vendorId?: string; name: string }

/** Makes the link of a vendor, or without one that of the calendar. */
export function CreateLink({ weddingId, vendorId, name }: CreateLinkProps) {
  const creation = useMutation({
    mutationFn: () => client.agenda.links.create({ weddingId, ...(vendorId && { vendorId }) }),
    onSuccess: () => refreshAgenda(weddingId),
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  return (
    <Button
      size="sm"
      aria-label={`Crear enlace para ${name}`}
      isPending={creation.isPending}
      pendingLabel="Creando"
      onPress={() => creation.mutate()}
    >
      Crear enlace
    </Button>
  )
}
