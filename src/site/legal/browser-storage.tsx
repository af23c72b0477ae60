import { BROWSER_STORAGE } from '#domain/operation/browser-storage.ts'
import { LegalTable } from './legal-page.tsx'

/** Everything that is kept in the browser (LSSI 22). None of it asks for consent, because the service needs it. */
export function BrowserStorage() {
  return (
    <>
      <p>
        Todo esto es propio y hace falta para lo que tú pides: entrar, no perder lo escrito, abrir la boda sin
        conexión o que la pantalla quede como la dejaste. No hay analítica, publicidad ni cookies de terceros,
        y por eso no verás un aviso pidiéndote permiso.
      </p>
      <LegalTable
        caption="Qué guarda Azahar en tu navegador"
        headings={['Nombre', 'Qué es', 'Para qué', 'Hasta cuándo']}
        rows={BROWSER_STORAGE.map(({ name, kind, purpose, until }) => [shown(name), kind, purpose, until])}
      />
      <p>Puedes eliminarlo todo desde los ajustes de tu navegador; solo tendrás que volver a entrar.</p>
    </>
  )
}

/** A beginning of names is followed by what differs. */
const shown = (name: string) => name.replace(/[.:-]$/, '$&…')
