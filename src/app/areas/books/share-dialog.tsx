import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { BookAccount, BookLink, BookReceipt } from '#contract/book-rows.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { businessDownload } from '../../shared/files/business-download.ts'
import { startDownload } from '../../shared/files/start-download.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { changeBooks, useBookChange } from './books.actions.ts'

type ShareDialogProps = { account: BookAccount; onClose: () => void } & (
  | { kind: 'statement'; receipt?: never }
  | { kind: 'receipt'; receipt: BookReceipt }
)

/** A statement or a receipt as PDF, and the link by which the couple sees it. */
export function ShareDialog({ kind, account, receipt, onClose }: ShareDialogProps) {
  const link = account.links.find((one) => one.kind === kind && one.receiptId === (receipt?.id ?? null))
  const open = useBookChange({
    write: () => client.books.links.open({ kind, accountId: account.id!, receiptId: receipt?.id ?? null }),
  })
  const pdf = receipt
    ? businessDownload(`/api/planner/books/receipts/${receipt.id}/pdf`)
    : businessDownload(`/api/planner/books/accounts/${account.id}/statement`)
  return (
    <Dialog
      title={receipt ? `Justificante ${receipt.number}` : 'Liquidación'}
      description={
        receipt
          ? `${receipt.client.name}, ${receipt.concept}`
          : `Lo acordado con ${account.weddingName}, lo pagado y lo que queda, con tu marca.`
      }
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={(close) => (
        <>
          <Button icon={Download} onPress={() => startDownload(pdf)}>
            Descargar PDF
          </Button>
          <Button variant="primary" onPress={close}>
            Hecho
          </Button>
        </>
      )}
    >
      {link ? (
        <OpenLink link={link} email={account.client.email} />
      ) : (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-ink-2">
            La pareja lo ve con un enlace, sin cuenta. Abre durante 90 días y lo puedes cerrar cuando quieras.
          </p>
          <Button isPending={open.isPending} pendingLabel="Creando" onPress={() => open.mutate(undefined)}>
            Crear enlace
          </Button>
          <FormError error={open.error} />
        </div>
      )}
    </Dialog>
  )
}

function OpenLink({ link, email }: { link: BookLink; email: string | null }) {
  const address = `${location.origin}${link.path}`
  const renew = useBookChange({
    write: () => client.books.links.renew({ linkId: link.id }),
    onDone: () => showToast('Enlace renovado. El de antes ya no abre.'),
  })
  const revoke = useBookChange({
    write: () => client.books.links.revoke({ linkId: link.id }),
    onDone: () => showToast('Enlace cerrado.'),
  })
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex items-center gap-3 rounded-control bg-surface-2 px-3.5 py-2.5 text-sm">
          <span className="min-w-0 flex-1 truncate select-all">{address}</span>
          <CopyButton text={address} what="el enlace" />
        </div>
        <p className="text-xs text-ink-3">
          Abre hasta el {dateInWords(link.lastDay)}.{' '}
          {link.openedAt
            ? `Lo abrieron el ${dateInWords(dayInMadrid(new Date(link.openedAt)))}.`
            : 'Aún no lo han abierto.'}
        </p>
        <div className="-ml-2.5 flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            isPending={renew.isPending}
            onPress={() => renew.mutate(undefined)}
          >
            Renovar
          </Button>
          <Button
            variant="quiet"
            size="sm"
            isPending={revoke.isPending}
            onPress={() => revoke.mutate(undefined)}
          >
            Cerrar enlace
          </Button>
        </div>
        <FormError error={renew.error ?? revoke.error} />
      </div>
      <SendLink link={link} email={email} />
    </div>
  )
}

function SendLink({ link, email }: { link: BookLink; email: string | null }) {
  const [to, setTo] = useState(email ?? '')
  const send = async () => {
    await changeBooks(() => client.books.links.send({ linkId: link.id, to }))
    showToast(`Enviado a ${to}.`)
  }
  const form = useSubmission(send, {
    problems: () => ({ to: to.trim() ? null : 'Escribe a qué email.' }),
  })
  return (
    <form {...form.props()} className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label="Enviar por email"
          type="email"
          value={to}
          onChange={setTo}
          className="flex-1"
          error={form.problems.to}
        />
        <Button type="submit" isPending={form.isPending} pendingLabel="Enviando">
          Enviar
        </Button>
      </div>
      {link.sentAt && (
        <p className="text-xs text-ink-3">Enviado el {dateInWords(dayInMadrid(new Date(link.sentAt)))}.</p>
      )}
      <FormError error={form.error} />
    </form>
  )
}
