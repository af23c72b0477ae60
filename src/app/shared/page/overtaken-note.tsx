import { inSpanishList } from '#domain/text/spanish-list.ts'
import { intoSight } from './form-error.tsx'

/** Says which of the typed fields another page has changed since, in words; nothing while there are none. */
export function OvertakenNote({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null
  return (
    <p ref={intoSight} role="alert" className="text-sm wrap-anywhere text-danger">
      Mientras tanto alguien ha cambiado {inSpanishList(fields)}. Si guardas, queda lo tuyo.
    </p>
  )
}
