import Bookmark from 'lucide-react/icons/bookmark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { Scenario } from '#contract/scenarios.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { BigSum } from './column-head.tsx'
import { perGuest } from './outcome-table.tsx'
import { ScenarioMenu } from './scenario-menu.tsx'
import { differenceClass, signedEuros } from './scenario-words.ts'
import type { TriedScenario } from './use-scenario.ts'

type PhoneResultProps = {
  tried: TriedScenario
  scenarios: readonly Scenario[]
  mayEdit: boolean
  isOnline: boolean
}

/** On a phone the scenarios are a row to choose from, above the sum of the one that is tried. */
export function PhoneResult({ tried, scenarios, mayEdit, isOnline }: PhoneResultProps) {
  const { outcome, open, name, isChanged, isKept, choose, changes, comingIn } = tried
  const people = comingIn(changes)
  return (
    <section aria-label="Resultado" className="mt-3 lg:hidden">
      <div className="flex items-center gap-1">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that show one scenario each */}
        <div role="group" aria-label="Escenario" className={cx('scroll-row flex-1', TABS)}>
          <Tab isPressed={!open && !isChanged} onPress={() => choose(null)}>
            Como está
          </Tab>
          {!open && isChanged && <Tab isPressed>{name}</Tab>}
          {scenarios.map((scenario) => (
            <Tab key={scenario.id} isPressed={scenario === open} onPress={() => choose(scenario)}>
              {scenario.name}
            </Tab>
          ))}
        </div>
        {mayEdit && !isKept && (
          <IconButton
            icon={Bookmark}
            label="Guardar"
            isDisabled={!isOnline}
            isPending={tried.isSaving}
            onPress={tried.save}
          />
        )}
        {mayEdit && open && isKept && (
          <ScenarioMenu
            tried={tried}
            scenarios={scenarios}
            mayEdit={mayEdit}
            trigger={<IconButton icon={Ellipsis} label={`Cambiar «${open.name}»`} />}
          />
        )}
      </div>
      <BigSum cents={outcome.totalCents} className="mt-5 block text-[3.25rem] leading-none" />
      <p className="mt-3 mb-5 flex items-baseline justify-between gap-4 text-sm text-ink-2">
        <b
          className={cx(
            'num text-ui font-strong',
            differenceClass(outcome.totalCents - outcome.presentCents),
          )}
        >
          {isChanged ? signedEuros(outcome.totalCents - outcome.presentCents) : 'Confirmado'}
        </b>
        {people > 0 && <span className="num">{perGuest(outcome.totalCents, people)} por invitado</span>}
      </p>
    </section>
  )
}

const TABS = 'flex rounded-[1.4375rem] bg-bg p-[3px]'

type TabProps = { isPressed: boolean; onPress?: () => void; children: string }

function Tab({ isPressed, onPress, children }: TabProps) {
  return (
    <PlainButton
      aria-pressed={isPressed}
      onPress={onPress}
      className="h-10 flex-1 shrink-0 rounded-pill px-3 text-xs font-medium whitespace-nowrap text-ink-2 aria-pressed:bg-nav-active aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-2"
    >
      {children}
    </PlainButton>
  )
}
