import X from 'lucide-react/icons/x'
import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { IconButton } from '#ui/button.tsx'
import type { FamilyActions } from '../family-actions.ts'
import { newKey } from '../new-key.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import { AddByName } from '../table/add-by-name.tsx'
import { clockText, timeProblem, typedClock } from './typed-clock.ts'

const DIRECTIONS = [
  { direction: 'out', title: 'Autobuses de ida', label: 'Añadir autobús de ida' },
  { direction: 'back', title: 'Autobuses de vuelta', label: 'Añadir autobús de vuelta' },
] as const

/** The buses in which a guest can ask for a seat, there and back. */
export function RouteList({ routes, actions }: { routes: readonly BusRoute[]; actions: FamilyActions }) {
  const save = (busRoutes: BusRoute[]) => actions.saveSettings({ busRoutes }, { busRoutes: [...routes] })
  const change = (route: BusRoute, fields: Partial<BusRoute>) =>
    save(routes.map((one) => (one === route ? { ...route, ...fields } : one)))
  const add = (direction: BusRoute['direction'], name: string) =>
    save([
      ...routes,
      {
        id: newKey(
          name,
          routes.map(({ id }) => id),
        ),
        direction,
        name,
        time: null,
        place: null,
      },
    ])
  return DIRECTIONS.map(({ direction, title, label }) => (
    <fieldset key={direction}>
      <legend className="text-sm font-strong text-ink-2">{title}</legend>
      <ul>
        {routes
          .filter((route) => route.direction === direction)
          .map((route) => (
            <li key={route.id} className="flex items-center gap-3 border-b border-line py-1.5 text-sm">
              <span className="min-w-0 flex-1 truncate font-strong text-ink">{route.name}</span>
              <SavedText
                label={`Hora de ${route.name}`}
                hideLabel
                placeholder="11:15"
                value={clockText(route.time)}
                problemOf={timeProblem}
                onSave={(typed) => change(route, { time: typedClock(typed) })}
                className="w-24"
              />
              <IconButton
                icon={X}
                label={`Quitar ${route.name}`}
                onPress={() => void save(routes.filter((one) => one !== route))}
              />
            </li>
          ))}
      </ul>
      <AddByName
        label={label}
        placeholder="Prado de San Sebastián, Sevilla"
        onAdd={(name) => add(direction, name)}
      />
    </fieldset>
  ))
}
