import { ClosingCall } from '../marketing/closing-call.tsx'
import { Testimonials } from '../marketing/testimonials.tsx'
import { ThreeSteps } from '../marketing/three-steps.tsx'
import { FiveThings } from './five-things.tsx'
import { Hero } from './hero.tsx'
import { TwoAudiences } from './two-audiences.tsx'

/** The index: hero, benefits, three steps, couples and planners, testimonials, final call (spec 2). */
export function LandingPage({ isCharging }: { isCharging: boolean }) {
  return (
    <>
      <Hero />
      <FiveThings />
      <ThreeSteps title="Brota, florece y da fruto." />
      <TwoAudiences isCharging={isCharging} />
      <Testimonials
        first={{
          words: 'Mi madre preguntaba cada día cuántos venían. Ahora contesto sin mirar. Bueno, casi.',
          who: 'Clara y Javier',
          where: 'Se casan en Cádiz, en mayo',
        }}
        others={[
          {
            words: 'Llevo siete bodas a la vez y duermo. No digo más.',
            who: 'Elena',
            where: 'Wedding planner en Sevilla',
          },
          {
            words: 'El Excel tenía once pestañas. Ya no tengo Excel.',
            who: 'Nuria y Sofía',
            where: 'Se casan en Girona, en julio',
          },
        ]}
      />
      <ClosingCall
        title="Empieza gratis en 2 minutos."
        line="Sin tarjeta. Con calma."
        action="Crear cuenta"
      />
    </>
  )
}
