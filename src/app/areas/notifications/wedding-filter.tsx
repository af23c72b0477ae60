import { Select } from '#ui/fields/select.tsx'
import { useWeddings } from '../../shared/session/use-session.ts'

const ALL = 'all'

type WeddingFilterProps = {
  weddingId: string | undefined
  onFilter: (weddingId: string | undefined) => void
}

export function WeddingFilter({ weddingId, onFilter }: WeddingFilterProps) {
  const weddings = useWeddings()
  return (
    <Select
      label="Boda"
      hideLabel
      value={weddings.some(({ id }) => id === weddingId) ? weddingId! : ALL}
      onChange={(chosen) => onFilter(chosen === ALL ? undefined : chosen)}
      options={[
        { value: ALL, label: 'Todas las bodas' },
        ...weddings.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      className="w-64 max-md:w-full"
    />
  )
}
