import { type AnswersOfDay, answerCurve } from '#domain/households/answer-pace.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'

type AnswerCurveProps = { days: readonly AnswersOfDay[]; families: number }

/** How many families had answered by each day: drawn, and as a table for who does not see it or wants figures. */
export function AnswerCurve({ days, families }: AnswerCurveProps) {
  const curve = answerCurve(days, dayInMadrid(new Date()))
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last) return null
  const totals = new Map(curve.map(({ day, households }) => [day, households]))
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Respuestas por su enlace desde el ${dateInWords(first.day)}: ${last.households} de ${families} familias`}
        className="block h-24 w-full overflow-visible"
      >
        <path d={`${pathOf(curve, families)} V${HEIGHT} H0 Z`} className="fill-primary-soft" />
        <path
          d={pathOf(curve, families)}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-primary [stroke-width:2]"
        />
        <path d={`M0 ${HEIGHT} H${WIDTH}`} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
      </svg>
      <p aria-hidden="true" className="num mt-1 flex justify-between text-sm text-ink-3">
        <span>{dateInWords(first.day)}</span>
        <span>hoy</span>
      </p>
      <details>
        <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm text-ink-2 pointer-coarse:py-3">
          Ver en una tabla
        </summary>
        <table className="num mt-1 w-full text-sm">
          <thead className="text-left text-ink-3">
            <tr>
              <th scope="col">Día</th>
              <th scope="col" className="text-right">
                Por su enlace
              </th>
              <th scope="col" className="text-right">
                En total
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, households }) => (
              <tr key={day} className="border-t border-line">
                <td className="py-1">{dateInWords(day)}</td>
                <td className="text-right">{households}</td>
                <td className="text-right">{totals.get(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

const WIDTH = 300
const HEIGHT = 80

/** One day alone is a level line. */
function pathOf(curve: readonly AnswersOfDay[], families: number): string {
  const most = Math.max(families, ...curve.map(({ households }) => households), 1)
  const y = ({ households }: AnswersOfDay) => round(HEIGHT - (households / most) * HEIGHT)
  if (curve.length === 1) return `M0 ${y(curve[0]!)} H${WIDTH}`
  const step = WIDTH / (curve.length - 1)
  return curve.map((day, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${y(day)}`).join(' ')
}

const round = (length: number) => Math.round(length * 10) / 10
