import { useMemo, useState } from 'react'
import { previewTemplate } from '#domain/tasks/templates/place-template.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { Segmented } from '#ui/fields/segmented.tsx'

/** The days that are left in each preview. */
const TIMES = { 12: 365, 5: 152, 2: 61 } as const

type Months = '12' | '5' | '2'

const SEGMENTS: { value: Months; label: string }[] = [
  { value: '12', label: 'en 12 meses' },
  { value: '5', label: 'en 5' },
  { value: '2', label: 'en 2' },
]

/** A template as it would stand in a wedding in twelve, five and two months. */
export function TemplatePreview({ tasks }: { tasks: readonly TemplateTask[] }) {
  const [months, setMonths] = useState<Months>('5')
  const { sections, dropped } = useMemo(() => previewTemplate(tasks, TIMES[months]), [tasks, months])
  return (
    <div>
      <h2 className="mb-2 text-sm font-strong">Así queda en una boda que es</h2>
      <Segmented label="La boda es" segments={SEGMENTS} value={months} onChange={setMonths} />
      <ul className="mt-6 border-t border-line-strong">
        {sections.map(({ key, name, tasks: own, note }) => (
          <li key={key} className="border-b border-line py-3">
            <span className="flex items-baseline justify-between gap-4">
              <b className="serif text-xl font-normal">{name}</b>
              <span className="num">{own.length}</span>
            </span>
            {note && <small className="block text-sm text-ink-2">{note}</small>}
          </li>
        ))}
      </ul>
      {dropped.length > 0 && (
        <details className="mt-5 text-sm text-ink-2">
          <summary className="min-h-11 cursor-pointer py-2">
            <b className="font-strong text-ink">
              {dropped.length === 1 ? '1 no entra: ' : `${dropped.length} no entran: `}
            </b>
            {dropped.length === 1 ? 'ya no tiene' : 'ya no tienen'} sentido con este tiempo.{' '}
            <span className="link">Ver cuáles</span>
          </summary>
          <ul className="mt-1 list-inside list-disc leading-6">
            {dropped.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
