import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { mailedQuery } from './transport.queries.ts'

/** Says how many families are told by mail when their bus changes; nothing while there are none. */
export function MailedFamilies({ weddingId }: { weddingId: string }) {
  const families = useQuery(mailedQuery(weddingId)).data?.families ?? 0
  if (families === 0) return null
  return (
    <p className="mt-2 text-sm text-ink-2">
      {families === 1
        ? '1 familia ha pedido que le avisemos por correo si cambia su autobús.'
        : `${formatNumber(families)} familias han pedido que les avisemos por correo si cambia su autobús.`}
    </p>
  )
}
