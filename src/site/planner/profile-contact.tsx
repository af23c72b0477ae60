import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { PublicPlanner } from '#contract/planners.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { phoneHref, shownPhone } from '#domain/text/phone.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'

/** Writing goes through a form of ours: the address a planner signs in with stays private. */
export function ProfileContact({ planner }: { planner: Omit<PublicPlanner, 'portfolio'> }) {
  const web = readWebAddress(planner.webUrl)
  const call = phoneHref(planner.phone)
  return (
    <p className="mt-7 flex flex-wrap gap-2.5" data-print="hide">
      <a
        href={`/planners/${planner.slug}/contacto`}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        <Icon of={Mail} />
        Escribir
        <span className="sr-only"> a {plannerName(planner)}</span>
      </a>
      {call && planner.phone && <ContactLink href={call} icon={Phone} label={shownPhone(planner.phone)} />}
      {web && <ContactLink href={web.href} icon={Globe} label={web.host} />}
    </p>
  )
}

function ContactLink({ href, icon, label }: { href: string; icon: IconGlyph; label: string }) {
  const isOutside = href.startsWith('http')
  return (
    <a
      href={href}
      rel={isOutside ? 'noopener nofollow ugc' : undefined}
      className={buttonClass({ variant: 'secondary', size: 'lg', className: 'max-w-full px-5' })}
    >
      <Icon of={icon} />
      <span className="truncate">{label}</span>
    </a>
  )
}
