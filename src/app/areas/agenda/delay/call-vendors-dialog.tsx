import MessageCircle from 'lucide-react/icons/message-circle'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import type { Delay } from '#domain/agenda/agenda-delay.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { usePhone } from '../../../shared/words/phones.ts'
import { CallButton } from '../running/call-button.tsx'
import type { ConcernedVendor } from './use-concerned-vendors.ts'

type CallVendorsDialogProps = {
  day: AgendaDay
  delay: Delay<AgendaItem>
  vendors: readonly ConcernedVendor[]
  isOpen: boolean
  onClose: () => void
}

/** After a delay: the vendors who could not be written to, with a call and a message that is written already. */
export function CallVendorsDialog({ day, delay, vendors, isOpen, onClose }: CallVendorsDialogProps) {
  return (
    <Dialog
      title="Avisa tú a estos"
      description="Les falta el email o el enlace, así que nadie les ha escrito."
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <Button variant="primary" size="lg" className="w-full" onPress={onClose}>
          Listo
        </Button>
      }
    >
      <ul>
        {vendors.map((vendor) => (
          <VendorToCall key={vendor.id} vendor={vendor} words={newTimes(day, delay, vendor)} />
        ))}
      </ul>
    </Dialog>
  )
}

function VendorToCall({ vendor: { person }, words }: { vendor: ConcernedVendor; words: string }) {
  const { whatsApp } = usePhone(person?.phone)
  const name = person?.name ?? 'Alguien que ya no está'
  return (
    <li className="flex min-h-15 items-center gap-2.5 border-b border-line py-2">
      <p className="min-w-0 flex-1">
        <span className="serif block text-[1.1875rem] leading-tight wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-2 wrap-anywhere">{words}</span>
        {!person?.phone && <span className="block text-sm text-ink-3">Sin teléfono</span>}
      </p>
      {whatsApp && (
        <a
          href={`${whatsApp}?text=${encodeURIComponent(`Hola, ${name}: cambia la hora. ${words}`)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Escribir por WhatsApp a ${name}`}
          className="inline-grid size-11 place-items-center rounded-pill text-primary shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-hover"
        >
          <Icon of={MessageCircle} />
        </a>
      )}
      <CallButton person={person} />
    </li>
  )
}

/** `Banquete, a las 15:15 y tarta, a las 17:30.` */
function newTimes(day: AgendaDay, { moved }: Delay<AgendaItem>, { items }: ConcernedVendor): string {
  const words = items.map((item) => {
    const to = moved.find((move) => move.item.id === item.id)!.to
    return `${item.title}, a ${clockWithArticle(formatMinute(day, to.startsAt))}`
  })
  return `${inSpanishList(words)}.`
}
