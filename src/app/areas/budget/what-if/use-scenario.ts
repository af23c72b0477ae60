import { hashKey } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Scenario } from '#contract/scenarios.ts'
import type { Vendor } from '#contract/vendors.ts'
import { type BusRoutes, outcomeWithBuses, peopleToday } from '#domain/budget/scenario-buses.ts'
import { AS_IT_IS, differs, SCENARIO_NAME_MAX, type ScenarioChanges } from '#domain/budget/scenarios.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { type NameOf, scenarioInWords } from './scenario-words.ts'
import { useSavedScenarios } from './use-saved-scenarios.ts'

export type TriedScenarioProps = {
  weddingId: string
  vendors: readonly Vendor[]
  /** The routes of the buses of vendors, for who sees them. */
  busRoutes: BusRoutes
  scenarios: readonly Scenario[]
  nameOf: NameOf
}

type Tried = { openId: string | null; changes: ScenarioChanges }

const NOTHING_TRIED: Tried = { openId: null, changes: AS_IT_IS }

/** The scenario that is tried, begun from nothing or from one that was kept, and its outcome. */
export function useScenario({ weddingId, vendors, busRoutes, scenarios, nameOf }: TriedScenarioProps) {
  const [{ openId, changes }, setTried] = useState(NOTHING_TRIED)
  const [isRenaming, setRenaming] = useState(false)
  const { saving, removing } = useSavedScenarios(weddingId)
  const open = scenarios.find(({ id }) => id === openId)
  const outcome = useMemo(() => outcomeWithBuses(vendors, busRoutes, changes), [vendors, busRoutes, changes])
  const people = useMemo(() => peopleToday(vendors), [vendors])
  const { question, name } = scenarioInWords(changes, vendors, nameOf)
  const isKept = isSameScenario(open?.changes ?? AS_IT_IS, changes)
  const begin = (scenario: Scenario | null) =>
    setTried(scenario ? { openId: scenario.id, changes: scenario.changes } : NOTHING_TRIED)
  const count = useCallback(
    (vendor: Vendor) => setTried((now) => ({ ...now, changes: counting(vendor, now.changes) })),
    [],
  )
  return {
    ...{ changes, open, outcome, people, question, isKept, isRenaming, count },
    setChanges: (next: ScenarioChanges) => setTried({ openId, changes: next }),
    name: open?.name ?? (name || 'Escenario'),
    isChanged: differs(changes),
    isSaving: saving.isPending,
    comingIn: (one: ScenarioChanges) =>
      people ? Math.max(0, people.adults + one.adults) + Math.max(0, people.children + one.children) : 0,
    begin,
    /** Tries another scenario; what was tried and not kept can be taken up again. */
    choose(scenario: Scenario | null) {
      begin(scenario)
      if (isKept) return
      const onAction = () => setTried({ openId, changes })
      showToast(`Has dejado «${open?.name ?? name}» sin guardar.`, { action: { label: 'Volver', onAction } })
    },
    save() {
      const id = open?.id ?? uuidv7()
      const scenario = { id, name: open?.name ?? name.slice(0, SCENARIO_NAME_MAX), changes }
      const onSuccess = () => setTried((now) => ({ ...now, openId: id }))
      saving.mutate({ scenario, from: open ?? null }, { onSuccess })
    },
    startRenaming: () => setRenaming(true),
    stopRenaming: () => setRenaming(false),
    rename: async (scenario: Scenario, next: string) =>
      saving.mutateAsync({ scenario: { ...scenario, name: next }, from: scenario }),
    remove(scenario: Scenario) {
      removing.mutate(scenario)
      begin(null)
    },
  }
}

const isSameScenario = (one: ScenarioChanges, other: ScenarioChanges) => hashKey([one]) === hashKey([other])

/** Counts a vendor that is not confirmed in the scenario, or no longer. */
function counting({ id }: Vendor, changes: ScenarioChanges): ScenarioChanges {
  const others = changes.counted.filter((one) => one !== id)
  return { ...changes, counted: others.length < changes.counted.length ? others : [...others, id] }
}

export type TriedScenario = ReturnType<typeof useScenario>
