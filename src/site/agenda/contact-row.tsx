import Phone from 'lucide-react/icons/phone'
import { phoneHref, shownPhone } from '#domain/text/phone.ts'
import { Icon } from '#ui/icon.tsx'

export type SheetContact = { name: string; phone: string }

/** A person of a sheet whom a tap calls. */
export function ContactRow({ name, phone }: SheetContact) {
  const href = phoneHref(phone)
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {href ? (
        <a href={href} className="link num inline-flex items-center gap-1.5 py-3">
          <Icon of={Phone} size="sm" />
          {shownPhone(phone)}
        </a>
      ) : (
        <span className="num">{phone}</span>
      )}
    </li>
  )
}
