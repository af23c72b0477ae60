import { COUPLE_PRICE, PLANNER_PRICE } from '#domain/accounts/plans.ts'
import { CLAIMS } from '../claims.ts'
import { ClosingCall } from '../marketing/closing-call.tsx'
import { FREE_INSTALLATION, OPENINGS } from '../page-claims.ts'
import { Plan } from './plan.tsx'
import { Questions } from './pricing-questions.tsx'

/** Two plans, the questions people ask, and a call to create an account (spec 2, 9). */
export function PricingPage({ isCharging }: { isCharging: boolean }) {
  return (
    <>
      <div className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="max-w-[14ch] text-[clamp(3.25rem,1.6rem+5.6vw,6.5rem)] leading-[.9] tracking-[-.032em]">
          Dos planes. Ninguna sorpresa.
        </h1>
        <p className="mt-6 max-w-124 text-lead leading-normal text-ink-2">{OPENINGS.pricing.line}</p>
        {!isCharging && <p className="mt-4 max-w-124 text-lead font-strong">{FREE_INSTALLATION.line}</p>}
      </div>
      <div className="after-words wrap grid gap-4 [contain-intrinsic-size:auto_89rem] md:grid-cols-2 md:gap-6 md:[contain-intrinsic-size:auto_39rem]">
        <Plan
          id="plan-pareja"
          name="Pareja"
          price={COUPLE_PRICE}
          terms="gratis, sin tarjeta"
          includes={CLAIMS.couplePlan}
          action="Crear mi espacio"
        />
        <Plan
          id="plan-planner"
          name="Wedding planner"
          price={PLANNER_PRICE}
          terms="al mes, IVA incluido. Primera boda gratis"
          includes={CLAIMS.plannerPlan}
          action="Abrir cuenta pro"
          isNight
        />
      </div>
      <Questions isCharging={isCharging} />
      <ClosingCall title="Crea tu cuenta en 2 minutos." line="Gratis y sin tarjeta." action="Crear cuenta" />
    </>
  )
}
