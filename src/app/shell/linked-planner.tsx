import { useQuery } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { LinkedPlanner as Planner } from '#contract/planners.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { BrandLogo } from '#ui/layout/brand-logo.tsx'
import { usePhone } from '../shared/words/phones.ts'
import { api } from '../sync/api.ts'
import { STALE_LISTS } from '../sync/query-client.ts'

type LinkedPlannerProps = { weddingId: string | undefined; isRail: boolean }

/** At the foot of the couple's menu: their planner with ways to reach them, or where to find one (spec 2). */
export function LinkedPlanner({ weddingId, isRail }: LinkedPlannerProps) {
  const { data: planner, isPending } = useQuery({
    ...api.planners.linked.queryOptions({ input: { weddingId: weddingId ?? '' } }),
    enabled: weddingId !== undefined,
    staleTime: STALE_LISTS,
  })
  if (planner) return isRail ? <PlannerLogo planner={planner} /> : <PlannerCard planner={planner} />
  if (isRail || (weddingId !== undefined && isPending)) return null
  return (
    <Foot title="¿Buscas planner?">
      <a href="/directorio" className="link w-fit rounded-[4px] text-sm pointer-coarse:py-2">
        Ver el directorio
      </a>
    </Foot>
  )
}

/** The card shows these parts of a planner. */
export type CardPlanner = Pick<
  Planner,
  | 'brandName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'webUrl'
  | 'brandColor'
  | 'logoUrl'
  | 'logoDataUrl'
  | 'logoIsLight'
  | 'slug'
>

/** The linked planner's card: logo, brand, and ways to reach them. A preview of it leads nowhere. */
export function PlannerCard({ planner, isPreview }: { planner: CardPlanner; isPreview?: boolean }) {
  const phone = usePhone(planner.phone)
  const brand = (
    <>
      <Logo planner={planner} />
      <span className="serif min-w-0 text-xl leading-[1.05] tracking-[-.01em] wrap-anywhere">
        {plannerName(planner)}
      </span>
    </>
  )
  return (
    <Foot title="Tu planner" color={planner.brandColor}>
      {planner.slug && !isPreview ? (
        <a
          href={`/planners/${planner.slug}`}
          target="_blank"
          rel="noreferrer"
          className="flex min-w-0 items-center gap-3 rounded-control"
        >
          {brand}
          <span className="sr-only"> (perfil público, se abre en otra pestaña)</span>
        </a>
      ) : (
        <p className="flex min-w-0 items-center gap-3">{brand}</p>
      )}
      <ul className="grid gap-1 text-xs text-ink-2">
        <Way icon={Phone} href={phone.call ?? null}>
          {phone.shown}
        </Way>
        <Way icon={Globe} href={readWebAddress(planner.webUrl)?.href ?? null} isExternal>
          {planner.webUrl?.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </Way>
        <Way icon={Mail} href={`mailto:${planner.email}`}>
          {planner.email}
        </Way>
      </ul>
    </Foot>
  )
}

/** In the rail only the logo remains. */
function PlannerLogo({ planner }: { planner: Planner }) {
  const label = `Tu planner: ${plannerName(planner)}`
  if (!planner.slug) {
    return (
      <p className="pb-1">
        <Logo planner={planner} />
        <span className="sr-only">{label}</span>
      </p>
    )
  }
  return (
    <a
      href={`/planners/${planner.slug}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} (perfil público, se abre en otra pestaña)`}
      className="rounded-pill pb-1"
    >
      <Logo planner={planner} />
    </a>
  )
}

function Logo({ planner }: { planner: CardPlanner }) {
  const { logoUrl, logoIsLight, logoDataUrl, brandColor } = planner
  const logo = logoUrl ? { url: logoUrl, isLight: logoIsLight, placeholder: logoDataUrl } : null
  return <BrandLogo name={plannerName(planner)} color={brandColor} logo={logo} className="size-11 text-lg" />
}

type WayProps = { icon: IconGlyph; href: string | null; isExternal?: boolean; children: ReactNode }

function Way({ icon, href, isExternal, children }: WayProps) {
  if (!children) return null
  const external = isExternal ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Icon of={icon} size="sm" className="text-ink-3" />
      {href ? (
        <a
          href={href}
          {...external}
          className="num block min-h-6 min-w-0 truncate rounded-[4px] py-0.5 hover:underline pointer-coarse:py-2"
        >
          {children}
        </a>
      ) : (
        <span className="min-w-0 truncate">{children}</span>
      )}
    </li>
  )
}

type FootProps = { title: string; color?: string | null; children: ReactNode }

/** The line above is in the colour of the brand, as it is: it carries no text. */
function Foot({ title, color, children }: FootProps) {
  return (
    <section
      aria-label={title}
      style={color ? { borderColor: color } : undefined}
      className={cx(
        'mt-6 grid gap-2.75 px-2 pt-4 pb-1',
        color ? 'border-t-3' : 'border-t border-line-strong',
      )}
    >
      <p className="text-xs text-ink-3">{title}</p>
      {children}
    </section>
  )
}
