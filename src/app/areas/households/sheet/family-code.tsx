import type { Household } from '#contract/household-rows.ts'

type FamilyCodeProps = { weddingId: string; household: Household; name: string }

/** The code of a family's link: to be shown, or taken along as an image. */
export function FamilyCode({ weddingId, household, name }: FamilyCodeProps) {
  return (
    <div className="flex items-center gap-4">
      <img
        src={codeAddress(weddingId, household, 'svg')}
        width={112}
        height={112}
        alt={`Código QR de ${name}`}
        className="rounded-control border border-line bg-white"
      />
      <p className="grid justify-items-start gap-1 text-sm">
        <a href={codeAddress(weddingId, household, 'svg')} download className="link inline-block py-2">
          Descargar en SVG
        </a>
        <a href={codeAddress(weddingId, household, 'png')} download className="link inline-block py-2">
          Descargar en PNG
        </a>
      </p>
    </div>
  )
}

/** The path of the link is in the address, so that a renewed link is drawn anew. */
export const codeAddress = (weddingId: string, { id, path }: Household, format: 'svg' | 'png') =>
  `/api/weddings/${weddingId}/households/${id}/code.${format}?${encodeURIComponent(path ?? '')}`
