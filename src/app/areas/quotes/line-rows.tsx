import Plus from 'lucide-react/icons/plus'
import { v7 as uuidv7 } from 'uuid'
import { formatEuros } from '#domain/budget/money.ts'
import { newExtra, newLine } from '#domain/quotes/new-quote.ts'
import { lineTotal } from '#domain/quotes/quote-totals.ts'
import {
  QUOTE_EXTRAS_MAX,
  QUOTE_LINES_MAX,
  type QuoteContent,
  type QuoteExtra,
  type QuoteLine,
} from '#domain/quotes/quotes.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import { LineFields } from './line-fields.tsx'

type LinesProps = { content: QuoteContent; onType: (fields: Partial<QuoteContent>) => void }

const MODES = [
  { value: 'net', label: 'Sin IVA' },
  { value: 'gross', label: 'Con IVA' },
] as const

/** The content of the quote, with prices that are typed without IVA or with it. */
export function LinesSection({ content, onType }: LinesProps) {
  const { lines, priceMode } = content
  return (
    <EditorSection title="Líneas">
      <Segmented
        label="Cómo escribes los precios"
        segments={MODES}
        value={priceMode}
        onChange={(mode) => onType({ priceMode: mode })}
        className="justify-self-start"
      />
      <Rows
        rows={lines}
        max={QUOTE_LINES_MAX}
        content={content}
        what="línea"
        onChange={(rows) => onType({ lines: rows })}
        begin={() => newLine(uuidv7)}
      />
    </EditorSection>
  )
}

/** Additions that the couple may choose by themselves. */
export function ExtrasSection({ content, onType }: LinesProps) {
  return (
    <EditorSection title="Extras que pueden marcar" aside="La pareja elige">
      <Rows<QuoteExtra>
        rows={content.extras}
        max={QUOTE_EXTRAS_MAX}
        content={content}
        what="extra"
        onChange={(rows) => onType({ extras: rows })}
        begin={() => newExtra(uuidv7)}
      />
    </EditorSection>
  )
}

type RowsProps<Row extends QuoteLine> = {
  rows: readonly Row[]
  max: number
  content: QuoteContent
  what: 'línea' | 'extra'
  onChange: (rows: Row[]) => void
  begin: () => Row
}

function Rows<Row extends QuoteLine>({ rows, max, content, what, onChange, begin }: RowsProps<Row>) {
  const change = (id: string, fields: Partial<Row>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...fields } : row)))
  return (
    <div className="grid gap-4">
      {rows.length > 0 && (
        <ol className="grid gap-4">
          {rows.map((row, index) => (
            <li key={row.id} className="border-b border-line pb-4">
              <LineFields
                row={row}
                name={`${what} ${index + 1}`}
                total={formatEuros(lineTotal(row, content))}
                onChange={(fields) => change(row.id, fields as Partial<Row>)}
                onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <p>
        <Button
          icon={Plus}
          variant="quiet"
          isDisabled={rows.length >= max}
          onPress={() => onChange([...rows, begin()])}
        >
          Añadir {what}
        </Button>
        {rows.length >= max && <span className="text-sm text-ink-3"> Caben {max}.</span>}
      </p>
    </div>
  )
}
