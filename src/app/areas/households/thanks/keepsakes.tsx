import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import type { Guest } from '#contract/guests.ts'
import type { Wedding } from '#contract/weddings.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { HomeSection } from '../../../shared/page/home-section.tsx'
import { toCsv } from '../../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../../shared/spreadsheet/xlsx.ts'
import { exportGuests } from '../../guests/export-guests.ts'
import { ForgetHealth } from './forget-health.tsx'
import type { FamilyToThank, ThanksList } from './use-thanks.ts'

type KeepsakesProps = { wedding: Wedding; thanks: ThanksList | null }

/** 'Para guardar': the files of a wedding that is over, and when the health data of its guests is deleted. */
export function Keepsakes({ wedding, thanks }: KeepsakesProps) {
  const { guests, all } = thanks ?? {}
  const wrote = all?.filter(({ thanked }) => thanked.message) ?? []
  return (
    <HomeSection id="para-guardar" title="Para guardar">
      <ul>
        {guests && guests.length > 0 && (
          <Row
            title="Invitados y respuestas"
            line={`Excel, ${formatNumber(guests.length)} ${guests.length === 1 ? 'persona' : 'personas'}`}
            onPress={() => void exportGuests(wedding.id, guests as Guest[], 'xlsx')}
          />
        )}
        {wrote.length > 0 && (
          <Row
            title="Las palabras que os dejaron"
            line={`Excel, ${formatNumber(wrote.length)} ${wrote.length === 1 ? 'familia' : 'familias'}`}
            onPress={() => void exportWords(wrote)}
          />
        )}
        {wedding.access.wedding !== 'none' && (
          <li className="border-b border-line">
            <Link to="/app/couple/$wid/move-out" params={{ wid: wedding.id }} className={ROW}>
              <span>
                <b className="block font-strong text-ink">Todo junto</b>
                <span className="text-ink-2">Un ZIP con todo, para guardarlo o volver a abrirlo</span>
              </span>
            </Link>
          </li>
        )}
      </ul>
      {thanks?.families && <ForgetHealth wedding={wedding} families={thanks.families} />}
    </HomeSection>
  )
}

const ROW =
  'flex min-h-13 w-full items-center justify-between gap-3 py-2 text-left text-sm hover:bg-surface-hover'

function Row({ title, line, onPress }: { title: string; line: string; onPress: () => void }) {
  return (
    <li className="border-b border-line">
      <button type="button" onClick={onPress} className={ROW}>
        <span>
          <b className="block font-strong text-ink">{title}</b>
          <span className="text-ink-2">{line}</span>
        </span>
        <Icon of={Download} className="text-link" />
      </button>
    </li>
  )
}

/** The words that the families wrote with their answers, as a file. */
function exportWords(wrote: readonly FamilyToThank[]) {
  const rows = [
    ['Familia', 'Mensaje'],
    ...wrote.map(({ family, thanked }) => [family.name, thanked.message ?? '']),
  ]
  const sheet = { name: 'Palabras', rows, columnWidths: [30, 90] }
  return offerFile({ name: 'palabras', toCsv: () => toCsv(rows), toXlsx: () => toXlsx(sheet) }, 'xlsx')
}
