import bud from '#ui/art/images/step-bud.svg'
import { ButtonLink } from '../button-link.tsx'

type MissingPageProps = { title: string; line: string }

/** Nothing is here, or something broke: what happened, and the ways on. */
export function MissingPage({ title, line }: MissingPageProps) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-[minmax(0,1fr)_auto] md:py-28">
      <div>
        <h1 className="max-w-[16ch] text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">
          {title}
        </h1>
        <p className="mt-4 max-w-116 text-lead text-ink-2">{line}</p>
        <p className="mt-8 flex flex-wrap items-center gap-3">
          <ButtonLink href="/">Ir al inicio</ButtonLink>
          <ButtonLink href="/directorio" variant="secondary">
            Buscar planner
          </ButtonLink>
        </p>
        <p className="mt-6 text-ink-2">
          ¿Buscabas tu boda?{' '}
          <a href="/login" className="link">
            Entra en tu cuenta
          </a>
          . ¿Falta algo?{' '}
          <a href="/contacto" className="link">
            Cuéntanoslo
          </a>
          .
        </p>
      </div>
      <img src={bud} width={150} height={170} alt="" className="h-32 w-auto md:h-44" />
    </div>
  )
}
