import type { ActivityChange } from '#contract/activity.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { named } from './entity-words.ts'
import { FIELD_WORDS, fieldName } from './field-words.ts'
import { valueInWords } from './value-words.ts'

/** Of each changed row what was before and what is after; of one row without its name, which stands above. */
export function ChangeDetails({ changes, total }: { changes: readonly ActivityChange[]; total: number }) {
  const told = changes.filter((change) => change.op !== 'update' || fieldsOf(change).length > 0)
  const [only] = told
  if (told.length === 1 && total === 1 && only && (only.op === 'update' || isSetting(only)))
    return <Fields change={only} />
  if (total === 1 || told.length === 0) return null
  return (
    <details className="mt-1.5 text-sm">
      <summary className="w-fit cursor-pointer rounded-control text-ink-2 hover:text-ink pointer-coarse:py-2">
        Ver los cambios
      </summary>
      <ul className="mt-1.5 grid gap-2 border-l border-line pl-3">
        {told.map((change) => (
          <li key={`${change.entity} ${change.key} ${change.op}`}>
            <span className="text-ink">{headingOf(change)}</span>
            {change.op === 'update' && <Fields change={change} />}
          </li>
        ))}
        {total > changes.length && (
          <li className="text-ink-3">y {formatNumber(total - changes.length)} más</li>
        )}
      </ul>
    </details>
  )
}

/** A setting stands once in a wedding: it is there from the first time that it is said. */
const isSetting = ({ entity, op }: ActivityChange) => op === 'insert' && entity === 'budgets'

const OPS = { insert: 'Añadido', update: 'Cambiado', delete: 'Eliminado' }

const headingOf = ({ entity, op, label, of }: ActivityChange) =>
  `${OPS[op]}: ${named(entity, label ?? of).replace(/^a /, '')}`

function Fields({ change }: { change: ActivityChange }) {
  const fields = fieldsOf(change)
  if (fields.length === 0) return null
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="wrap-anywhere text-ink-2">
            {before === null || after === null ? (
              'con cambios'
            ) : (
              <>
                <del className="text-ink-3">{before}</del> <span aria-hidden="true">→</span>
                <span className="sr-only">ahora</span> <ins className="text-ink no-underline">{after}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function fieldsOf({ entity, before, after }: ActivityChange) {
  // In the order of the form, not in that of the database.
  return Object.keys(FIELD_WORDS[entity]).flatMap((column) => {
    const name = fieldName(entity, column)
    if (name === null || !(column in (after ?? {}))) return []
    const words = (values: ActivityChange['before']) => valueInWords(entity, column, values?.[column])
    return [{ name, before: words(before), after: words(after) }]
  })
}
