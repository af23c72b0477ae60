import type { ImportPreviewView } from '#contract/import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { linesInBrief } from './preview-words.ts'

export type Section = ImportPreviewView['sections'][number]

/** How many come of a section, with the first of them. */
export function SectionRow({ section, onShow }: { section: Section; onShow: () => void }) {
  const { count, title, detail, lines } = section
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[5.5rem_minmax(0,1fr)_auto] md:gap-x-5">
      <b className="serif text-[2.5rem] leading-[.9] font-normal tracking-[-.03em] lining-nums max-md:self-start md:text-[3.25rem]">
        {formatNumber(count)}
      </b>
      <div className="min-w-0">
        <h2 className="text-[1.375rem]">{title}</h2>
        <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{detail}</p>
        <p className="text-xs text-ink-3 wrap-anywhere">{linesInBrief(section)}</p>
      </div>
      {lines.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Ver ${title}`}
          onPress={onShow}
          className="max-md:col-start-2 max-md:-ml-2.5 max-md:justify-self-start"
        >
          Ver
        </Button>
      )}
    </li>
  )
}
