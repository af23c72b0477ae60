import { ButtonLink } from '../button-link.tsx'
import { CLAIMS } from '../claims.ts'
import { Benefits } from '../marketing/benefits.tsx'
import { ClosingCall } from '../marketing/closing-call.tsx'
import { PageOpening } from '../marketing/page-opening.tsx'
import { Testimonials } from '../marketing/testimonials.tsx'
import { ThreeSteps } from '../marketing/three-steps.tsx'
import { OPENINGS } from '../page-claims.ts'
import { CountdownCard } from './countdown-card.tsx'
import { CouplesPreviews } from './couples-previews.tsx'

/** The page for couples (spec 2): headline, four previews, three benefits, three steps, stories, sign up. */
export function CouplesPage() {
  return (
    <>
      <PageOpening
        title="Organiza tu boda sin estrés"
        line={OPENINGS.couples.line}
        actions={
          <>
            <ButtonLink href="/signup">Crear mi espacio</ButtonLink>
            <ButtonLink href="/pricing" variant="quiet" leadsOn>
              Ver precios
            </ButtonLink>
          </>
        }
        small="Gratis para parejas. Sin tarjeta."
        art={<CountdownCard />}
      />
      <CouplesPreviews />
      <Benefits title="Menos hojas sueltas, más sobremesa." benefits={CLAIMS.coupleBenefits} />
      <ThreeSteps title="Tres pasos y a brindar." />
      <Testimonials
        first={{
          words: 'Yo apuntaba en una libreta y Marta en el móvil. Nos casamos el mismo día, que ya es.',
          who: 'Inés y Marta',
          where: 'Se casan en Zaragoza, en septiembre',
        }}
        others={[
          {
            words: 'Pegué la lista de mi suegra tal cual y la puso en orden. La lista, digo.',
            who: 'Lucía y Martín',
            where: 'Se casan en Sevilla, en abril',
          },
          {
            words: 'Sabemos lo que cuesta el cuarteto de cuerda. Ahora queremos dos.',
            who: 'Irene y Pau',
            where: 'Se casan en Valencia, en junio',
          },
        ]}
      />
      <ClosingCall
        title="Empieza hoy, es gratis."
        line="Sin tarjeta. Sin letra pequeña."
        action="Crear cuenta gratis"
      />
    </>
  )
}
