import Plus from 'lucide-react/icons/plus'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { outcomeWithBuses } from '#domain/budget/scenario-buses.ts'
import { AS_IT_IS } from '#domain/budget/scenarios.ts'
import { Button } from '#ui/button.tsx'
import { useDebounced } from '../../../shared/page/use-debounced.ts'
import { NameButton } from './column-head.tsx'
import { Insight } from './insight.tsx'
import { OutcomeTable } from './outcome-table.tsx'
import { PhoneResult } from './phone-result.tsx'
import { OtherMenu, ScenarioMenu } from './scenario-menu.tsx'
import { signedEuros } from './scenario-words.ts'
import type { TriedScenario, TriedScenarioProps } from './use-scenario.ts'

type ScenarioTableProps = TriedScenarioProps & { tried: TriedScenario; mayEdit: boolean }

type ScenarioResultProps = ScenarioTableProps & { isOnline: boolean }

/**
 * The outcome of the scenario that is tried, beside the present and another one that was kept. The lever and its sum
 * answer first, the table of the vendors in the next frame.
 */
export function ScenarioResult({ isOnline, ...props }: ScenarioResultProps) {
  const { tried, scenarios, mayEdit } = props
  const { outcome, name, isChanged } = tried
  const shown = useDeferredValue(tried)
  const spoken = useDebounced(
    isChanged ? `${name}: ${signedEuros(outcome.totalCents - outcome.presentCents)}` : '',
  )
  return (
    <div className="min-w-0">
      <PhoneResult tried={tried} scenarios={scenarios} mayEdit={mayEdit} isOnline={isOnline} />
      <ScenarioTable {...props} tried={shown} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {!isOnline && (
        <p className="mt-3 text-sm text-ink-2">
          Sin conexión puedes probar. Guardar y adoptar esperan a que vuelva.
        </p>
      )}
    </div>
  )
}

const ScenarioTable = memo(function ScenarioTable(props: ScenarioTableProps) {
  const { tried, vendors, scenarios, nameOf, mayEdit } = props
  const { changes, open, outcome, name, comingIn, isChanged } = tried
  const beside = useScenarioBeside(props)
  return (
    <>
      <OutcomeTable
        tried={{
          name:
            scenarios.length === 0 ? (
              name
            ) : (
              <ScenarioMenu
                tried={tried}
                scenarios={scenarios}
                mayEdit={mayEdit}
                trigger={<NameButton>{name}</NameButton>}
              />
            ),
          outcome,
          people: comingIn(changes),
        }}
        other={
          beside.other && {
            name: (
              <OtherMenu
                others={beside.others}
                trigger={<NameButton>{beside.other.name}</NameButton>}
                onChoose={beside.choose}
              />
            ),
            outcome: beside.outcome,
            people: comingIn(beside.other.changes),
          }
        }
        presentPeople={comingIn(AS_IT_IS)}
        changes={changes}
        nameOf={nameOf}
        start={
          <span className="flex flex-wrap gap-1">
            {(open || isChanged) && (
              <Button variant="quiet" icon={Plus} className="-ml-[.7rem]" onPress={() => tried.choose(null)}>
                Otro escenario
              </Button>
            )}
            {!beside.other && beside.others.length > 0 && (
              <OtherMenu
                others={beside.others}
                trigger={
                  <Button variant="quiet" className="-ml-[.7rem]">
                    Comparar
                  </Button>
                }
                onChoose={beside.choose}
              />
            )}
          </span>
        }
        onCount={tried.count}
      />
      <Insight vendors={vendors} changes={changes} nameOf={nameOf} />
    </>
  )
})

/** The scenario beside the one that is tried: the first of the others until another is chosen, or none. */
function useScenarioBeside({ tried: { open }, scenarios, vendors, busRoutes }: ScenarioTableProps) {
  const [chosen, choose] = useState<string | null | undefined>(undefined)
  const others = scenarios.filter(({ id }) => id !== open?.id)
  const other = (chosen === null ? null : (others.find(({ id }) => id === chosen) ?? others[0])) ?? null
  const outcome = useMemo(
    () => outcomeWithBuses(vendors, busRoutes, other?.changes ?? AS_IT_IS),
    [vendors, busRoutes, other],
  )
  return { others, other, outcome, choose: (one: { id: string } | null) => choose(one?.id ?? null) }
}
