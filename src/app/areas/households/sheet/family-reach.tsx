import Link2 from 'lucide-react/icons/link-2'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type Family, phoneOf } from '../../../shared/households/families.ts'
import { usePhone } from '../../../shared/words/phones.ts'

/** Whether there is a phone or a link to reach a family by. */
export const isReachable = (family: Family): boolean =>
  Boolean(family.household?.path || /\d{3}/.test((phoneOf(family) ?? '').replace(/\D/g, '')))

/** How a family is reached at once: by WhatsApp, by phone, by its link. */
export function FamilyReach({ family }: { family: Family }) {
  const { call, whatsApp } = usePhone(phoneOf(family))
  const path = family.household?.path
  return (
    <div className="flex flex-wrap items-center gap-2">
      {whatsApp !== null && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary', className: 'flex-1' })}
        >
          <Icon of={MessageCircle} />
          Escribir por WhatsApp
        </a>
      )}
      {call !== null && (
        <a href={call} aria-label={`Llamar a ${family.name}`} className={buttonClass({ iconOnly: true })}>
          <Icon of={Phone} />
        </a>
      )}
      {path && (
        <CopyButton
          look="secondary"
          icon={Link2}
          text={`${window.location.origin}${path}`}
          what={`el enlace de ${family.name}`}
        />
      )}
    </div>
  )
}
