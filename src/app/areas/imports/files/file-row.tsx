import FileArchive from 'lucide-react/icons/file-archive'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileX from 'lucide-react/icons/file-x-corner'
import Image from 'lucide-react/icons/image'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ImportFileView } from '#contract/import-rows.ts'
import { Icon } from '#ui/icon.tsx'
import { fileSize } from '../../../shared/files/file-size.ts'
import { FileLine, TakeIn, TakeOut } from './file-line.tsx'
import { type FileRow, namesInWords, type PlacedPart, photosInWords } from './file-list-rows.ts'
import { KIND_ICONS, PRODUCT_NAMES } from './kind-looks.ts'
import { OutState, PartState, Understood } from './part-state.tsx'
import { problemWords } from './problem-words.ts'
import type { RowActs } from './row-acts.ts'

export function ProblemRow({ file, acts }: { file: ImportFileView; acts: RowActs }) {
  const { id, name, bytes, problem } = file
  const { label, help } = problemWords(problem ?? 'EMPTY', name)
  const isRepeated = problem === 'REPEATED'
  return (
    <FileLine
      icon={FileX}
      title={name}
      detail={help}
      fileName={fileSize(bytes)}
      look={isRepeated ? 'pale' : 'problem'}
      state={
        isRepeated ? (
          <span className="text-sm text-ink-2">{label}</span>
        ) : (
          <span className="flex items-start gap-1.5 text-sm font-strong text-danger">
            <Icon of={TriangleAlert} size="sm" className="mt-[.2em]" />
            {label}
          </span>
        )
      }
      act={<TakeOut name={name} onPress={() => acts.onRemove([id])} />}
    />
  )
}

export function BookRow({ file, acts }: { file: ImportFileView; acts: RowActs }) {
  const { id, name, parts } = file
  return (
    <li className="flex items-center gap-4 border-b border-line pt-3 pb-1">
      <Icon of={FileSpreadsheet} className="w-6 text-ink-3" />
      <p className="min-w-0 flex-1 text-sm text-ink-2 wrap-anywhere">
        <b className="font-strong text-ink">{name}</b> · {parts.length} hojas
      </p>
      <TakeOut name={`${name} con sus hojas`} onPress={() => acts.onRemove([id])} />
    </li>
  )
}

type PartRowProps = { placed: PlacedPart; isOfBook: boolean; acts: RowActs; isAsked: boolean }

/** A page of a workbook, or a file that is one part. */
export function PartRow({ placed, isOfBook, acts, isAsked }: PartRowProps) {
  const { at, view, fileName } = placed
  const source = isOfBook && view.sheet ? `Hoja «${view.sheet}»` : fileName
  const product = view.product && PRODUCT_NAMES[view.product]
  const toggle = () => acts.onOut([at], !view.isOut)
  return (
    <FileLine
      icon={KIND_ICONS[view.kind]}
      title={view.title}
      detail={view.detail}
      fileName={product ? `${source} · ${product}` : source}
      look={view.isOut || view.kind === 'unknown' ? 'pale' : undefined}
      state={
        <PartState
          view={view}
          name={source}
          isAsked={isAsked}
          onKind={(kind) => acts.onKind(at, kind, view.isOut)}
          onOut={toggle}
        />
      }
      act={
        view.isOut ? <TakeIn name={source} onPress={toggle} /> : <TakeOut name={source} onPress={toggle} />
      }
    />
  )
}

type PhotosRowProps = { row: Extract<FileRow, { kind: 'photos' }>; acts: RowActs; isAsked: boolean }

/** Pictures that came together. */
export function PhotosRow({ row, acts, isAsked }: PhotosRowProps) {
  const { folder, photos } = row
  const name = folder ?? namesInWords(photos)
  const isOut = photos.every(({ view }) => view.isOut)
  const toggle = () =>
    acts.onOut(
      photos.filter(({ view }) => view.isOut === isOut).map(({ at }) => at),
      !isOut,
    )
  return (
    <FileLine
      icon={folder === null ? Image : FileArchive}
      title={folder === null ? 'Fotos sueltas' : 'Inspiración'}
      detail={photosInWords(row)}
      fileName={name}
      look={isOut ? 'pale' : undefined}
      state={isOut ? <OutState /> : <Understood isAsked={isAsked} />}
      act={isOut ? <TakeIn name={name} onPress={toggle} /> : <TakeOut name={name} onPress={toggle} />}
    />
  )
}
