import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { ListedBookVendor, VendorList } from '#domain/vendor-book/listed-vendors.ts'
import { componentOf, lowestPrice } from './book-words.ts'
import type { VendorImport } from './use-vendor-import.ts'

/** The vendors of a list as they would come, each with its box, and the rows and columns that stay out. */
export function ImportedVendors({ run, list }: { run: VendorImport; list: VendorList }) {
  const known = list.vendors.filter(({ name }) => run.isKnown(name)).length
  const said = [
    known > 0 &&
      (known === 1
        ? 'Uno ya está en tu libreta y no está marcado.'
        : `${known} ya están en tu libreta y no están marcados.`),
    list.nameless.length > 0 &&
      (list.nameless.length === 1
        ? `La fila ${list.nameless[0]} no tiene nombre y no viene.`
        : `${list.nameless.length} filas no tienen nombre y no vienen.`),
    list.unread.length > 0 &&
      (list.unread.length === 1
        ? `La columna «${list.unread[0]}» no viene.`
        : `No vienen las columnas ${inSpanishList(list.unread.map((heading) => `«${heading}»`))}.`),
  ].filter((sentence) => sentence !== false)
  return (
    <>
      {said.map((sentence) => (
        <p key={sentence} className="mb-2 text-sm text-ink-2">
          {sentence}
        </p>
      ))}
      <ul className="border-t border-line">
        {list.vendors.map((vendor, at) => (
          <li
            key={run.ids[at]}
            className="border-b border-line [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
          >
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-primary"
                checked={run.chosen.has(at)}
                onChange={() => run.toggle(at)}
              />
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">{vendor.name}</span>
              <span className="max-w-[55%] text-right wrap-anywhere text-ink-3">{detailsOf(vendor)}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

const detailsOf = ({ component, contact, phone, email, prices }: ListedBookVendor) =>
  [
    componentOf(component)?.name ?? 'Sin categoría',
    ...[contact, phone ?? email, lowestPrice(prices)].filter(Boolean),
  ].join(' · ')
