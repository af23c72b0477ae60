import type { ScenarioChanges } from '#domain/budget/scenarios.ts'
import { Button } from '#ui/button.tsx'
import { Slider } from '#ui/fields/slider.tsx'
import { Stepper } from './stepper.tsx'

type GuestsLeverProps = {
  people: { adults: number; children: number }
  changes: ScenarioChanges
  onChange: (changes: ScenarioChanges) => void
}

/** The slider reaches this many fewer and more than today; it moves by ten with PageUp and PageDown. */
const FEWER = 50
const MORE = 30
const PAGE = 10

/** The part of the axis on which the mark of today stands alone. */
const NEAR_END = 0.25

/** How many come: all together with the slider, where adults stay away first, and adults and children by themselves. */
export function GuestsLever({ people, changes, onChange }: GuestsLeverProps) {
  const present = people.adults + people.children
  const adults = Math.max(0, people.adults + changes.adults)
  const children = Math.max(0, people.children + changes.children)
  const all = adults + children
  const min = Math.min(all, Math.max(0, Math.floor((present - FEWER) / PAGE) * PAGE))
  const max = Math.max(all, Math.ceil((present + MORE) / PAGE) * PAGE, 2 * PAGE)
  const setHeads = (next: { adults: number; children: number }) =>
    onChange({ ...changes, adults: next.adults - people.adults, children: next.children - people.children })
  const setAll = (count: number) => {
    const wanted = Math.min(max, Math.max(min, count))
    setHeads({ adults: Math.max(0, wanted - children), children: Math.min(children, wanted) })
  }
  return (
    <section className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3 max-lg:justify-start">
        <span className="font-strong max-lg:sr-only">Invitados</span>
        <output className="serif text-[2rem] leading-none tracking-[-.02em] max-lg:text-[2.25rem]">
          {all}
          <small className="text-[1.0625rem] text-ink-2 max-lg:hidden"> de {present}</small>
        </output>
        <span aria-hidden="true" className="text-sm text-ink-2 lg:hidden">
          {all === 1 ? 'persona' : 'personas'}
        </span>
        <span aria-hidden="true" className="ml-auto text-sm text-ink-2 lg:hidden">
          ahora, {present}
        </span>
      </p>
      <div className="flex items-center gap-3">
        <Button variant="secondary" className="w-12 lg:hidden" onPress={() => setAll(all - PAGE)}>
          −10
        </Button>
        <Slider
          label="Invitados"
          valueText={`${all} ${all === 1 ? 'persona' : 'personas'}, ahora ${present}`}
          value={all}
          from={present}
          min={min}
          max={max}
          page={PAGE}
          onChange={setAll}
        />
        <Button variant="secondary" className="w-12 lg:hidden" onPress={() => setAll(all + PAGE)}>
          +10
        </Button>
      </div>
      <Axis min={min} max={max} present={present} />
      <div className="mt-2 grid grid-cols-2 gap-5 max-xl:grid-cols-1 max-xl:gap-2 max-lg:hidden">
        <Stepper
          label="Adultos"
          value={adults}
          shown={String(adults)}
          isSmall
          onChange={(next) => setHeads({ adults: next, children })}
        />
        <Stepper
          label="Niños"
          value={children}
          shown={String(children)}
          isSmall
          onChange={(next) => setHeads({ adults, children: next })}
        />
      </div>
    </section>
  )
}

/** The ends of the slider and today; an end gives way where today is too near. */
function Axis({ min, max, present }: { min: number; max: number; present: number }) {
  const place = (present - min) / Math.max(1, max - min)
  return (
    <p aria-hidden="true" className="num relative h-5 text-xs text-ink-3 max-lg:hidden">
      {place > NEAR_END && <span className="absolute left-0">{min}</span>}
      <span
        className="absolute -translate-x-1/2 whitespace-nowrap text-ink-2"
        style={{ left: `clamp(2rem, ${100 * place}%, calc(100% - 2rem))` }}
      >
        ahora, {present}
      </span>
      {place < 1 - NEAR_END && <span className="absolute right-0">{max}</span>}
    </p>
  )
}
