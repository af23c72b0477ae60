import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { OperatorOverview } from '#contract/operator-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { fileSize } from '../../shared/files/file-size.ts'
import { timeLeft } from './time-left.ts'

type State = 'fine' | 'waiting' | 'bad'
type Tile = { label: string; value: string; detail: string; state: State }

/** The state of the installation at a glance. */
export function OperatorNumbers({ overview, now }: { overview: OperatorOverview; now: Date }) {
  return (
    <dl
      id="estado"
      className="grid scroll-mt-28 grid-cols-2 gap-y-4 border-b border-line-strong pb-3.5 md:grid-cols-4 xl:grid-cols-8"
    >
      {tilesOf(overview, now).map(({ label, value, detail, state }) => (
        <div
          key={label}
          className="border-line max-md:odd:border-l-0 max-md:odd:pl-0 max-xl:[&:nth-child(4n+1)]:border-l-0 max-xl:[&:nth-child(4n+1)]:pl-0 border-l pl-3.5 first:border-l-0 first:pl-0"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="serif text-2xl leading-tight lining-nums">{value}</dd>
          <dd className={cx('flex items-center gap-1', state === 'bad' ? 'text-danger' : 'text-ink-3')}>
            <Icon of={GLYPHS[state]} size="sm" className={state === 'fine' ? 'text-link' : undefined} />
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const GLYPHS = { fine: Check, waiting: Clock, bad: TriangleAlert }

/** From this part of its connections on the database is in danger of refusing more. */
const MANY_CONNECTIONS = 0.9

function tilesOf({ numbers, conversations }: OperatorOverview, now: Date): Tile[] {
  const { connections, connectionsMax, failedJobs, failedMails, waitingJobs } = numbers
  const isCrowded = connections >= connectionsMax * MANY_CONNECTIONS
  const [first] = conversations
  const left = first && timeLeft(first.dueAt, now)
  return [
    {
      label: 'Base de datos',
      value: isCrowded ? 'Llena' : 'Bien',
      detail: `${fileSize(numbers.databaseBytes)}, ${connections} de ${connectionsMax}`,
      state: isCrowded ? 'bad' : 'fine',
    },
    { label: 'Cola', value: count(waitingJobs), ...failures(failedJobs, 'fallido', 'fallidos') },
    {
      label: 'Correo',
      value: failedMails === 0 ? 'Bien' : count(failedMails),
      ...failures(failedMails, 'no llega', 'no llegan'),
    },
    {
      label: 'Mensajes',
      value: count(conversations.length),
      detail: left ? left.words : 'todo contestado',
      state: left ? (left.isUrgent ? 'bad' : 'waiting') : 'fine',
    },
    {
      label: 'Archivos',
      value: fileSize(numbers.fileBytes),
      detail: plural(numbers.files, 'archivo', 'archivos'),
      state: 'fine',
    },
    {
      label: 'Cuentas',
      value: count(numbers.accounts),
      detail: plural(numbers.planners, 'planner', 'planners'),
      state: 'fine',
    },
    { label: 'Bodas', value: count(numbers.weddings), detail: 'sin abrir ninguna', state: 'fine' },
    { label: 'Versión', value: numbers.version, detail: 'en marcha', state: 'fine' },
  ]
}

function failures(failed: number, one: string, several: string): Pick<Tile, 'detail' | 'state'> {
  if (failed === 0) return { detail: 'sin fallos', state: 'fine' }
  return { detail: plural(failed, one, several), state: 'bad' }
}

const count = (number: number) => formatNumber(number)

const plural = (number: number, one: string, several: string) =>
  `${count(number)} ${number === 1 ? one : several}`
