import { useQuery } from '@tanstack/react-query'
import type { Wedding } from '#contract/weddings.ts'
import { type GuardedSection, isEnough, SECTIONS } from '#domain/members/permissions.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import type { ActivityFilter } from './activity.queries.ts'
import { ACTIVITY_SECTIONS } from './entity-words.ts'

type FiltersProps = {
  wedding: Wedding
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

const ALL = 'all'

/** By person, section and day; only sections that the member sees are offered. */
export function ActivityFilters({ wedding, filter, onFilter }: FiltersProps) {
  const { data: members = [] } = useQuery(membersQuery(wedding.id))
  const open = SECTIONS.filter((section) => isEnough(wedding.access[section], 'view'))
  return (
    <div className="grid grid-cols-2 gap-3 max-md:*:last:col-span-2 md:max-w-176 md:grid-cols-3">
      <Select
        label="Persona"
        value={filter.person ?? ALL}
        options={[
          { value: ALL, label: 'Todas' },
          ...members.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
          ...(isEnough(wedding.access.guests, 'view')
            ? [{ value: 'families', label: 'Familias invitadas' }]
            : []),
        ]}
        onChange={(person) => onFilter({ ...filter, person: person === ALL ? undefined : person })}
      />
      <Select<GuardedSection | typeof ALL>
        label="Parte"
        value={filter.section ?? ALL}
        options={[
          { value: ALL, label: 'Toda la boda' },
          ...([...open, 'wedding'] as const).map((section) => ({
            value: section,
            label: ACTIVITY_SECTIONS[section],
          })),
        ]}
        onChange={(section) => onFilter({ ...filter, section: section === ALL ? undefined : section })}
      />
      <DatePicker
        label="Día"
        value={filter.day ?? null}
        onChange={(day) => onFilter({ ...filter, day: day ?? undefined })}
      />
    </div>
  )
}
