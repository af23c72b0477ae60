import { ButtonLink } from '../button-link.tsx'
import { CLAIMS } from '../claims.ts'
import { Benefits } from '../marketing/benefits.tsx'
import { ClosingCall } from '../marketing/closing-call.tsx'
import { WeddingList } from '../marketing/fragments/wedding-list.tsx'
import { PageOpening } from '../marketing/page-opening.tsx'
import { Testimonials } from '../marketing/testimonials.tsx'
import { FREE_INSTALLATION, OPENINGS } from '../page-claims.ts'
import { PlannersPreviews } from './planners-previews.tsx'

/** The page for wedding planners (spec 2): headline, four previews, benefits, stories, 'Primera boda gratis'. */
export function PlannersPage({ isCharging }: { isCharging: boolean }) {
  return (
    <>
      <PageOpening
        title="Todas tus bodas en un panel"
        line={OPENINGS.planners.line}
        actions={
          <>
            <ButtonLink href="/signup">Abrir cuenta pro</ButtonLink>
            <ButtonLink href="/pricing" variant="quiet" leadsOn>
              Ver precios
            </ButtonLink>
          </>
        }
        small={'Primera boda gratis. Nuestra meta: un 40\u00a0% menos de tiempo coordinando.'}
        art={
          <div className="dashboard-sheet mx-auto max-w-110 rounded-t-paper bg-white px-6 pt-6 pb-14 shadow-4 max-lg:-mb-6 lg:absolute lg:inset-x-0 lg:bottom-[-2rem]">
            <p className="serif mb-2 text-[2.25rem] leading-none tracking-[-.02em]">Tus bodas</p>
            <WeddingList />
          </div>
        }
      />
      <PlannersPreviews />
      <Benefits title="Tu oficio es la boda, no el papeleo." benefits={CLAIMS.plannerBenefits} />
      <Testimonials
        first={{
          words: 'El lunes abro el panel y sé qué boda me necesita. Las demás están durmiendo.',
          who: 'Elena',
          where: 'Wedding planner en Sevilla',
        }}
        others={[
          {
            words: 'Las parejas ven mi logo y creen que la app es mía. No las saco del error.',
            who: 'Vicent',
            where: 'Wedding planner en Valencia',
          },
          {
            words: 'Dejé de reenviar el mismo documento. Nadie lo ha echado de menos.',
            who: 'Sabela',
            where: 'Wedding planner en Pontevedra',
          },
        ]}
      />
      <ClosingCall
        title="Primera boda gratis"
        line={
          isCharging
            ? '19\u00a0€ al mes después, IVA incluido. Sin permanencia, cancela cuando quieras.'
            : `19\u00a0€ al mes después, IVA incluido. ${FREE_INSTALLATION.line}`
        }
        action="Abrir cuenta pro"
      />
    </>
  )
}
