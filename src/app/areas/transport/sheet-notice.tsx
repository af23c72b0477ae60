import type { BusSheet } from '#contract/transport-sheet.ts'

/** Says that the paper of the drivers is no longer right. */
export function SheetNotice({ sheet }: { sheet: BusSheet | undefined }) {
  const last = sheet?.versions[0]
  if (!sheet?.hasChanged || !last) return null
  return (
    <p role="status" className="mb-2 rounded-control bg-pendiente-bg px-4 py-3 text-sm text-pendiente-fg">
      <b className="font-strong">Ha cambiado desde que se envió.</b> La hoja del conductor es la versión{' '}
      {last.number}: vuelve a enviarla.
    </p>
  )
}
