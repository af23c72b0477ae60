import { plannerName } from '#domain/planners/planners.ts'
import { guardColor } from '#domain/style/contrast.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { BrandLogo } from '#ui/layout/brand-logo.tsx'
import type { CardPlanner } from '../../shell/linked-planner.tsx'

/** Mails have white paper in both themes. */
/** A mail to the couple, with the brand on it. */
export function MailPreview({ planner, color }: { planner: CardPlanner; color: string }) {
  const { safe } = guardColor(color)
  const name = plannerName(planner)
  const web = readWebAddress(planner.webUrl)
  return (
    <article
      className="rounded-paper bg-white text-(--tinta-700) shadow-3"
      style={{ borderTop: `6px solid ${color}` }}
    >
      <header className="border-b border-(--cal-200) px-5 py-4 text-sm wrap-anywhere">
        <p>
          <b className="font-strong text-(--tinta-900)">{name}</b> · {planner.email}
        </p>
        <p>Para Lucía Herrera</p>
      </header>
      <div className="grid justify-items-start gap-3 px-6 py-6.5">
        <BrandLogo
          name={name}
          color={color}
          logo={planner.logoUrl ? { url: planner.logoUrl, isLight: planner.logoIsLight } : null}
          className="size-14 text-2xl"
        />
        <p className="serif mt-1 text-[1.75rem] leading-[1.1] text-(--tinta-900)">
          Lucía, tu boda ya tiene su sitio
        </p>
        <p className="text-sm">
          Invitados, proveedores y presupuesto, en un solo lugar. Entra cuando quieras: lo vemos en equipo.
        </p>
        <p
          style={{ backgroundColor: safe }}
          className="mt-2 grid h-11 place-items-center rounded-pill px-5 text-sm font-strong text-white"
        >
          Entrar en mi boda
        </p>
      </div>
      <footer className="border-t border-(--cal-200) px-6 py-4 text-sm">
        <p>
          {web && (
            <span style={{ color: safe }} className="underline underline-offset-4">
              {web.host}
            </span>
          )}
          {web && planner.phone && ' · '}
          <span className="num">{planner.phone}</span>
        </p>
        <p>Enviado con azahar</p>
      </footer>
    </article>
  )
}
