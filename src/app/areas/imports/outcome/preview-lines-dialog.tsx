import type { ImportPreviewView } from '#contract/import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Dialog } from '#ui/opening/dialog.tsx'

type PreviewLinesDialogProps = { section: ImportPreviewView['sections'][number]; onClose: () => void }

/** A section line by line, as many as were sent; the rest is counted. */
export function PreviewLinesDialog({ section, onClose }: PreviewLinesDialogProps) {
  const { title, detail, lines, more } = section
  return (
    <Dialog title={title} description={detail} isOpen onOpenChange={onClose}>
      <ul>
        {lines.map(({ label, detail, state }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came and never changes
            key={index}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5 text-sm"
          >
            <span className="min-w-0 font-strong wrap-anywhere">{label}</span>
            <span className="text-ink-2 wrap-anywhere">
              {[detail, state === 'changed' && 'ya estaba, cambia'].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-3 text-sm text-ink-2">Y {formatNumber(more)} más.</p>}
    </Dialog>
  )
}
