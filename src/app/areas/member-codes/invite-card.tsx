import { ROLES, type Role } from '#domain/members/roles.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { CodeLine } from './code-line.tsx'

/** The code of each role, to be passed on (spec 2). */
export function InviteCard({ weddingId }: { weddingId: string }) {
  const { title, line } = WORDS[useProfile().role]
  return (
    <section
      aria-labelledby="invita"
      className="w-full max-w-128 self-start rounded-paper border border-line-strong px-5 pt-4.5 pb-2"
    >
      <h2 id="invita" className="text-[1.375rem]">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-2">{line}</p>
      {ROLES.map((role) => (
        <CodeLine key={role} weddingId={weddingId} role={role} />
      ))}
    </section>
  )
}

const WORDS: Record<Role, { title: string; line: string }> = {
  couple: { title: 'Invita a los tuyos', line: 'Con su código entran y organizan contigo.' },
  planner: {
    title: 'Invita a la pareja',
    line: 'Con su código entra y organizáis juntos. El otro es para un planner más.',
  },
}
