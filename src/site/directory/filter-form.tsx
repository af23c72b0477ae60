import CircleAlert from 'lucide-react/icons/circle-alert'
import Search from 'lucide-react/icons/search'
import type { TypedFilters } from '#domain/planners/planners.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { FilterField } from './filter-field.tsx'

/** The three filters (spec 2, 9) in one pill. Sends itself as the address of the result. */
export function FilterForm({ typed, priceProblem }: { typed: TypedFilters; priceProblem: boolean }) {
  return (
    <search className="mb-7 block md:mb-9" data-print="hide">
      <form
        id="filtros"
        action="/directorio"
        className="filter-pill grid grid-cols-2 rounded-sheet bg-white p-1 shadow-2 ring-1 ring-line-strong ring-inset md:grid-cols-[1.4fr_1.1fr_.8fr_auto] md:rounded-pill md:p-1.5"
      >
        <FilterField
          name="zona"
          label="Zona"
          placeholder="Ciudad, provincia o país"
          value={typed.zone}
          className="max-md:col-span-2 max-md:rounded-none max-md:border-b max-md:border-line"
        />
        <FilterField name="estilo" label="Estilo" placeholder="Campo, íntima…" value={typed.style} />
        <FilterField
          name="precio"
          label="Desde"
          placeholder={'hasta 3.000\u00a0€'}
          value={typed.price}
          isAmount
          problem={priceProblem ? 'precio-problema' : undefined}
        />
        <button
          type="submit"
          className={buttonClass({
            variant: 'primary',
            size: 'lg',
            className:
              'gap-2 self-center max-md:col-span-2 max-md:m-1.5 max-md:rounded-control md:size-13 md:px-0',
          })}
        >
          <Icon of={Search} />
          <span className="md:sr-only">Buscar</span>
        </button>
      </form>
      <div id="precio-aviso" aria-live="polite">
        {priceProblem && (
          <p id="precio-problema" className="mt-2.5 flex items-center gap-1.5 px-4 text-sm text-danger">
            <Icon of={CircleAlert} size="sm" />
            Escribe el precio como un número, por ejemplo 3.000. De momento no filtramos por él.
          </p>
        )}
      </div>
    </search>
  )
}
