import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import { roomTaskOf, type TaskRule } from '#domain/tasks/task-rules.ts'
import { FACTS, type WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import type { TaskLinks } from '../use-task-links.ts'

type TaskTickingProps = { one: PlacedTask; facts: WeddingFacts; links: TaskLinks }

/** How a task is ticked: by hand, or by itself and why. */
export function TaskTicking({ one: { task, state }, facts, links }: TaskTickingProps) {
  const { rule, mark } = task
  if (!rule && !roomTaskOf(task, facts)) {
    return (
      <>
        <b className="font-strong text-ink">A mano</b>
        <p className="text-sm text-ink-2">Cuando esté hecha, márcala.</p>
      </>
    )
  }
  return (
    <>
      <b className="font-strong text-ink">Sola, o a mano</b>
      <p className="text-sm text-ink-2">
        {state.reason
          ? `Hecha: ${state.reason}.`
          : mark === 'open'
            ? 'Se marcó sola y se volvió a abrir: ya solo se marca a mano.'
            : mark === 'done'
              ? 'Marcada a mano.'
              : `Se marca sola ${whenOf(rule, links)}.`}
        {state.progress && ` Van ${state.progress}.`}
      </p>
    </>
  )
}

function whenOf(rule: TaskRule | null, links: TaskLinks): string {
  if (!rule) return 'cuando estén todas ocupadas, o el hotel ya no las tenga apartadas'
  if (rule.fact !== 'componentConfirmed') return FACTS[rule.fact].when
  const names = rule.componentTypes
    .map(links.nameOf)
    .filter(Boolean)
    .map((name) => `«${name}»`)
  return names.length === 0
    ? 'cuando esté confirmado en Proveedores'
    : `cuando haya un proveedor confirmado de ${names.join(' o ')}`
}
