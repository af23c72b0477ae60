import { Segmented } from '#ui/fields/segmented.tsx'
import { Switch } from '#ui/fields/switch.tsx'

export function FixedChoice({
  isFixed,
  onChange,
}: {
  isFixed: boolean
  onChange: (isFixed: boolean) => void
}) {
  return (
    <label className="flex cursor-pointer items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isFixed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-4.5 accent-(--primary)"
      />
      <span>
        <span className="font-strong">Hora fija</span>
        <span className="block text-ink-3">No se mueve al retrasar: el oficiante, el autobús.</span>
      </span>
    </label>
  )
}

/** The choice whether guests see the item on the page of the invitations when the day comes. */
export function GuestsChoice({
  isShown,
  onChange,
}: {
  isShown: boolean
  onChange: (isShown: boolean) => void
}) {
  return (
    <Switch
      label="La ven los invitados"
      description="En su invitación, cuando dicen que vienen: la hora, el nombre y el lugar. Las notas no."
      isSelected={isShown}
      onChange={onChange}
    />
  )
}

/** An hour before the morning is the hairdresser's, or the last bus's. */
export function EarlyChoice({ value, onChange }: { value: boolean; onChange: (early: boolean) => void }) {
  return (
    <Segmented
      label="Cuándo es esa hora"
      segments={EARLY_OR_LATE}
      value={value ? 'early' : 'late'}
      onChange={(chosen) => onChange(chosen === 'early')}
      className="w-full *:flex!"
    />
  )
}

const EARLY_OR_LATE = [
  { value: 'early', label: 'De madrugada, antes' },
  { value: 'late', label: 'Por la noche, después' },
] as const
