import { type ReactNode, useId } from 'react'
import type { InterpretedRows } from '#domain/guest-import/guest-import.ts'
import type { SeveralAs } from '#domain/guest-import/guest-list/people-of-text.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import type { GuestList } from '../import/guest-list.ts'
import type { SheetOffer } from '../import/sheet-offers.ts'
import type { GuestImport } from './use-guest-import.ts'
import { peopleCount } from './words.ts'

type QuestionProps = { legend: string; children: ReactNode }

/** A question that the list leaves open, settled for all of its rows at once. */
export function Question({ legend, children }: QuestionProps) {
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      className="grid min-w-0 gap-2 rounded-paper border border-line-strong p-4 text-sm"
    >
      <p id={id} className="font-strong text-ink">
        {legend}
      </p>
      {children}
    </fieldset>
  )
}

type ChoiceProps = {
  type?: 'radio' | 'checkbox'
  name?: string
  isChecked: boolean
  onChange: () => void
  children: ReactNode
}

export const Choice = ({ type = 'radio', name, isChecked, onChange, children }: ChoiceProps) => (
  <label className="flex w-fit cursor-pointer items-start gap-2.5 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:items-center">
    <input
      type={type}
      name={name}
      checked={isChecked}
      onChange={onChange}
      className="mt-px size-4.5 shrink-0 accent-primary"
    />
    <span>{children}</span>
  </label>
)

type SeveralProps = { run: GuestImport; list: GuestList; several: InterpretedRows['several'] }

/** Asks what becomes of 'Ana y Luis', 'Familia Rincón (4)' and '+1': one question for the whole list. */
export function SeveralQuestion({ run, list: { reading }, several }: SeveralProps) {
  if (several.rows === 0) return null
  const options: { as: SeveralAs; label: string }[] = [
    { as: 'own', label: 'Cada persona por separado, en la misma familia' },
    ...(several.couldShare ? [{ as: 'shared' as const, label: 'Por separado y con el mismo apellido' }] : []),
    { as: 'written', label: 'Como está escrito: un invitado por fila' },
  ]
  return (
    <Question
      legend={
        several.rows === 1
          ? '1 fila nombra o cuenta a varias personas'
          : `${formatNumber(several.rows)} filas nombran o cuentan a varias personas`
      }
    >
      <ul className="grid list-disc gap-0.5 pl-4.5 text-ink-2 wrap-anywhere">
        {several.examples.slice(0, EXAMPLES).map(({ text, names }) => (
          <li key={text}>
            «{text}»{names.length > 1 && `: ${inSpanishList(names.slice(0, MOST_NAMES))}`}
            {names.length > MOST_NAMES && ` y ${names.length - MOST_NAMES} más`}
          </li>
        ))}
      </ul>
      {options.map(({ as, label }) => (
        <Choice
          key={as}
          name="several"
          isChecked={reading.severalAs === as}
          onChange={() => run.changeAll({ severalAs: as })}
        >
          {label}
        </Choice>
      ))}
    </Question>
  )
}

const EXAMPLES = 4
const MOST_NAMES = 4

/** Boxes that were not ticked: those guests have not answered yet, unless the person says that they do not come. */
export function UntickedQuestion({ run, list }: { run: GuestImport; list: GuestList }) {
  const answers = list.chosen.map((at) => list.readings[at]!.untickedIs).find((one) => one !== null)
  if (!answers) return null
  return (
    <Question legend="Hay respuestas que son casillas, y algunas están sin marcar">
      <Choice
        name="unticked"
        isChecked={answers === 'pending'}
        onChange={() => run.changeAll({ untickedIs: 'pending' })}
      >
        Aún no han contestado
      </Choice>
      <Choice
        name="unticked"
        isChecked={answers === 'no'}
        onChange={() => run.changeAll({ untickedIs: 'no' })}
      >
        Han dicho que no
      </Choice>
    </Question>
  )
}

/** A family above that is meant for the rows below, as merged cells leave it. */
export function FamilyQuestion({ run, list: { reading } }: { run: GuestImport; list: GuestList }) {
  if (!reading.doubts.includes('FAMILY_REACHES_DOWN')) return null
  return (
    <Question legend="Hay filas sin familia debajo de otras que la tienen">
      {[true, false].map((reaches) => (
        <Choice
          key={String(reaches)}
          name="family-reaches"
          isChecked={reading.familyReachesDown === reaches}
          onChange={() => run.changeReading(() => ({ familyReachesDown: reaches }))}
        >
          {reaches ? 'Son de la familia de arriba' : 'Vienen por su cuenta'}
        </Choice>
      ))}
    </Question>
  )
}

/** The pages of a workbook, each with what it brings. */
export function SheetsQuestion({ run, list: { sheets, chosen } }: { run: GuestImport; list: GuestList }) {
  if (sheets.length < 2) return null
  return (
    <Question legend={`El archivo tiene ${sheets.length} hojas`}>
      {sheets.map((sheet, at) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never move
          key={at}
          type="checkbox"
          isChecked={chosen.includes(at)}
          onChange={() => run.chooseSheet(at)}
        >
          <b className="font-strong text-ink">{sheet.name}</b>: {sheetInWords(sheet)}
        </Choice>
      ))}
    </Question>
  )
}

function sheetInWords({ kind, people, sameAs }: SheetOffer): string {
  if (kind === 'repeats') return `repite a quien ya está en «${sameAs}»`
  return kind === 'list' ? peopleCount(people) : 'no parece una lista de invitados'
}
