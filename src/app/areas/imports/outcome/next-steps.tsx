import { Link } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { useAccess } from '../../../shared/session/access.ts'
import { useProfile } from '../../../shared/session/use-session.ts'

/** Three next steps, as far as the person may take them. */
export function NextSteps({ weddingId }: { weddingId: string }) {
  const isPlanner = useProfile().role === 'planner'
  const mayEditGuests = useAccess(weddingId, 'guests', 'edit')
  const mayInvite = useAccess(weddingId, 'wedding', 'edit')
  return (
    <nav
      aria-label="Qué hacer ahora"
      className="mt-10 grid overflow-hidden rounded-paper border border-line-strong empty:hidden md:auto-cols-fr md:grid-flow-col"
    >
      {mayEditGuests && (
        <Step
          icon={UsersRound}
          to={`/app/couple/${weddingId}/guests`}
          title="Repasa las familias"
          line="Dos minutos: juntar, separar, corregir."
        />
      )}
      {mayInvite && (
        <Step
          icon={UserRoundPlus}
          to={`/app/couple/${weddingId}/members`}
          title={isPlanner ? 'Invita a la pareja' : 'Invita a tu pareja'}
          line="Que vea lo mismo que tú."
        />
      )}
      {mayEditGuests && (
        <Step
          icon={Send}
          to={`/app/couple/${weddingId}/guest-page`}
          title="Manda las invitaciones"
          line="Cuando quieras. No sale ningún correo solo."
        />
      )}
    </nav>
  )
}

type StepProps = { icon: IconGlyph; to: string; title: string; line: string }

function Step({ icon, to, title, line }: StepProps) {
  return (
    <Link to={to} className={STEP}>
      <Icon of={icon} size="lg" className="text-primary max-md:row-span-2 max-md:self-center md:mb-2" />
      <span className="serif text-d4 leading-[1.15]">{title}</span>
      <span className="text-sm text-ink-2">{line}</span>
    </Link>
  )
}

const STEP =
  'grid content-start gap-1.5 border-line-strong p-6 text-left transition-colors duration-(--t-fast) not-first:border-l hover:bg-surface-hover focus-visible:-outline-offset-3 focus-visible:shadow-none max-md:grid-cols-[auto_1fr] max-md:gap-x-4 max-md:p-4.5 max-md:not-first:border-t max-md:not-first:border-l-0'
