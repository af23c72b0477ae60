import type { BookAccount } from '#contract/book-rows.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { useBookChange } from './books.actions.ts'

/** Reminds the couple by mail; for three days after that it says so instead. */
export function RemindButton({ account }: { account: BookAccount }) {
  const remind = useBookChange({
    write: () => client.books.remind({ accountId: account.id! }),
    onDone: ({ recipients }) =>
      showToast(
        recipients === 1 ? 'Recordatorio enviado.' : `Recordatorio enviado a ${recipients} direcciones.`,
      ),
  })
  const until = account.remindableAt
  if (until)
    return (
      <span className="text-xs text-ink-3">
        Recordado. De nuevo el {dateInWords(dayInMadrid(new Date(until))).replace(/ de \d{4}$/, '')}
      </span>
    )
  return (
    <Button
      variant="quiet"
      size="sm"
      isPending={remind.isPending}
      onPress={() =>
        remind.mutate(undefined, {
          onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
        })
      }
    >
      Recordar
    </Button>
  )
}
