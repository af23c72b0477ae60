import Check from 'lucide-react/icons/check'
import Mail from 'lucide-react/icons/mail'
import Minus from 'lucide-react/icons/minus'
import Phone from 'lucide-react/icons/phone'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { AgencyPerson, Team } from '#contract/agencies.ts'
import { phoneHref, shownPhone } from '#domain/text/phone.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Absences } from './absences.tsx'
import { dayWindowInWords } from './day-window-words.ts'
import { businessSight, KIND_NAMES, kindOf, nameOf, ROLE_NAMES, sightOf } from './team-words.ts'

type PersonPanelProps = {
  id: string
  team: Team
  person: AgencyPerson
  today: string
  onClose: () => void
  /** At the foot: what can be done. */
  actions: ReactNode
}

/** A person of the team: how to reach them, this weekend, and what they see. */
export function PersonPanel({ id, team, person, today, onClose, actions }: PersonPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      id={id}
      aria-label={nameOf(person)}
      onKeyDown={onKeyDown}
      className="flex min-h-[calc(100dvh-3.5rem)] flex-col lg:sticky lg:top-15 lg:h-[calc(100dvh-4.375rem)] lg:min-h-0 lg:self-start lg:border-l lg:border-line"
    >
      <div className="scroll-pane grid flex-1 content-start gap-6 px-gutter pt-6 pb-6 lg:min-h-0 lg:px-6">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-ink-3">{ROLE_NAMES[person.role]}</p>
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-[1.9rem] leading-[1.1] wrap-anywhere outline-none"
            >
              {nameOf(person)}
            </h2>
          </div>
          <IconButton icon={X} label="Cerrar" onPress={onClose} />
        </header>
        <ul className="grid gap-2 text-sm">
          {person.phone && (
            <Contact icon={Phone} href={phoneHref(person.phone)} text={shownPhone(person.phone)} />
          )}
          <Contact icon={Mail} href={`mailto:${person.email}`} text={person.email} />
        </ul>
        <ThisWeekend team={team} person={person} today={today} />
        <Absences
          of={{ agencyId: team.id, userId: person.userId, isOwner: true }}
          title="Días libres"
          absences={team.absences.filter(({ userId }) => userId === person.userId)}
        />
        <Sights team={team} person={person} />
        <BusinessSight team={team} person={person} />
      </div>
      {actions && (
        <BottomBar className="sticky bottom-0 border-t border-line bg-surface px-gutter py-3.5 lg:px-6">
          {actions}
        </BottomBar>
      )}
    </aside>
  )
}

/** A way to reach a person; a text that cannot be dialled leads nowhere. */
const Contact = ({ icon, href, text }: { icon: IconGlyph; href: string | null; text: string }) => (
  <li>
    <a
      href={href ?? undefined}
      className={cx('inline-flex min-h-6 items-center gap-2 wrap-anywhere', href && 'hover:underline')}
    >
      <Icon of={icon} size="sm" className="text-ink-3" />
      {text}
    </a>
  </li>
)

type OfPerson = Pick<PersonPanelProps, 'team' | 'person'>

function ThisWeekend({ team, person, today }: OfPerson & { today: string }) {
  const next = team.weddings.filter(
    (wedding) => wedding.day && isNear(wedding.day, today) && kindOf(wedding, person.userId) !== 'none',
  )
  if (next.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-sm font-strong">Este fin de semana</h3>
      {next.map((wedding) => {
        const kind = kindOf(wedding, person.userId)
        return (
          <p key={wedding.id} className="text-sm text-ink-2">
            <em className="block font-serif text-xl text-ink">{wedding.name}</em>
            {kind === 'day'
              ? `${dayWindowInWords(wedding.day!, wedding.timeZone)}. Después deja de verla.`
              : kind !== 'none' && KIND_NAMES[kind]}
          </p>
        )
      })}
    </section>
  )
}

const NEAR_DAYS = 7
const isNear = ({ closesAt, opensAt }: { opensAt: string; closesAt: string }, today: string) => {
  const now = Date.parse(`${today}T00:00:00Z`)
  return Date.parse(closesAt) > now && Date.parse(opensAt) < now + NEAR_DAYS * 86_400_000
}

const BusinessSight = ({ team, person }: OfPerson) => (
  <section>
    <h3 className="mb-1 text-sm font-strong">Qué ve del negocio</h3>
    <SightList {...businessSight(person.role, team.name)} />
  </section>
)

/** By what the person does in some wedding; each kind once. */
function Sights({ team, person }: OfPerson) {
  const kinds = [...new Set(team.weddings.map((wedding) => kindOf(wedding, person.userId)))].filter(
    (kind) => kind !== 'none',
  )
  if (kinds.length === 0)
    return (
      <section>
        <h3 className="mb-1 text-sm font-strong">Qué ve</h3>
        <SightList {...sightOf(null, team.name)} />
      </section>
    )
  return kinds.map((kind) => (
    <section key={kind}>
      <h3 className="mb-1 text-sm font-strong">
        {kinds.length > 1 ? `Qué ve donde ${KIND_NAMES[kind].toLowerCase()}` : 'Qué ve'}
      </h3>
      <SightList {...sightOf(kind, team.name)} />
    </section>
  ))
}

function SightList({ sees, hidden }: { sees: readonly string[]; hidden: readonly string[] }) {
  return (
    <ul className="border-t border-line text-sm">
      {[
        ...sees.map((text) => ({ text, isSeen: true })),
        ...hidden.map((text) => ({ text, isSeen: false })),
      ].map(({ text, isSeen }) => (
        <li key={text} className={cx('flex gap-3 border-b border-line py-2.5', !isSeen && 'text-ink-3')}>
          <Icon of={isSeen ? Check : Minus} size="sm" className="mt-0.5" />
          <span>
            <span className="sr-only">{isSeen ? 'Ve: ' : 'No ve: '}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
