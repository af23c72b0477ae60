import { formatNumber } from '../text/spanish-numbers.ts'
import { FACTS, type RoomTask, type TaskFact, type WeddingFacts } from './wedding-facts.ts'

/** A task is ticked by a vendor that is confirmed for one of the components, or by a fact. */
export type TaskRule = { fact: 'componentConfirmed'; componentTypes: string[] } | { fact: TaskFact }

/**
 * A person's word on a task. It wins over the fact that its rule knows: `open` after the fact ticked it, `done`
 * before. `unneeded` leaves the count. Without a mark the fact decides.
 */
export const TASK_MARKS = ['done', 'open', 'unneeded'] as const

export type TaskMark = (typeof TASK_MARKS)[number]

/** The part of a task that says whether it is done. Rooms of a hotel tick the task that has the id of their block. */
type Ticked = { id?: string | undefined; mark: TaskMark | null; rule: TaskRule | null }

const vendorOf = ({ componentTypes }: { componentTypes: string[] }, { confirmed }: WeddingFacts) =>
  confirmed.find(({ componentType }) => componentTypes.includes(componentType))

const holds = (rule: TaskRule, facts: WeddingFacts): boolean =>
  rule.fact === 'componentConfirmed' ? vendorOf(rule, facts) !== undefined : facts.holding.includes(rule.fact)

/** The task as one about giving rooms back to a hotel; `undefined` for any other. */
export const roomTaskOf = ({ id }: Pick<Ticked, 'id'>, { rooms }: WeddingFacts): RoomTask | undefined =>
  id === undefined ? undefined : rooms?.find(({ taskId }) => taskId === id)

/** Why the task is done without a word of a person; `null` while no fact says so. */
function tickedBy(task: Pick<Ticked, 'id' | 'rule'>, facts: WeddingFacts): string | null {
  if (task.rule && holds(task.rule, facts)) return reasonOf(task.rule, facts)
  return roomTaskOf(task, facts)?.isSettled ? 'no queda ninguna habitación por devolver' : null
}

/** The open article that a name begins with says how it is confirmed: 'La Alacena está confirmada'. */
function confirmedInWords(name: string): string {
  const [article] = /^(la|las|los)\b/i.exec(name) ?? []
  const verb = { la: 'está confirmada', las: 'están confirmadas', los: 'están confirmados' }
  return `${name} ${verb[article?.toLowerCase() as keyof typeof verb] ?? 'está confirmado'}`
}

const reasonOf = (rule: TaskRule, facts: WeddingFacts): string => {
  if (rule.fact !== 'componentConfirmed') return FACTS[rule.fact].reason
  const name = vendorOf(rule, facts)?.name?.trim()
  return name ? confirmedInWords(name) : 'está confirmado en Proveedores'
}

/** '96 de 116 sentados', of the task that ends once everybody sits; `undefined` where nothing is counted. */
const progressOf = (rule: TaskRule | null, { seats }: WeddingFacts): string | undefined =>
  rule?.fact === 'tablesMade' && seats
    ? `${formatNumber(seats.seated)} de ${formatNumber(seats.coming)} sentados`
    : undefined

/** A task as it stands: `reason` is the fact that ticked it, where no person did, and `progress` what is counted of it. */
export type TaskState =
  | { state: 'open'; reason: null; progress?: string | undefined }
  | { state: 'unneeded'; reason: null; progress?: undefined }
  | { state: 'done'; reason: string | null; progress?: undefined }

/** A person's word on a task wins; without one the fact of its rule decides. */
export function taskState(task: Ticked, facts: WeddingFacts): TaskState {
  const { mark, rule } = task
  if (mark === 'done') return { state: 'done', reason: null }
  const progress = progressOf(rule, facts)
  if (mark === 'open') return { state: 'open', reason: null, progress }
  if (mark !== null) return { state: mark, reason: null }
  const reason = tickedBy(task, facts)
  return reason === null ? { state: 'open', reason, progress } : { state: 'done', reason }
}

/**
 * The mark that a tick or its removal leaves: a tick by hand is one, and taking it away says 'open' only where a fact
 * would tick the task again.
 */
export function markAfter(
  isDone: boolean,
  task: Pick<Ticked, 'id' | 'rule'>,
  facts: WeddingFacts,
): 'done' | 'open' | null {
  if (isDone) return 'done'
  return tickedBy(task, facts) === null ? null : 'open'
}
