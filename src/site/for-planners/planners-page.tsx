import { ButtonLink } from '../button-link.tsx'
import { Benefits } from '../marketing/benefits.tsx'
import { ClosingCall } from '../marketing/closing-call.tsx'
import { WeddingList } from '../marketing/fragments/wedding-list.tsx'
import { PageOpening } from '../marketing/page-opening.tsx'
import { Testimonials } from '../marketing/testimonials.tsx'
import { PlannersPreviews } from './planners-previews.tsx'

/** What wedding planners get (spec 2): headline, four previews, benefits, stories, 'Primera boda gratis'. */
export function PlannersPage() {
  return (
    <>
      <PageOpening
        title="Todas tus bodas en un panel"
        line="Fechas, días que faltan y lo que ha cambiado en cada una, con tu marca delante."
        actions={
          <>
            <ButtonLink href="/signup">Abrir cuenta pro</ButtonLink>
            <ButtonLink href="/pricing" variant="quiet" leadsOn>
              Ver precios
            </ButtonLink>
          </>
        }
        small="Primera boda gratis. Nuestra meta: un 40 % menos de tiempo coordinando."
        art={
          <div className="dashboard-sheet mx-auto max-w-110 rounded-t-paper bg-white px-6 pt-6 pb-14 shadow-4 max-lg:-mb-6 lg:absolute lg:inset-x-0 lg:bottom-[-2rem]">
            <p className="serif mb-2 text-[2.25rem] leading-none tracking-[-.02em]">Tus bodas</p>
            <WeddingList />
          </div>
        }
      />
      <PlannersPreviews />
      <Benefits
        title="Tu oficio es la boda, no el papeleo."
        benefits={[
          {
            title: 'Un código y estáis dentro',
            line: 'Invitas a la pareja o te invitan: cada quien entra en su boda, con los permisos de su papel.',
          },
          {
            title: 'Tu marca en cada boda',
            line: 'Tu logo y tu color, en la app de cada pareja, con tu teléfono y tu web a mano.',
          },
          {
            title: 'Un sitio donde encontrarte',
            line: 'Perfil público con tu portfolio y un lugar en el directorio, buscable por zona, estilo y precio.',
          },
        ]}
      />
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
        title="Primera boda gratis."
        line="19 € al mes después. Sin permanencia, cancela cuando quieras."
        action="Abrir cuenta pro"
      />
    </>
  )
}
