import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { phoneHref, whatsAppNumber } from '#domain/text/phone.ts'
import { Icon } from '#ui/icon.tsx'
import { rsvpButton } from './rsvp-button.ts'
import type { RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** The people whom the couple has named to be called or written to. */
export function ContactLinks({
  contact,
  words: { t },
  variant = 'primary',
}: {
  contact: NonNullable<RsvpView['contact']>
  words: Words
  /** Whether to call is what the page leads to. */
  variant?: 'primary' | 'secondary'
}) {
  const tel = phoneHref(contact.phone)
  const whatsApp = whatsAppNumber(contact.phone)
  if (!tel) return null
  return (
    <div className="rv-actions">
      <a href={tel} className={rsvpButton(variant, 'px-4!')}>
        <Icon of={Phone} />
        {contact.name ? t.call({ name: contact.name }) : t.call_us()}
      </a>
      {whatsApp && (
        <a href={`https://wa.me/${whatsApp}`} rel="noreferrer" className={rsvpButton('secondary', 'px-4!')}>
          <Icon of={MessageCircle} />
          {t.whatsapp()}
        </a>
      )}
    </div>
  )
}
