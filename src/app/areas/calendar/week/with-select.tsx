import { useQuery } from '@tanstack/react-query'
import { Select } from '#ui/fields/select.tsx'
import { useCalendarWeddings } from '../../../shared/calendar/use-calendar-weddings.ts'
import type { FieldsProps } from './appointment-fields.tsx'
import { requestsToMeetQuery } from './week.queries.ts'

/** The wedding or the request that an appointment is for. */
export function WithSelect({ fields, type }: FieldsProps) {
  const weddings = useCalendarWeddings()
  const { data: requests = [] } = useQuery(requestsToMeetQuery)
  const open = requests.filter(
    ({ id, weddingId, turn }) => id === fields.requestId || (weddingId === null && turn !== 'none'),
  )
  const options = [
    { value: '', label: 'Ninguna' },
    ...weddings.map(({ id, name }) => ({ value: `wedding ${id}`, label: name })),
    ...open.map(({ id, name }) => ({ value: `request ${id}`, label: `${name} (solicitud)` })),
  ]
  const chosen = fields.weddingId
    ? `wedding ${fields.weddingId}`
    : fields.requestId
      ? `request ${fields.requestId}`
      : ''
  return (
    <Select
      label="Boda o solicitud"
      options={options}
      value={chosen}
      onChange={(value) => {
        const [kind, id = null] = value.split(' ')
        const weddingId = kind === 'wedding' ? id : null
        const isOther = weddingId !== fields.weddingId
        type({ weddingId, requestId: kind === 'request' ? id : null, ...(isOther && { members: [] }) })
      }}
    />
  )
}
