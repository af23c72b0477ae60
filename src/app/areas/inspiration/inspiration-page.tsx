import { useState } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { useDrafting } from '../../shared/drafts/use-drafting.ts'
import { ByMedia } from '../../shared/page/by-media.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { FolderView } from './folder-view.tsx'
import { FolderChips } from './folders/folder-chips.tsx'
import { FolderDrafts } from './folders/folder-drafts.tsx'
import { FolderList } from './folders/folder-list.tsx'
import { NewFolder } from './folders/new-folder.tsx'
import { moveDropped } from './images/move-dropped.ts'
import { useFolderActions } from './inspiration.actions.ts'
import { Loading, Unavailable } from './inspiration-waiting.tsx'
import { PhotoReview } from './review/photo-review.tsx'
import { SharedWhenIdle } from './uploads/shared-when-idle.tsx'
import { useGone } from './use-gone.ts'
import { useFolders } from './use-inspiration.ts'

type InspirationPageProps = {
  weddingId: string
  /** The folder and the image that the address names. */
  folderId: string | undefined
  imageId: string | undefined
  /** The tab of the review of guests' photographs, where the address names one. */
  reviewTab: string | undefined
  onFolder: (folderId: string | undefined) => void
  onImage: (imageId: string | undefined) => void
  onReviewTab: (tab: string | undefined) => void
}

/** 'Inspiración': folders of images, which all members fill. */
export const InspirationPage = (props: InspirationPageProps) => (
  <ByMedia query="(width <= 48rem)">{(isNarrow) => <Inspiration isNarrow={isNarrow} {...props} />}</ByMedia>
)

function Inspiration({
  isNarrow,
  weddingId,
  folderId,
  imageId,
  reviewTab,
  onFolder,
  onImage,
  onReviewTab,
}: InspirationPageProps & { isNarrow: boolean }) {
  const { query, folders, isUnsaved } = useFolders(weddingId)
  const actions = useFolderActions(weddingId)
  const drafting = useDrafting(weddingId)
  const [search, setSearch] = useState('')
  const current = folders?.find(({ id }) => id === folderId) ?? folders?.[0]
  useGone(folderId, query.data, ({ name }) => {
    showToast(`La carpeta «${name}» ya no está: otra persona la ha eliminado.`, { tone: 'failed' })
    onFolder(undefined)
  })
  if (!folders) {
    if (!query.isError) return <Loading />
    return <Unavailable query={query} />
  }
  if (current && reviewTab !== undefined) {
    return <PhotoReview {...{ weddingId, folders }} folder={current} tab={reviewTab} onTab={onReviewTab} />
  }
  const addFolder = (name: string) => actions.addFolder(name, folders, drafting.isDrafting)
  const add = (name: string) => onFolder(addFolder(name))
  const shared = { weddingId, folders, currentId: search ? undefined : current?.id }
  return (
    <div className="md:grid md:min-h-[calc(100dvh-4.2rem)] md:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19.5rem_minmax(0,1fr)]">
      <aside
        aria-label="Carpetas de inspiración"
        className="grid grid-cols-1 content-start gap-4 border-line px-gutter pt-6 max-md:pt-5 md:border-r md:pr-5 md:pb-6"
      >
        <h1 className="text-[2.25rem]">Inspiración</h1>
        {folders.length > 0 && (
          <SearchField label="Buscar por etiqueta o nota" value={search} onChange={setSearch} />
        )}
        {folders.length > 0 &&
          (isNarrow ? (
            <FolderChips {...shared} last={<NewFolder weddingId={weddingId} onAdd={add} isChip />} />
          ) : (
            <FolderList
              {...shared}
              onImages={(folder, imageIds) => void moveDropped(weddingId, folder, imageIds)}
              onPlace={(id, before) => actions.placeFolderBefore(folders, id, before.id)}
            />
          ))}
        {!(isNarrow && folders.length > 0) && <NewFolder weddingId={weddingId} onAdd={add} />}
        <FolderDrafts folders={folders} drafting={drafting} actions={actions} />
      </aside>
      <SharedWhenIdle {...{ weddingId, folders, onFolder }} currentId={current?.id} onAddFolder={addFolder} />
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
          onImage={onImage}
          onRemoved={() => onFolder(undefined)}
        />
      ) : (
        <NoFolderYet />
      )}
    </div>
  )
}

function NoFolderYet() {
  const isPlanner = useProfile().role === 'planner'
  return (
    <div className="px-gutter">
      <EmptyState
        question={isPlanner ? '¿Qué le gusta a la pareja?' : '¿Qué os inspira?'}
        line="Crea una carpeta para cada idea: las flores, la ropa, las luces. Las ve cualquiera que organice la boda."
      />
    </div>
  )
}
