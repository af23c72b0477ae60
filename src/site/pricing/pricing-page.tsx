import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { COUPLE_PRICE, PLANNER_PRICE } from '#domain/plans.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '../button-link.tsx'
import { ClosingCall } from '../marketing/closing-call.tsx'
import { QUESTIONS } from './questions.ts'

/** Two plans, the questions people ask, and a call to create an account (spec 2, 9). */
export function PricingPage() {
  return (
    <>
      <div className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="max-w-[14ch] text-[clamp(3.25rem,1.6rem+5.6vw,6.5rem)] leading-[.9] tracking-[-.032em]">
          Dos planes. Ninguna sorpresa.
        </h1>
        <p className="mt-6 max-w-124 text-lead leading-normal text-ink-2">
          Las parejas no pagan. Los wedding planners, 19 € al mes desde su segunda boda. Ya está, ese es todo
          el cuadro de precios.
        </p>
      </div>
      <div className="after-words wrap grid gap-4 [contain-intrinsic-size:auto_64rem] md:grid-cols-2 md:gap-6 md:[contain-intrinsic-size:auto_36rem]">
        <Plan
          id="plan-pareja"
          name="Pareja"
          price={COUPLE_PRICE}
          terms="para siempre, sin tarjeta"
          includes={[
            'Invitados con RSVP, importados de Excel o CSV',
            'Proveedores, archivos y conversaciones',
            'Presupuesto siempre al día',
            'Inspiración en carpetas y agenda del día B',
            'Tu pareja y tu planner, dentro',
          ]}
          action="Crear mi espacio"
        />
        <Plan
          id="plan-planner"
          name="Wedding planner"
          price={PLANNER_PRICE}
          terms="al mes, primera boda gratis"
          includes={[
            'Todas tus bodas en un panel',
            'Tu logo y tu color en cada boda',
            'Notificaciones de cada boda',
            'Perfil público y directorio',
            'Sin permanencia: cancela cuando quieras',
          ]}
          action="Abrir cuenta pro"
          isNight
        />
      </div>
      <Questions />
      <ClosingCall title="Crea tu cuenta en 2 minutos." line="Gratis y sin tarjeta." action="Crear cuenta" />
    </>
  )
}

type PlanProps = {
  id: string
  name: string
  price: number
  terms: string
  includes: string[]
  action: string
  isNight?: boolean
}

function Plan({ id, name, price, terms, includes, action, isNight }: PlanProps) {
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'flex flex-col rounded-paper p-7 md:p-10 lg:min-h-142',
        isNight ? 'night' : 'bg-naranja-50',
      )}
    >
      <h2 id={id} className="text-[clamp(2rem,1.4rem+1.8vw,3rem)] leading-none tracking-[-.02em]">
        {name}
      </h2>
      <p className="mt-6 flex gap-3 text-[1.0625rem] max-lg:flex-col lg:items-baseline">
        <b className="serif text-[clamp(5rem,3rem+5vw,8rem)] leading-[.8] tracking-[-.03em] whitespace-nowrap">
          {price} €
        </b>
        {terms}
      </p>
      <ul className="mt-9 mb-10 grid gap-2.5 text-[1.0625rem]">
        {includes.map((included) => (
          <li key={included} className="flex items-baseline gap-3">
            <Icon of={Check} className={cx('translate-y-0.5', isNight ? 'text-hoja-300' : 'text-hoja-500')} />
            {included}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <ButtonLink href="/signup" variant={isNight ? 'on-night' : 'primary'}>
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}

function Questions() {
  return (
    <section
      aria-labelledby="preguntas"
      className="later wrap grid gap-x-10 gap-y-8 pt-20 md:pt-34 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <h2 id="preguntas" className="max-w-[10ch] text-d1 leading-[.98] tracking-[-.025em]">
        Lo que se suele preguntar
      </h2>
      <div className="border-b border-line-strong">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="question border-t border-line-strong">
            <summary className="flex items-center justify-between gap-6 py-5">
              <h3 className="text-d4 leading-tight md:text-[1.625rem]">{question}</h3>
              <Icon of={Plus} size="lg" className="plus text-ink-3" />
            </summary>
            <p className="max-w-152 pb-6 text-[1.0625rem] leading-relaxed text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
