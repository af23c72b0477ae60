import { useMutation, useQuery } from '@tanstack/react-query'
import ReceiptText from 'lucide-react/icons/receipt-text'
import type { TextChange } from '#contract/announcement-rows.ts'
import { DOCUMENT_NAMES } from '#domain/announcements/announcements.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Icon } from '#ui/icon.tsx'
import { unreadTextsQuery } from '../shared/announcements/text-changes.queries.ts'
import { messageFor } from '../shared/error-messages.ts'
import { profileQuery } from '../shared/session/session.ts'
import { client } from '../sync/api.ts'
import { queryClient } from '../sync/query-client.ts'

/** The changes of the texts of law that a person has to be told of, until they say 'Entendido'. */
export function TextChangeNotice() {
  const { data: changes = [] } = useQuery(unreadTextsQuery)
  return (
    <div role="status" data-print="hide">
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </div>
  )
}

function Change({ change }: { change: TextChange }) {
  const { id, document, summary, effectiveOn, path, isWithdrawn } = change
  const confirm = useMutation({
    mutationFn: () => client.announcements.confirm({ announcementId: id, isWithdrawal: isWithdrawn }),
    onSuccess: () => {
      queryClient.setQueryData(unreadTextsQuery.queryKey, (known) => known?.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
    onError: (error) => showToast(`No hemos podido guardarlo. ${messageFor(error)}`, { tone: 'failed' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface-2 px-gutter py-2.5 text-sm">
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 wrap-anywhere">
        <Icon of={ReceiptText} className="mt-[.1em]" />
        <span>
          <b className="font-strong">
            {isWithdrawn ? 'Lo hemos retirado: el' : 'El'} {dateInWords(effectiveOn)} {isWithdrawn && 'no '}
            {DOCUMENT_NAMES[document].changes}.
          </b>{' '}
          {summary}{' '}
          <a href={path} target="_blank" rel="noreferrer" className="link">
            {isWithdrawn ? 'Ver qué vale' : 'Ver lo viejo y lo nuevo'}
          </a>
        </span>
      </p>
      <Button
        size="sm"
        isPending={confirm.isPending}
        pendingLabel="Guardando"
        onPress={() => confirm.mutate()}
      >
        Entendido
      </Button>
    </div>
  )
}
