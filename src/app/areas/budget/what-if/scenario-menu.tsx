import type { ReactNode } from 'react'
import type { Scenario } from '#contract/scenarios.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import type { TriedScenario } from './use-scenario.ts'

type ScenarioMenuProps = {
  tried: TriedScenario
  scenarios: readonly Scenario[]
  mayEdit: boolean
  trigger: ReactNode
}

/** Chooses the scenario that is tried among those that are kept, and names or removes it. */
export function ScenarioMenu({ tried, scenarios, mayEdit, trigger }: ScenarioMenuProps) {
  const { open, choose, remove, startRenaming } = tried
  return (
    <Menu label="Escenario" trigger={trigger}>
      {scenarios
        .filter(({ id }) => id !== open?.id)
        .map((scenario) => (
          <MenuItem key={scenario.id} onAction={() => choose(scenario)}>
            {scenario.name}
          </MenuItem>
        ))}
      <MenuItem onAction={() => choose(null)}>Empezar otro</MenuItem>
      {open && mayEdit && <MenuSeparator />}
      {open && mayEdit && <MenuItem onAction={startRenaming}>Cambiar nombre</MenuItem>}
      {open && mayEdit && <MenuItem onAction={() => remove(open)}>Quitar este escenario</MenuItem>}
    </Menu>
  )
}

type OtherMenuProps = {
  others: readonly Scenario[]
  trigger: ReactNode
  onChoose: (scenario: Scenario | null) => void
}

/** Chooses the scenario that stands beside the one that is tried. */
export function OtherMenu({ others, trigger, onChoose }: OtherMenuProps) {
  return (
    <Menu label="Comparar con" trigger={trigger}>
      {others.map((scenario) => (
        <MenuItem key={scenario.id} onAction={() => onChoose(scenario)}>
          {scenario.name}
        </MenuItem>
      ))}
      <MenuItem onAction={() => onChoose(null)}>Ninguno al lado</MenuItem>
    </Menu>
  )
}
