import { useDeferredValue, useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { cx } from '#ui/class-names.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { HiddenWhenIdle } from '../../shared/hidden-content/hidden-when-idle.tsx'
import { UploadsList } from '../../sync/uploads/uploads-list.tsx'
import { FolderImages } from './folder-images.tsx'
import type { FolderDialog } from './folders/folder-dialogs.tsx'
import { FolderDraft } from './folders/folder-drafts.tsx'
import { FolderHeader } from './folders/folder-header.tsx'
import { pastelOf } from './folders/folder-icon.tsx'
import { DropTile } from './images/drop-tile.tsx'
import { tellGoneImage } from './images/tell-gone-image.ts'
import { useSelection } from './images/use-selection.ts'
import type { FolderActions } from './inspiration.actions.ts'
import { NoImagesYet } from './no-images-yet.tsx'
import { SearchHeader } from './search-header.tsx'
import { imageUploads } from './uploads/image-uploads.ts'
import { useImageIntake } from './uploads/use-image-intake.ts'
import { useGone } from './use-gone.ts'
import { useImageBase, useImages } from './use-inspiration.ts'

/** Asked for in the header of the folder, where a pointer or the focus loads them. */
const dialogs = loadedPart(() => import('./folders/folder-dialogs.tsx'))
const loadDialogs = () => void dialogs.load().catch(() => {})

type FolderViewProps = {
  weddingId: string
  /** The folder that is shown; `undefined` for what the search finds in all of them. */
  folder: InspirationFolder | undefined
  search: string
  folders: InspirationFolder[]
  /** Whether the folder is on the server. */
  isSaved: boolean
  isNarrow: boolean
  /** The image that the address names. */
  imageId: string | undefined
  actions: FolderActions
  onImage: (imageId: string | undefined) => void
  onRemoved: () => void
}

/** The folder that is open, or what a search finds in all of them. */
export function FolderView(props: FolderViewProps) {
  const { weddingId, folder, folders, isSaved, isNarrow, actions } = props
  const search = useDeferredValue(props.search)
  const { query, images, isSearching } = useImages(weddingId, folder?.id, isSaved, search)
  const base = useImageBase(weddingId)
  const selection = useSelection(images ?? [])
  const uploads = imageUploads.useUploads((place) => place.weddingId === weddingId)
  const [dialog, showDialog] = useState<FolderDialog | null>(null)
  const closeDialog = () => showDialog(null)
  const parts = useWantedPart(dialogs, dialog !== null, closeDialog)
  const open = isSearching ? undefined : folder
  useGone(open && props.imageId, query.data, (image) => {
    tellGoneImage(image)
    props.onImage(undefined)
  })
  const intake = useImageIntake(open && { weddingId, folderId: open.id })
  const count = images?.length ?? folder?.imageCount ?? 0
  return (
    <section
      data-images-of={open?.id}
      onPointerEnter={loadDialogs}
      onFocus={loadDialogs}
      aria-label={isSearching ? 'Imágenes encontradas' : 'Imágenes de la carpeta'}
      {...intake.target}
      className={cx('folder-view', intake.isHovering && 'takes-files')}
    >
      {isSearching && <SearchHeader count={count} search={props.search} />}
      {open && (
        <FolderHeader
          weddingId={weddingId}
          folder={open}
          imageCount={count}
          isNarrow={isNarrow}
          {...positionIn(folders, open, actions)}
          onDialog={showDialog}
          onUpload={intake.pick}
          onSelect={selection.start}
          onDownload={() => actions.downloadFolder(open)}
        />
      )}
      {open && <FolderState weddingId={weddingId} folder={open} actions={actions} />}
      <UploadsList uploads={uploads} actions={imageUploads} className="mb-5 border-t border-line" />
      {images ? (
        <FolderImages
          {...{ weddingId, images, base, folders, actions, selection, isNarrow }}
          label={open ? `Imágenes de «${open.name}»` : 'Imágenes encontradas'}
          openId={props.imageId}
          onOpen={props.onImage}
          emptyText={open ? 'Aún no hay imágenes en esta carpeta.' : 'No hemos encontrado ninguna imagen.'}
          first={
            open && (
              <DropTile
                pastel={pastelOf(open)}
                isNarrow={isNarrow}
                onPick={intake.pick}
                onPhoto={intake.takePhoto}
              />
            )
          }
        />
      ) : (
        <NoImagesYet query={query} />
      )}
      {open && parts && (
        <parts.FolderDialogs
          weddingId={weddingId}
          folder={open}
          imageCount={count}
          open={dialog}
          actions={actions}
          onClose={closeDialog}
          onRemoved={props.onRemoved}
        />
      )}
    </section>
  )
}

/** The place of a folder among the others, and the way to move it by one. */
function positionIn(
  folders: readonly InspirationFolder[],
  { id }: InspirationFolder,
  actions: FolderActions,
) {
  const index = folders.findIndex((one) => one.id === id)
  return {
    isFirst: index === 0,
    isLast: index === folders.length - 1,
    onMove: (by: number) =>
      actions.placeFolderBefore(folders, id, folders[by < 0 ? index - 1 : index + 2]?.id ?? null),
  }
}

type FolderStateProps = { weddingId: string; folder: InspirationFolder; actions: FolderActions }

/** Says that the shared page of a folder is hidden, and that a folder is a draft. */
function FolderState({ weddingId, folder, actions }: FolderStateProps) {
  return (
    <>
      {folder.share && <HiddenWhenIdle weddingId={weddingId} folderId={folder.id} />}
      <FolderDraft weddingId={weddingId} folder={folder} actions={actions} />
    </>
  )
}
