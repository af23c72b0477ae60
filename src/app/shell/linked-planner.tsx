import { useQuery } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { LinkedPlanner as Planner } from '#contract/planners.ts'
import { readWebAddress } from '#domain/web-address.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { api } from '../lib/api.ts'
import { STALE_LISTS } from '../lib/query-client.ts'

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

function PlannerCard({ planner }: { planner: Planner }) {
  const name = nameOf(planner)
  const brand = (
    <>
      <Logo planner={planner} />
      <span className="serif min-w-0 text-xl leading-[1.05] tracking-[-.01em] wrap-anywhere">{name}</span>
    </>
  )
  return (
    <Foot title="Tu planner">
      {planner.slug ? (
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
        <Way icon={Phone} href={planner.phone && `tel:${planner.phone.replace(/[^+\d]/g, '')}`}>
          {planner.phone}
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
  const label = `Tu planner: ${nameOf(planner)}`
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

function Logo({ planner }: { planner: Planner }) {
  if (!planner.logoUrl)
    return <Avatar name={nameOf(planner)} memberRole="planner" className="size-11 text-sm" />
  return (
    <img
      src={planner.logoUrl}
      alt=""
      width={44}
      height={44}
      // A light logo is drawn for the colour of its brand.
      style={{ backgroundColor: planner.brandColor ?? undefined }}
      className="size-11 shrink-0 rounded-full bg-white object-contain p-0.5"
    />
  )
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
          className="num min-w-0 truncate rounded-[4px] hover:underline pointer-coarse:py-2"
        >
          {children}
        </a>
      ) : (
        <span className="min-w-0 truncate">{children}</span>
      )}
    </li>
  )
}

function Foot({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className={cx('mt-6 grid gap-2.75 border-t border-line-strong px-2 pt-4 pb-1')}
    >
      <p className="text-xs text-ink-3">{title}</p>
      {children}
    </section>
  )
}

const nameOf = (planner: Planner) => planner.brandName || planner.fullName || 'Tu planner'
