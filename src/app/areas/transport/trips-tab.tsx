import { Sprig } from '#ui/art/sprig.tsx'
import { AppLink } from '../../shared/page/app-link.tsx'

/** The buses there and back. */
export function TripsTab({ weddingId }: { weddingId: string }) {
  return (
    <section className="max-w-136">
      <Sprig className="w-65" />
      <h2 className="mt-8 text-[1.875rem] md:text-[2.25rem]">¿Hay que llevar a la gente?</h2>
      <p className="mt-2.5 text-ink-2">
        Los autobuses se ponen en los ajustes de la invitación, y los invitados eligen el suyo al responder.
      </p>
      <AppLink href={`/app/couple/${weddingId}/guests`} className="mt-5 inline-block underline">
        Ir a Invitados
      </AppLink>
    </section>
  )
}
