import Armchair from 'lucide-react/icons/armchair'
import Bell from 'lucide-react/icons/bell'
import Bus from 'lucide-react/icons/bus'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import IdCard from 'lucide-react/icons/id-card'
import Images from 'lucide-react/icons/images'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import Palette from 'lucide-react/icons/palette'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings2 from 'lucide-react/icons/settings-2'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import type { Wedding } from '#contract/weddings.ts'
import type { BusinessAccess, BusinessPart } from '#domain/agencies/business.ts'
import { type GuardedSection, isEnough, type Section } from '#domain/members/permissions.ts'
import type { IconGlyph } from '#ui/icon.tsx'

export type NavigationEntry = {
  label: string
  to: string
  /** An icon of lucide, or the blossom of the house. */
  icon: IconGlyph | 'blossom'
  /** The entry that leads to the top of the others is current on its own page only. */
  isTop?: boolean
  /** The section whose other pages, opened from within its own, are under this entry as well. */
  section?: GuardedSection
  /** Pages that are opened from its own name it. */
  menu?: 'requests' | 'billing'
  /** The number of things that wait there: 3 requests. */
  waiting?: { count: number; label: string }
  /** It is about this part of the planner's business; the others are about the person. */
  part?: BusinessPart
}

/**
 * The couple's menu (spec 2); without a wedding its entries lead to the welcome. A section that the member may
 * not see is not in it.
 */
export function coupleEntries(wedding: Pick<Wedding, 'id' | 'access'> | undefined): NavigationEntry[] {
  const top = wedding ? `/app/couple/${wedding.id}` : '/app/couple'
  const sections: [Section, label: string, path: string, IconGlyph][] = [
    ['tasks', 'Tareas', 'tasks', ListChecks],
    ['guests', 'Invitados', 'guests', UsersRound],
    ['seating', 'Mesas', 'seating', Armchair],
    ['transport', 'Autobuses', 'transport', Bus],
    ['vendors', 'Proveedores', 'vendors', LayoutGrid],
    ['budget', 'Presupuesto', 'budget', Wallet],
    ['inspiration', 'Inspiración', 'inspiration', Images],
    ['agenda', 'Agenda', 'day-b', CalendarClock],
  ]
  const open = sections
    .filter(([section]) => !wedding || isEnough(wedding.access[section], 'view'))
    .map(([section, label, path, icon]) => ({ section, label, to: `${top}/${path}`, icon }))
  const members = { label: 'Miembros', to: `${top}/members`, icon: UserRoundCog }
  return [{ label: 'Mi boda', to: top, icon: 'blossom', isTop: true, section: 'wedding' }, ...open, members]
}

/**
 * The planner's menu (spec 2), or that of an agency in whose name they work: the parts of its business that they edit, and the
 * vendors' book that they see.
 */
export function plannerEntries(
  plannerId: string,
  newRequests = 0,
  access?: BusinessAccess,
): NavigationEntry[] {
  const top = `/app/planner/${plannerId}`
  const entries: NavigationEntry[] = [
    { label: 'Dashboard', to: top, icon: LayoutDashboard, isTop: true },
    { label: 'Tareas', to: `${top}/tasks`, icon: ListChecks, part: 'templates' },
    {
      part: 'requests',
      label: 'Solicitudes',
      to: `${top}/requests`,
      icon: Inbox,
      menu: 'requests',
      ...(newRequests > 0 && {
        waiting: { count: newRequests, label: newRequests === 1 ? 'nueva' : 'nuevas' },
      }),
    },
    { label: 'Calendario', to: `${top}/calendar`, icon: CalendarDays, part: 'calendar' },
    { label: 'Libreta', to: `${top}/vendors`, icon: LayoutGrid, part: 'vendors' },
    { label: TEAM, to: `${top}/team`, icon: UsersRound },
    { label: 'Personalización', to: `${top}/branding`, icon: Palette, part: 'brand' },
    { label: 'Perfil público', to: `${top}/public-profile`, icon: IdCard, part: 'brand' },
    { label: 'Facturación', to: `${top}/billing`, icon: ReceiptText, menu: 'billing', part: 'books' },
    { label: 'Configuración', to: `${top}/settings`, icon: Settings2 },
    { label: 'Notificaciones', to: `${top}/notifications`, icon: Bell },
  ]
  return access
    ? entries.filter(({ part, label }) =>
        part ? access[part] === 'edit' || part === 'vendors' : label === TEAM,
      )
    : entries
}

const TEAM = 'Equipo'
