import { createFileRoute, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { WeddingOrder } from '#domain/weddings/dashboard-order.ts'
import { NextDays } from '../../../../areas/agenda/next-days.tsx'
import { JoinForm } from '../../../../areas/member-codes/join-form.tsx'
import { PlanNotice } from '../../../../areas/subscription/plan-notice.tsx'
import { DashboardPage } from '../../../../areas/weddings/dashboard/dashboard-page.tsx'
import type { DashboardView } from '../../../../areas/weddings/dashboard/dashboard-view.ts'

/** The orders in the address: `?orden=nombre`. */
const ORDERS: Record<string, WeddingOrder> = { fecha: 'date', nombre: 'name', estado: 'status' }

type Search = { orden?: string; buscar?: string; archivo?: number }

export const Route = createFileRoute('/app/planner/$pid/')({
  staticData: { title: 'Tus bodas' },
  validateSearch: ({ orden, buscar, archivo }: Record<string, unknown>): Search => ({
    ...(typeof orden === 'string' && Object.hasOwn(ORDERS, orden) && { orden }),
    // A search for '2027' arrives as a number.
    ...((typeof buscar === 'string' || typeof buscar === 'number') && { buscar: String(buscar) }),
    ...(Number.isInteger(Number(archivo)) && archivo !== undefined && { archivo: Number(archivo) }),
  }),
  component: Dashboard,
})

function Dashboard() {
  const { pid } = Route.useParams()
  const view = viewOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const show = useCallback(
    (changes: Partial<DashboardView>) =>
      void navigate({
        search: (now: Search) => addressOf({ ...viewOf(now), ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <DashboardPage
      JoinForm={JoinForm}
      view={view}
      onView={show}
      nextDays={NEXT_DAYS}
      planNotice={PLAN_NOTICE}
      moveIn={
        <Link
          to="/app/planner/$pid/move-in"
          params={{ pid }}
          className="link inline-block min-h-6 pointer-coarse:py-3"
        >
          Traer todas tus bodas
        </Link>
      }
    />
  )
}

const NEXT_DAYS = <NextDays />

const PLAN_NOTICE = <PlanNotice />

const viewOf = ({ orden, buscar = '', archivo }: Search): DashboardView => ({
  order: orden === undefined ? undefined : ORDERS[orden],
  search: buscar,
  year: archivo ?? null,
})

function addressOf({ order, search, year }: DashboardView): Search {
  const orden = Object.keys(ORDERS).find((word) => ORDERS[word] === order)
  return {
    ...(orden !== undefined && { orden }),
    ...(search !== '' && { buscar: search }),
    ...(year !== null && { archivo: year }),
  }
}
