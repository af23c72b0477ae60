import type { KeptFacts } from '#domain/vendor-book/kept-vendor.ts'
import { amountInWords } from '#domain/vendor-book/price-text.ts'
import { componentOf } from '../book-words.ts'

type KeptFactsListProps = {
  /** Null for a vendor that has its name already. */
  name: string | null
  facts: Partial<KeptFacts>
  note: string
}

/** The facts that go into the book, in words. */
export function KeptFactsList({ name, facts, note }: KeptFactsListProps) {
  const { component, email, phone, webpage, contact, instagram, prices = [] } = facts
  const rows = [
    ['Nombre', name],
    ['Qué ofrece', component && componentOf(component)?.name],
    ['Persona de contacto', contact],
    ['Teléfono', phone],
    ['Email', email],
    ['Web', webpage],
    ['Instagram', instagram && `@${instagram}`],
    ...prices.map((price) => ['Precio', [amountInWords(price), price.year].filter(Boolean).join(', en ')]),
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return (
    <div>
      <p className="mb-2 text-sm text-ink-2">{note}</p>
      <dl className="border-t border-line text-sm">
        {rows.map(([label, words]) => (
          <div key={label} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 border-b border-line py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
