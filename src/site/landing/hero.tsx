import { ButtonLink } from '../button-link.tsx'
import { GuestPaper } from '../marketing/fragments/guest-paper.tsx'
import { HeroBranch } from '../marketing/hero-branch.tsx'
import { OPENINGS } from '../page-claims.ts'

export function Hero() {
  return (
    <section className="wall relative min-h-[61.5rem] overflow-clip pb-[21.5rem] md:min-h-[56.25rem] md:pb-0">
      <div className="wrap">
        <div className="relative z-4 pt-63 md:pt-43">
          <h1 className="text-[4.1rem] leading-[.9] tracking-[-.035em] text-nowrap max-[23rem]:text-[3.4rem] md:text-[5.5rem] lg:text-[6.25rem] xl:text-cartel xl:leading-[.88]">
            Todo listo
            <br />
            para el
            <br />
            <em className="tracking-[-.03em]">«sí, quiero»</em>
          </h1>
          <p className="mt-5 mb-6 max-w-110 text-lead leading-normal text-ink-2 md:mt-8 md:mb-8.5">
            {OPENINGS.landing.line}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink href="/signup">Empezar gratis</ButtonLink>
            <ButtonLink href="/pricing" variant="quiet" leadsOn>
              Ver precios
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-ink-2">Gratis para parejas. Sin tarjeta.</p>
        </div>
      </div>
      <HeroBranch />
      <GuestPaper />
    </section>
  )
}
