import type { Wedding } from '#contract/weddings.ts'
import { peopleBySurname, peopleByTable } from '#domain/seating/seating-lists.ts'
import {
  type BoardPaper,
  CARD_SHEETS,
  type CardPaper,
  isBoard,
  isOfTables,
} from '#domain/seating/seating-papers.ts'
import { cx } from '#ui/class-names.ts'
import { dressedIn, namesClass } from '#ui/theme/style-tokens.ts'
import type { Plan } from '../use-seating.ts'

type PaperPreviewProps = {
  paper: BoardPaper | CardPaper
  plan: Plan
  wedding: Pick<Wedding, 'name' | 'look'>
}

/** Widths of a sheet and a card on the screen, in pixels. */
const SHOWN = { width: 224, height: 160 }

/** A look at a paper: its proportions, the names in their letters and the first of its words. */
export function PaperPreview({ paper, plan, wedding }: PaperPreviewProps) {
  const { look } = wedding
  const names = cx('serif text-(--w-primary)', namesClass(look))
  const size = isBoard(paper) ? { width: 297, height: 420 } : CARD_SHEETS[paper].card
  const scale = Math.min(SHOWN.width / size.width, (isBoard(paper) ? 240 : SHOWN.height) / size.height)
  return (
    <div className="grid place-items-center bg-surface-2 py-5">
      <div
        {...dressedIn(look)}
        data-preview={paper}
        className={cx(
          isBoard(paper) ? 'block' : 'grid content-center justify-items-center',
          'gap-1 overflow-hidden border border-line bg-white p-3 text-center text-[#14261c] shadow-1',
        )}
        style={{ ...dressedIn(look).style, width: size.width * scale, height: size.height * scale }}
      >
        {isBoard(paper) ? (
          <BoardPreview plan={plan} isByName={paper.endsWith('names')} couple={wedding.name} names={names} />
        ) : (
          <CardWords plan={plan} isOfTable={isOfTables(paper)} names={names} />
        )}
      </div>
    </div>
  )
}

type CardWordsProps = { plan: Plan; isOfTable: boolean; names: string }

/** The longest name is shown: when it fits, all do. */
function CardWords({ plan, isOfTable, names }: CardWordsProps) {
  const [first] = plan.tables
  const seated = peopleByTable(plan).flatMap(({ table, people }) =>
    people.map(({ name }) => ({ name, number: table.number })),
  )
  const longest = seated.toSorted((one, other) => other.name.length - one.name.length)[0]
  if (isOfTable || !longest)
    return (
      <>
        <b className={cx(names, 'text-[2.75rem] leading-none font-normal not-italic')}>{first?.number}</b>
        {first?.name && <span className="line-clamp-2 text-xs wrap-anywhere">{first.name}</span>}
      </>
    )
  return (
    <>
      <bdi
        className={cx(
          names,
          'line-clamp-3 leading-tight wrap-anywhere',
          longest.name.length > 24 ? 'text-sm' : 'text-xl',
        )}
      >
        {longest.name}
      </bdi>
      <span className="text-xs">Mesa {longest.number}</span>
    </>
  )
}

type BoardPreviewProps = { plan: Plan; isByName: boolean; couple: string; names: string }

function BoardPreview({ plan, isByName, couple, names }: BoardPreviewProps) {
  const lists = isByName
    ? peopleBySurname(plan).map(({ letter, people }) => ({
        head: letter,
        lines: people.map(({ person, listedAs }) => ({ id: person.id, text: listedAs })),
      }))
    : peopleByTable(plan).map(({ table, people }) => ({
        head: String(table.number),
        lines: people.map(({ id, name }) => ({ id, text: name })),
      }))
  return (
    <div aria-hidden="true" className="size-full overflow-hidden text-left">
      <p className={cx(names, 'truncate text-xs')}>{couple}</p>
      <p className="serif text-lg leading-none">Busca tu mesa</p>
      <div className="mt-2 columns-3 gap-2">
        {lists.slice(0, 12).map(({ head, lines }) => (
          <div
            key={head}
            className="mb-1 break-inside-avoid border-t border-[#c3ccc4] text-[4px] leading-tight"
          >
            <b className="serif text-[8px] font-normal">{head}</b>
            {lines.slice(0, 10).map(({ id, text }) => (
              <p key={id} className="truncate">
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
