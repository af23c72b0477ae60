import Download from 'lucide-react/icons/download'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import { type ReactNode, useState } from 'react'
import { type Period, periodName } from '#domain/books/periods.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { Popover } from '#ui/opening/popover.tsx'
import { PlainButton } from '#ui/plain-button.tsx'

export type BookFormat = 'csv' | 'xlsx'

type PeriodPopoverProps = {
  /** Further formats below the usual two. */
  children?: (period: Period, close: () => void) => ReactNode
  periods: readonly Period[]
  /** The period that is chosen at first. */
  first: Period
  /** A line about the content of each format. */
  lines: Record<BookFormat, string>
  onTake: (period: Period, format: BookFormat) => void
}

/** 'Exportar': a period, and the format in which it is handed out. */
export function PeriodPopover({ periods, first, lines, onTake, children }: PeriodPopoverProps) {
  const [period, setPeriod] = useState<Period>(first)
  return (
    <Popover label="Exportar" trigger={<Button icon={Download}>Exportar</Button>} className="w-76">
      {(close) => {
        const take = (format: BookFormat) => {
          close()
          onTake(period, format)
        }
        return (
          <div className="grid gap-1 p-2">
            <Select
              label="Periodo"
              options={periods.map((value) => ({ value, label: periodName(value) }))}
              value={period}
              onChange={setPeriod}
              className="px-2 pt-1 pb-2"
            />
            <FormatChoice
              icon={FileSpreadsheet}
              name="Excel (.xlsx)"
              line={lines.xlsx}
              onPress={() => take('xlsx')}
            />
            <FormatChoice icon={FileText} name="CSV" line={lines.csv} onPress={() => take('csv')} />
            {children?.(period, close)}
          </div>
        )
      }}
    </Popover>
  )
}

type FormatChoiceProps = {
  icon: IconGlyph
  name: string
  line: string
  isDisabled?: boolean
  onPress: () => void
}

/** A format with a line about what is in it. */
export function FormatChoice({ icon, name, line, isDisabled = false, onPress }: FormatChoiceProps) {
  return (
    <PlainButton
      onPress={onPress}
      isDisabled={isDisabled}
      className="flex items-start gap-2.5 rounded-control px-2.5 py-2.5 text-left hover:bg-surface-hover"
    >
      <Icon of={icon} className="mt-px" />
      <span>
        <span className="block text-ui">{name}</span>
        <small className="block text-xs text-ink-2">{line}</small>
      </span>
    </PlainButton>
  )
}
