import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import type { ChosenPdf } from './use-picture-upload.ts'

type ChoosePageProps = { pdf: ChosenPdf; isPending: boolean; onChoose: (page: number) => void }

/** The longest side of a page that is looked at, in pixels. */
const LOOK_SIDE = 900

/** The choice of a page of a PDF, one at a time. */
export function ChoosePage({ pdf: { name, pdf }, isPending, onChoose }: ChoosePageProps) {
  const [page, setPage] = useState(1)
  const url = usePage(pdf, page)
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <IconButton
          icon={ChevronLeft}
          size="md"
          label="Página anterior"
          isDisabled={page === 1}
          onPress={() => setPage(page - 1)}
        />
        <p role="status" className="text-sm text-ink-2">
          Página {page} de {pdf.pages}
        </p>
        <IconButton
          icon={ChevronRight}
          size="md"
          label="Página siguiente"
          isDisabled={page === pdf.pages}
          onPress={() => setPage(page + 1)}
        />
      </div>
      <div className="grid h-80 place-items-center rounded-print bg-surface-2 p-3">
        {url && (
          <img
            src={url}
            alt={`Página ${page} de «${name}»`}
            className="max-h-full max-w-full bg-white shadow-1"
          />
        )}
      </div>
      <Button
        variant="primary"
        isPending={isPending}
        onPress={() => onChoose(page)}
        className="justify-self-end"
      >
        Usar esta página
      </Button>
    </div>
  )
}

/** The address of a page that was drawn; none until it is, or where it cannot be. */
function usePage(pdf: ChosenPdf['pdf'], page: number): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let drawn: string | null = null
    setUrl(null)
    pdf
      .draw(page, LOOK_SIDE)
      .then((blob) => {
        if (isGone) return
        drawn = URL.createObjectURL(blob)
        setUrl(drawn)
      })
      .catch(() => {})
    return () => {
      isGone = true
      if (drawn) URL.revokeObjectURL(drawn)
    }
  }, [pdf, page])
  return url
}
