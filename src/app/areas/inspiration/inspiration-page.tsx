import { useDeferredValue, useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration.ts'
import { cx } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { useMedia } from '../../lib/use-media.ts'
import { FolderImages } from './folder-images.tsx'
import { FolderDialogs } from './folders/folder-dialogs.tsx'
import { type FolderDialog, FolderHeader } from './folders/folder-header.tsx'
import { pastelOf } from './folders/folder-icon.tsx'
import { FolderChips, FolderList } from './folders/folder-list.tsx'
import { positionBefore } from './folders/folder-order.ts'
import { NewFolder } from './folders/new-folder.tsx'
import { DropTile } from './images/drop-tile.tsx'
import { useSelection } from './images/use-selection.ts'
import { type InspirationActions, useInspirationActions } from './inspiration.actions.ts'
import { findImages } from './inspiration.queries.ts'
import { useUploads } from './uploads/upload-queue.ts'
import { UploadsList } from './uploads/uploads-list.tsx'
import { useImageIntake } from './uploads/use-image-intake.ts'
import { useFolders, useImageBase, useImages } from './use-inspiration.ts'

type InspirationPageProps = {
  weddingId: string
  /** The folder and the image that the address names. */
  folderId: string | undefined
  imageId: string | undefined
  onFolder: (folderId: string | undefined) => void
  onImage: (imageId: string | undefined) => void
}

/** 'Inspiración': folders of images, which all members fill. */
export function InspirationPage({ weddingId, folderId, imageId, onFolder, onImage }: InspirationPageProps) {
  const { query, folders, isUnsaved } = useFolders(weddingId)
  const actions = useInspirationActions(weddingId)
  const [search, setSearch] = useState('')
  const isNarrow = useMedia('(width <= 48rem)')
  const current = folders?.find(({ id }) => id === folderId) ?? folders?.[0]
  if (!folders) {
    if (!query.isError) return <Loading />
    return (
      <div className="px-gutter pt-6">
        <h1>{TITLE}</h1>
        <ErrorState
          title="No hemos podido cargar tu inspiración."
          detail={messageFor(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
          className="mt-6"
        />
      </div>
    )
  }
  const add = (name: string) => onFolder(actions.addFolder(name, folders))
  const shared = { weddingId, folders, currentId: search ? undefined : current?.id }
  return (
    <div className="md:grid md:min-h-[calc(100dvh-4.2rem)] md:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19.5rem_minmax(0,1fr)]">
      <aside
        aria-label="Carpetas de inspiración"
        className="grid content-start gap-4 border-line px-gutter pt-6 max-md:grid-cols-1 max-md:pt-5 md:border-r md:pr-5 md:pb-6"
      >
        <h1 className="text-[2.25rem]">{TITLE}</h1>
        {folders.length > 0 && (
          <SearchField label="Buscar por etiqueta o nota" value={search} onChange={setSearch} />
        )}
        {folders.length > 0 &&
          (isNarrow ? (
            <FolderChips {...shared} last={<NewFolder weddingId={weddingId} onAdd={add} isChip />} />
          ) : (
            <FolderList
              {...shared}
              onImages={(folder, imageIds) => actions.move(findImages(weddingId, imageIds), folder)}
              onPlace={(id, before) => place(actions, folders, id, before.id)}
            />
          ))}
        {!(isNarrow && folders.length > 0) && <NewFolder weddingId={weddingId} onAdd={add} />}
      </aside>
      {current || search ? (
        <FolderView
          key={search ? 'search' : current?.id}
          weddingId={weddingId}
          folder={current}
          folders={folders}
          isSaved={current !== undefined && !isUnsaved(current.id)}
          search={search}
          isNarrow={isNarrow}
          imageId={imageId}
          actions={actions}
          onFolder={onFolder}
          onImage={onImage}
        />
      ) : (
        <EmptyState
          question="¿Qué os inspira?"
          line="Crea una carpeta para cada idea: las flores, el vestido, las luces. Las imágenes las veis todos."
        />
      )}
    </div>
  )
}

type FolderViewProps = Omit<InspirationPageProps, 'folderId'> & {
  folder: InspirationFolder | undefined
  folders: InspirationFolder[]
  isSaved: boolean
  search: string
  isNarrow: boolean
  actions: InspirationActions
}

/** The folder that is open, or what a search finds in all of them. */
function FolderView(props: FolderViewProps) {
  const { weddingId, folder, folders, isSaved, isNarrow, imageId, actions, onFolder, onImage } = props
  const search = useDeferredValue(props.search)
  const { query, images, isSearching } = useImages(weddingId, folder?.id, isSaved, search)
  const base = useImageBase(weddingId)
  const selection = useSelection(images ?? [])
  const uploads = useUploads(weddingId)
  const [dialog, setDialog] = useState<FolderDialog | null>(null)
  const intake = useImageIntake(isSearching || !folder ? undefined : { weddingId, folderId: folder.id })
  const index = folders.findIndex(({ id }) => id === folder?.id)
  const count = images?.length ?? folder?.imageCount ?? 0
  return (
    <section
      aria-label={isSearching ? 'Imágenes encontradas' : 'Imágenes de la carpeta'}
      {...intake.target}
      className={cx(
        'min-w-0 px-gutter pt-6 pb-20 max-md:pt-4 md:pl-8',
        intake.isHovering && 'bg-primary-soft outline-2 -outline-offset-8 outline-primary outline-dashed',
      )}
    >
      {isSearching ? (
        <h2 className="mb-4 text-[2.125rem]">
          {count === 1 ? '1 imagen' : `${count} imágenes`}{' '}
          <span className="text-ink-3">con «{props.search.trim()}»</span>
        </h2>
      ) : (
        folder && (
          <FolderHeader
            folder={folder}
            imageCount={count}
            isNarrow={isNarrow}
            isFirst={index === 0}
            isLast={index === folders.length - 1}
            onDialog={setDialog}
            onUpload={intake.pick}
            onSelect={selection.start}
            onDownload={() => actions.downloadFolder(folder)}
            onMove={(by) =>
              place(actions, folders, folder.id, folders[by < 0 ? index - 1 : index + 2]?.id ?? null)
            }
          />
        )
      )}
      <UploadsList uploads={uploads} />
      {images ? (
        <FolderImages
          weddingId={weddingId}
          images={images}
          base={base}
          folders={folders}
          actions={actions}
          label={isSearching ? 'Imágenes encontradas' : `Imágenes de «${folder?.name}»`}
          selection={selection}
          openId={imageId}
          onOpen={onImage}
          emptyText={
            isSearching ? 'No hemos encontrado ninguna imagen.' : 'Aún no hay imágenes en esta carpeta.'
          }
          first={
            !isSearching &&
            folder && (
              <DropTile
                pastel={pastelOf(folder)}
                isNarrow={isNarrow}
                onPick={intake.pick}
                onPhoto={intake.takePhoto}
              />
            )
          }
        />
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar las imágenes."
          detail={messageFor(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {folder && !isSearching && (
        <FolderDialogs
          weddingId={weddingId}
          folder={folder}
          imageCount={count}
          open={dialog}
          actions={actions}
          onClose={() => setDialog(null)}
          onRemoved={() => onFolder(undefined)}
        />
      )}
    </section>
  )
}

function Loading() {
  return (
    <div className="px-gutter pt-6">
      <h1 className="text-[2.25rem]">{TITLE}</h1>
      <SkeletonRows rows={6} className="mt-6 max-w-64" />
    </div>
  )
}

const TITLE = 'Inspiración'

/** Puts a folder before another one, or at the end. */
function place(
  actions: InspirationActions,
  folders: readonly InspirationFolder[],
  id: string,
  beforeId: string | null,
) {
  const folder = folders.find((one) => one.id === id)
  const position = positionBefore(folders, id, beforeId)
  if (folder && position !== null) actions.placeFolder(folder, position)
}
