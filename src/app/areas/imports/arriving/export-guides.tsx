import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '#ui/icon.tsx'

/** How to get a wedding out of where it is, product by product. */
export function ExportGuides() {
  return (
    <aside aria-labelledby="sacarlo">
      <h2 id="sacarlo" className="text-[1.375rem]">
        Cómo sacarlo de donde está
      </h2>
      <div className="mt-4 border-t border-line">
        {GUIDES.map(([product, steps], index) => (
          <details key={product} name="sacarlo" open={index === 0} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-strong [&::-webkit-details-marker]:hidden">
              {product}
              <Icon of={ChevronDown} size="sm" className="text-ink-3 group-open:rotate-180" />
            </summary>
            <p className="pr-6 pb-3.5 text-sm text-ink-2">{steps}</p>
          </details>
        ))}
      </div>
    </aside>
  )
}

const GUIDES: readonly (readonly [string, string])[] = [
  [
    'Bodas.net',
    'Entra en Mis invitados, abre los tres puntos y pulsa «Exportar a Excel». Haz lo mismo en Presupuesto.',
  ],
  ['Zola', 'Guest List, y abajo «Export guest list».'],
  ['Joy', 'Guest List, «Download», formato CSV.'],
  ['The Knot', 'Guest List, «Export», y en Budget, «Print».'],
  ['Excel o Google', 'El archivo tal cual, con todas sus hojas. En Google: Archivo, Descargar, Excel.'],
  ['Otra boda de azahar', 'Suelta su ZIP: se abre como una boda nueva.'],
]
