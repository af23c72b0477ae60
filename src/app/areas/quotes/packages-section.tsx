import { useQuery } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import type { KeptPackage } from '#contract/quotes.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { fromPackage, toPackage } from '#domain/quotes/new-quote.ts'
import { quoteTotals } from '#domain/quotes/quote-totals.ts'
import { QUOTE_TITLE_MAX, type QuoteContent, type QuotePackage } from '#domain/quotes/quotes.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { KeepButton } from '../../shared/kept-draft/keep-button.tsx'
import { KeptCards } from '../../shared/kept-draft/kept-cards.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import { removePackage, savePackage, sharePackage } from './quotes.actions.ts'
import { packagesQuery } from './quotes.queries.ts'

const versions = loadedPart(() => import('./package-versions.tsx'))

type PackagesProps = { content: QuoteContent; onType: (fields: Partial<QuoteContent>) => void }

/** Offers that the planner makes often: they fill in the lines, and come from them. */
export function PackagesSection({ content, onType }: PackagesProps) {
  const { data: packages = [] } = useQuery(packagesQuery)
  const fill = (chosen: QuotePackage) => {
    const { note, priceMode, lines, extras, instalments, agreementTemplateId, taskTemplateId } = content
    const filled = fromPackage(chosen, uuidv7)
    onType({ ...filled, note: note || filled.note })
    return () => onType({ note, priceMode, lines, extras, instalments, agreementTemplateId, taskTemplateId })
  }
  if (packages.length === 0) return null
  return (
    <EditorSection title="Paquetes">
      <KeptCards
        all={packages}
        note={(one) => priceOf(one, content.guests)}
        onUse={fill}
        onRemove={({ id }) => removePackage(id)}
        onRestore={({ sharing, ...one }) => savePackage({ ...one, isPrivate: sharing.isPrivate }, null)}
        noun="paquete"
        onShare={({ id }, isPrivate) => sharePackage(id, isPrivate)}
        versions={versions}
        among="tus paquetes"
      />
    </EditorSection>
  )
}

/** Keeps what the quote offers, to begin others with. */
export function KeepPackage({ content }: { content: QuoteContent }) {
  const { data: packages = [] } = useQuery(packagesQuery)
  if (content.lines.length + content.extras.length === 0) return null
  return (
    <KeepButton
      title="Guardar como paquete"
      description="Guarda el texto, las líneas, los extras, los pagos y las plantillas, sin fechas ni nombres."
      label="Nombre"
      nameMax={QUOTE_TITLE_MAX}
      among="tus paquetes"
      kept={packages}
      noun="paquete"
      onKeep={(id, name, isPrivate) =>
        savePackage(
          { ...toPackage(content), id, name, ...(isPrivate !== undefined && { isPrivate }) },
          shownOf(packages, id),
        )
      }
    />
  )
}

/** A package as it is shown; null for a new one. */
function shownOf(packages: readonly KeptPackage[], packageId: string): Omit<QuotePackage, 'id'> | null {
  const shown = packages.find(({ id }) => id === packageId)
  return shown ? (({ id: _, sharing: __, ...content }) => content)(shown) : null
}

const priceOf = (content: QuotePackage, guests: number | null) => {
  const whole = { ...content, guests, title: '', eventDate: null, place: null, validDays: 1 }
  return `${formatEuros(quoteTotals(whole, new Set()).total)} con IVA`
}
