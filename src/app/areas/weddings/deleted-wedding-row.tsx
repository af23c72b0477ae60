import { useMutation } from '@tanstack/react-query'
import type { DeletedWedding, Wedding } from '#contract/weddings.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { DELETED_WEDDING_DAYS } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { restoreWedding } from './weddings.actions.ts'

type DeletedWeddingRowProps = { wedding: DeletedWedding; now: Date; onRestored?: (wedding: Wedding) => void }

export function DeletedWeddingRow({ wedding, now, onRestored }: DeletedWeddingRowProps) {
  const profile = useProfile()
  const restore = useMutation({
    mutationFn: () => restoreWedding(profile, wedding.id),
    onSuccess: (restored) => {
      showToast(`«${wedding.name}» ha vuelto.`)
      onRestored?.(restored)
    },
    onError: (error) => showToast(`No hemos podido recuperarla. ${messageFor(error)}`, { tone: 'failed' }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="min-w-0 basis-40 grow">
        <b className="font-strong wrap-anywhere">{wedding.name}</b>
        <span className="block text-sm text-ink-2">{timeLeft(wedding.restorableUntil, now)}</span>
      </span>
      <Button
        size="sm"
        onPress={() => restore.mutate()}
        isPending={restore.isPending}
        pendingLabel="Recuperando"
      >
        Recuperar
        <span className="sr-only"> {wedding.name}</span>
      </Button>
    </li>
  )
}

function timeLeft(until: string, now: Date): string {
  // The page's clock moves once a minute, so it may stand before the deletion.
  const days = Math.min(DELETED_WEDDING_DAYS, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS))
  return days <= 1 ? 'Queda un día para recuperarla' : `Quedan ${days} días para recuperarla`
}
