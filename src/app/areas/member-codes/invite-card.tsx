import { ROLES, type Role } from '#domain/members/roles.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { CodeLine } from './code-line.tsx'

/** A paper invitation with the code of each role, to be passed on (spec 2). It is white in the dark theme too. */
export function InviteCard({ weddingId }: { weddingId: string }) {
  const { title, line } = WORDS[useProfile().role]
  return (
    <section
      aria-labelledby="invita"
      className="white-paper relative w-full max-w-128 self-start rounded-paper px-7 pt-7.5 pb-6.5 text-center shadow-[var(--sh-3),0_0_0_1px_rgb(20_38_28/.06)] before:pointer-events-none before:absolute before:inset-2.25 before:rounded-print before:border before:border-hoja-200"
    >
      <Sprig className="mx-auto mb-1.5 w-50" />
      <h2 id="invita" className="text-[1.75rem]">
        {title}
      </h2>
      <p className="mx-auto mt-2 mb-4.5 max-w-68 text-sm text-ink-2">{line}</p>
      {ROLES.map((role) => (
        <CodeLine key={role} weddingId={weddingId} role={role} />
      ))}
    </section>
  )
}

const WORDS: Record<Role, { title: string; line: string }> = {
  couple: {
    title: 'Invita a los tuyos',
    line: 'Pasa el código a tu pareja o a tu planner. Con él entran y organizan contigo.',
  },
  planner: {
    title: 'Invita a la pareja',
    line: 'Pásale el código para que entre y organicéis juntos. El otro es para un planner más.',
  },
}
