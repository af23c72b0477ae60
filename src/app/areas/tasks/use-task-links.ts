import { useQuery } from '@tanstack/react-query'
import Armchair from 'lucide-react/icons/armchair'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Images from 'lucide-react/icons/images'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Palette from 'lucide-react/icons/palette'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import UsersRound from 'lucide-react/icons/users-round'
import Utensils from 'lucide-react/icons/utensils'
import Wallet from 'lucide-react/icons/wallet'
import { useMemo } from 'react'
import { isEnough, type Section } from '#domain/members/permissions.ts'
import type { TaskAbout, TaskArea } from '#domain/tasks/tasks.ts'
import type { IconGlyph } from '#ui/icon.tsx'
import { useWedding } from '../../shared/session/use-session.ts'
import { catalogueQuery, vendorsQuery } from '../vendors/vendors.queries.ts'

/** The thing that a task goes with: its name, a line on it, and its address. */
export type TaskLink = { icon: IconGlyph; name: string; line: string | null; to: string }

type Area = { name: string; icon: IconGlyph; place: string; section: Section | null }

/** The sections that a task may go with. */
export const TASK_AREA_PLACES: Record<TaskArea, Area> = {
  guests: { name: 'Invitados', icon: UsersRound, place: '/guests', section: 'guests' },
  households: { name: 'Familias', icon: UsersRound, place: '/guests', section: 'guests' },
  catering: { name: 'Catering', icon: Utensils, place: '/catering', section: 'guests' },
  seating: { name: 'Mesas', icon: Armchair, place: '/seating', section: 'seating' },
  vendors: { name: 'Proveedores', icon: LayoutGrid, place: '/vendors', section: 'vendors' },
  budget: { name: 'Presupuesto', icon: Wallet, place: '/budget', section: 'budget' },
  inspiration: { name: 'Inspiración', icon: Images, place: '/inspiration', section: 'inspiration' },
  agenda: { name: 'Agenda', icon: CalendarClock, place: '/day-b', section: 'agenda' },
  style: { name: 'Estilo de la boda', icon: Palette, place: '/style', section: 'inspiration' },
  members: { name: 'Miembros', icon: UserRoundCog, place: '/members', section: null },
}

/** Says what a task goes with. Nothing of what is gone, or of a section that the member does not see. */
export function useTaskLinks(weddingId: string) {
  const access = useWedding(weddingId)?.access
  const seesVendors = isEnough(access?.vendors, 'view')
  const { data: vendors } = useQuery({ ...vendorsQuery(weddingId), enabled: seesVendors })
  const { data: catalogue } = useQuery({ ...catalogueQuery(weddingId), enabled: seesVendors })
  return useMemo(() => {
    const top = `/app/couple/${weddingId}`
    const sees = (section: Section | null) => section === null || isEnough(access?.[section], 'view')
    const nameOf = (key: string) => catalogue?.find((one) => one.key === key)?.name ?? ''
    const ofVendor = ({ id, name, vendorType, status }: NonNullable<typeof vendors>[number]): TaskLink => ({
      icon: LayoutGrid,
      name: name || nameOf(vendorType),
      line: status === 'closed' ? 'confirmado' : 'sin confirmar',
      to: `${top}/vendors?proveedor=${id}`,
    })
    const ofComponent = (key: string): TaskLink | null => {
      const of = (vendors ?? []).filter(({ vendorType }) => vendorType === key)
      const [vendor] = [...of.filter(({ status }) => status === 'closed'), ...of]
      if (vendor) return ofVendor(vendor)
      const name = nameOf(key)
      return name ? { icon: LayoutGrid, name, line: null, to: `${top}/vendors` } : null
    }
    return {
      components: catalogue ?? [],
      areas: (Object.keys(TASK_AREA_PLACES) as TaskArea[]).filter((area) =>
        sees(TASK_AREA_PLACES[area].section),
      ),
      nameOf,
      find(about: TaskAbout | null): TaskLink | null {
        if (!about) return null
        if (about.kind === 'area') {
          const { name, icon, place, section } = TASK_AREA_PLACES[about.area]
          return sees(section) ? { icon, name, line: null, to: top + place } : null
        }
        if (about.kind === 'component') return ofComponent(about.componentType)
        const vendor = vendors?.find(({ id }) => id === about.vendorId)
        return vendor ? ofVendor(vendor) : null
      },
    }
  }, [weddingId, access, vendors, catalogue])
}

export type TaskLinks = ReturnType<typeof useTaskLinks>
