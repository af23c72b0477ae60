import { COUPLE_PRICE, PLANNER_PRICE } from '#domain/accounts/plans.ts'
import { ButtonLink } from '../button-link.tsx'
import { CLAIMS } from '../claims.ts'
import { WeddingList } from '../marketing/fragments/wedding-list.tsx'
import { FREE_INSTALLATION } from '../page-claims.ts'
import { print } from '../prints.ts'
import { ResponsiveImage } from '../responsive-image.tsx'
import { Audience } from './audience.tsx'

/** The sections for couples and for planners, side by side (spec 2). */
export function TwoAudiences({ isCharging }: { isCharging: boolean }) {
  return (
    <div className="later mt-20 grid md:mt-34 lg:min-h-172 lg:grid-cols-2">
      <Audience
        id="para-parejas"
        title="Para parejas"
        line="Organiza tu boda sin estrés. Tú llevas la lista; tu pareja, la música; tu planner, todo lo demás."
        reasons={CLAIMS.landingCouples}
        price={`${COUPLE_PRICE}\u00a0€`}
        terms="Gratis. Sin tarjeta."
        className="bg-naranja-50"
        action={<ButtonLink href="/signup">Crear mi espacio</ButtonLink>}
      >
        <div className="mx-auto mt-9 -mb-12 w-[64%] overflow-hidden rounded-t-full md:w-72 xl:absolute xl:right-[clamp(1.25rem,4vw,4rem)] xl:bottom-0 xl:m-0 xl:w-[37%] xl:max-w-68">
          <ResponsiveImage
            picture={print('courtyard')}
            alt=""
            sizes="17rem"
            className="aspect-[3/4.3] w-full object-cover object-bottom"
          />
        </div>
      </Audience>
      <Audience
        id="para-planners"
        title="Para planners"
        line={
          'Todas tus bodas en un panel, con tu marca. Nuestro objetivo: que pases un 40\u00a0% menos de tiempo coordinando.'
        }
        reasons={CLAIMS.landingPlanners}
        price={`${PLANNER_PRICE}\u00a0€`}
        terms={`al mes, IVA incluido. Primera boda gratis, sin permanencia.${isCharging ? '' : ` ${FREE_INSTALLATION.line}`}`}
        isNight
        className="night"
        action={
          <ButtonLink href="/signup" variant="on-night">
            Abrir cuenta pro
          </ButtonLink>
        }
      >
        <div
          aria-hidden="true"
          data-print="hide"
          className="mt-10 -mr-[clamp(1.25rem,5vw,5rem)] -mb-12 rounded-tl-paper bg-white px-5 py-2 lg:-mb-18 xl:absolute xl:right-0 xl:bottom-0 xl:m-0 xl:w-[47%] xl:max-w-88"
        >
          <WeddingList />
        </div>
      </Audience>
    </div>
  )
}
