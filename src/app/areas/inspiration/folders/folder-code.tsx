import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { PHOTO_CARDS_MAX } from '#domain/inspiration/photo-cards.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { fetchFile } from '../../../shared/files/fetch-file.ts'
import { useAccess } from '../../../shared/session/access.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { tablesQuery } from '../../seating/seating.queries.ts'

/** Cards of a sheet of A4. */
const A_SHEET = 4

type FolderCodeProps = { link: string; weddingId: string; folderId: string }

/** The link as a code, as cards for the tables, and as a file. Dark on light in both themes: cameras read nothing else. */
export function FolderCode({ link, weddingId, folderId }: FolderCodeProps) {
  const svg = renderSVG(link, { ecc: 'Q', border: 4 })
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img src={address} alt="Código QR del enlace" className="size-36 rounded-control border border-line" />
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-3">
        <TableCards weddingId={weddingId} folderId={folderId} />
        <a href={address} download="qr-fotos.svg" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          Descargar solo el QR
        </a>
      </div>
    </div>
  )
}

/** Cards to print, one a table: who scans one opens the page, and its photographs say from which table they come. */
function TableCards({ weddingId, folderId }: Omit<FolderCodeProps, 'link'>) {
  const numbers = useTableNumbers(weddingId)
  const [typed, setTyped] = useState<string | null>(null)
  const count = typed ?? String(numbers.length || '')
  const tables = tablesFor(count.trim(), numbers)
  const download = useMutation({
    mutationFn: async () => {
      const address = `/api/weddings/${weddingId}/inspiration/folders/${folderId}/cards`
      downloadFile('qr-fotos.pdf', await fetchFile(address, { tables }), 'application/pdf')
    },
  })
  return (
    <>
      <TextField
        label="Mesas"
        inputMode="numeric"
        maxLength={4}
        value={count}
        onChange={setTyped}
        error={tables ? undefined : `Escribe un número hasta ${PHOTO_CARDS_MAX}, o déjalo vacío.`}
        description={tables ? onPaper(tables.length) : undefined}
        className="w-full"
      />
      <Button
        onPress={() => download.mutate()}
        isDisabled={!tables}
        isPending={download.isPending}
        pendingLabel="Preparando"
      >
        Descargar tarjetas
      </Button>
      {download.isError && (
        <p role="alert" className="text-sm text-danger">
          {messageFor(download.error)}
        </p>
      )}
    </>
  )
}

/** The numbers of the tables of the wedding itself; none for a member who does not see them. */
function useTableNumbers(weddingId: string): number[] {
  const enabled = useAccess(weddingId, 'seating', 'view')
  const { data: tables = [] } = useQuery({ ...tablesQuery(weddingId), enabled })
  return tables
    .filter(({ eventId }) => eventId === null)
    .map(({ number }) => number)
    .toSorted((a, b) => a - b)
    .slice(0, PHOTO_CARDS_MAX)
}

/**
 * The tables that get a card: those that exist when they are as many as was typed, else as many from one on; none for
 * an empty field, and `null` for what is no number of cards.
 */
function tablesFor(count: string, numbers: readonly number[]): readonly number[] | null {
  if (count === '') return []
  const wanted = /^\d+$/.test(count) ? Number(count) : 0
  if (wanted < 1 || wanted > PHOTO_CARDS_MAX) return null
  return wanted === numbers.length ? numbers : Array.from({ length: wanted }, (_, index) => index + 1)
}

/** `13 tarjetas en 4 hojas de A4.` */
function onPaper(tables: number): string {
  if (tables === 0) return 'Una hoja con cuatro tarjetas sin número.'
  const sheets = Math.ceil(tables / A_SHEET)
  const cards = tables === 1 ? 'Una tarjeta con su mesa' : `${tables} tarjetas, cada una con su mesa`
  return `${cards}, en ${sheets === 1 ? 'una hoja' : `${sheets} hojas`} de A4.`
}
