import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import type { Rsvp, RsvpFilter } from '#domain/guests/guests.ts'
import { Button } from '#ui/button.tsx'
import { RsvpSelect } from '#ui/fields/rsvp-select.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { ConfirmedBadge, Count, RoleBadge, StatusBadge, Tag, UnreadCount } from '#ui/layout/badge.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { GallerySection, Row } from './gallery-section.tsx'

const FILTERS = [
  { value: 'all', label: 'Todos' },
  { value: 'yes', label: 'RSVP Sí' },
  { value: 'no', label: 'RSVP No' },
  { value: 'pending', label: 'RSVP Pendiente' },
] as const

export function ChoiceSamples() {
  const [filter, setFilter] = useState<RsvpFilter>('all')
  const [role, setRole] = useState<'couple' | 'planner'>('couple')
  return (
    <>
      <GallerySection title="Estados: brote, flor, fruto">
        <Row>
          <StatusBadge status="pending" />
          <StatusBadge status="ongoing" />
          <StatusBadge status="completed" />
        </Row>
        <Row>
          <RsvpSample initial={true} />
          <RsvpSample initial={false} />
          <RsvpSample initial={null} />
          <RsvpSample initial={true} isLarge />
        </Row>
        <Row>
          <ConfirmedBadge />
          <ConfirmedBadge isFresh />
          <RoleBadge memberRole="couple" />
          <RoleBadge memberRole="planner" />
        </Row>
        <Row>
          <Tag>Campestre</Tag>
          <Tag>Íntima</Tag>
          <Count value={148} label="invitados" />
          <UnreadCount value={3} />
          <UnreadCount value={120} />
        </Row>
        <Row>
          <Avatar name="Lucía Herrera" />
          <Avatar name="Elena Montes" memberRole="planner" />
          <Avatar name="Íñigo" size="md" />
          <Avatar name="" size="lg" />
          <Menu label="Tu cuenta" trigger={<Button variant="quiet">Menú</Button>}>
            <MenuItem icon={User} href="#perfil">
              Perfil
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={LogOut} onAction={() => {}}>
              Salir
            </MenuItem>
          </Menu>
        </Row>
      </GallerySection>
      <GallerySection title="Filtros y pestañas" span="half">
        <Segmented label="Filtrar por RSVP" segments={FILTERS} value={filter} onChange={setFilter} />
        <Segmented
          label="Quién eres"
          segments={[
            { value: 'couple', label: 'Parejas', count: 12 },
            { value: 'planner', label: 'Planners', count: 3 },
          ]}
          value={role}
          onChange={setRole}
        />
        <TabsSample />
      </GallerySection>
    </>
  )
}

function RsvpSample({ initial, isLarge }: { initial: Rsvp; isLarge?: boolean }) {
  const [rsvp, setRsvp] = useState(initial)
  return <RsvpSelect value={rsvp} onChange={setRsvp} isLarge={isLarge} guestName="Teo Lasa" />
}

function TabsSample() {
  const [tab, setTab] = useState<'details' | 'files'>('details')
  return (
    <Tabs
      label="Datos del proveedor"
      selected={tab}
      onSelect={setTab}
      panelClassName="pt-4"
      tabs={[
        { id: 'details', label: 'Detalles', panel: <p>Cuarteto Alborada, 780,00 €.</p> },
        { id: 'files', label: 'Archivos', count: 2, panel: <p>Presupuesto_Alborada.pdf</p> },
      ]}
    />
  )
}
