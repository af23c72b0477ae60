import type { Wedding } from '#contract/weddings.ts'
import { offeredZones, zoneName } from '#domain/time/zone-names.ts'
import { Select } from '#ui/fields/select.tsx'
import { useOthersValue } from '../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../sync/presence/others-value-note.tsx'

/** All zones that the browser knows, by their names: a wedding may be anywhere. */
const allZones = () =>
  Intl.supportedValuesOf('timeZone').toSorted((a, b) => zoneName(a).localeCompare(zoneName(b), 'es'))

type ZoneFieldProps = {
  wedding: Wedding
  typed: string | undefined
  onType: (zone: string | undefined) => void
  onKeepMine: () => void
}

/** By which clocks the hours of the day are told. */
export function ZoneField({ wedding, typed, onType, onKeepMine }: ZoneFieldProps) {
  const forget = () => onType(undefined)
  const others = useOthersValue({
    ...{ id: wedding.id, field: 'timeZone', typed, value: wedding.timeZone },
    onTakeTheirs: forget,
  })
  return (
    <div className="grid gap-2">
      <Select
        label="Hora de la boda"
        description="La de los relojes del sitio: con ella van la agenda, los autobuses y la página de los invitados."
        options={offeredZones(wedding.timeZone, typed ?? wedding.timeZone, ...allZones())}
        value={typed ?? wedding.timeZone}
        onChange={onType}
      />
      <OthersValueNote
        others={others && { ...others, value: zoneName(others.value) }}
        onTakeTheirs={forget}
        onKeepMine={onKeepMine}
      />
    </div>
  )
}
