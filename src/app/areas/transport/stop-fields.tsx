import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { MAP_LINK_MAX } from '#domain/households/coordinates.ts'
import { type RideDay, STOP_NAME_MAX, STOPS_MAX } from '#domain/transport/transport.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { newStop } from './transport.actions.ts'
import { type TypedStop, typedStops } from './typed-trip.ts'

type StopFieldsProps = {
  stops: TypedStop[]
  /** The day on which a bus back leaves; `null` for a bus there, which leaves on that of the wedding. */
  day: RideDay | null
  onDay: (day: RideDay) => void
  onChange: (stops: TypedStop[]) => void
  problem: string | null
}

const DAYS: { value: RideDay; label: string }[] = [
  { value: 'wedding', label: 'El día de la boda' },
  { value: 'after', label: 'El día siguiente' },
]

/** The stops of a bus in the order of the way. */
export function StopFields({ stops, day, onDay, onChange, problem }: StopFieldsProps) {
  const change = (stop: TypedStop, fields: Partial<TypedStop>) =>
    onChange(stops.map((one) => (one === stop ? { ...one, ...fields } : one)))
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-strong text-ink-2">Paradas, en el orden del camino</legend>
      {day && <Segmented label="Sale" segments={DAYS} value={day} onChange={onDay} hasLongWords />}
      {stops.map((stop, place) => (
        <div key={stop.key} className="grid gap-2 border-b border-line pb-3">
          <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              label={`Hora de la parada ${place + 1}`}
              hideLabel
              placeholder="11:15"
              value={stop.clock}
              onChange={(clock) => change(stop, { clock })}
            />
            <TextField
              label={`Parada ${place + 1}`}
              hideLabel
              placeholder="Plaza de Armas"
              value={stop.name}
              onChange={(name) => change(stop, { name })}
              maxLength={STOP_NAME_MAX}
              error={place === 0 ? problem : null}
            />
            <IconButton
              icon={X}
              label={`Quitar la parada ${place + 1}`}
              isDisabled={stops.length === 1}
              onPress={() => onChange(stops.filter((one) => one !== stop))}
            />
          </div>
          <div className="grid gap-2 md:grid-cols-2">
            <TextField
              label={`Dónde esperar en la parada ${place + 1}`}
              hideLabel
              placeholder="Dónde esperar: calle, dársena"
              value={stop.place ?? ''}
              onChange={(where) => change(stop, { place: where })}
              maxLength={STOP_NAME_MAX}
            />
            <TextField
              label={`Mapa de la parada ${place + 1}`}
              hideLabel
              placeholder="Mapa: enlace o coordenadas"
              value={stop.mapUrl ?? ''}
              onChange={(mapUrl) => change(stop, { mapUrl })}
              autoCapitalize="none"
              maxLength={MAP_LINK_MAX}
            />
          </div>
          <Switch
            label="Es el lugar de la celebración"
            isSelected={stop.isVenue}
            onChange={(isVenue) => change(stop, { isVenue })}
          />
        </div>
      ))}
      {stops.length < STOPS_MAX && (
        <Button
          variant="secondary"
          icon={Plus}
          onPress={() => onChange([...stops, ...typedStops([newStop()])])}
        >
          Añadir parada
        </Button>
      )}
    </fieldset>
  )
}
