import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { phoneHref, whatsAppNumber } from '#domain/text/phone.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'

/** At the bottom of a sheet, always in reach: a call to the planner, or a message. */
export function CallBar({ name, phone }: { name: string; phone: string }) {
  const whatsApp = whatsAppNumber(phone)
  const first = name.trim().split(/\s+/)[0]
  return (
    <div
      className="fixed inset-x-0 bottom-0 mx-auto max-w-160 border-line bg-surface max-md:border-t md:border-x md:border-t"
      data-print="hide"
    >
      <div className="grid grid-cols-[1fr_auto] gap-2 px-6 pt-3.5 pb-4.5 md:px-12">
        <a href={phoneHref(phone) ?? undefined} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          <Icon of={Phone} />
          Llamar a {first}
        </a>
        {whatsApp && (
          <a
            href={`https://wa.me/${whatsApp}`}
            rel="noreferrer"
            aria-label={`Escribir por WhatsApp a ${first}`}
            className={buttonClass({ size: 'lg', iconOnly: true })}
          >
            <Icon of={MessageCircle} />
          </a>
        )}
      </div>
    </div>
  )
}
