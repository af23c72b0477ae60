import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { Button } from '#ui/button.tsx'
import { DraftStrip } from '../../../shared/drafts/draft-strip.tsx'
import { DraftSwitch } from '../../../shared/drafts/draft-switch.tsx'
import { PublishWithTheRest } from '../../../shared/drafts/publish-with-the-rest.tsx'
import { type Drafting, useDrafting } from '../../../shared/drafts/use-drafting.ts'
import type { FolderActions } from '../inspiration.actions.ts'

type FolderDraftsProps = {
  folders: readonly InspirationFolder[]
  drafting: Drafting
  actions: FolderActions
}

/** Under the folders: whether a planner's next one is a draft, and all drafts to be published together. */
export function FolderDrafts({ folders, drafting, actions }: FolderDraftsProps) {
  if (!drafting.seesDrafts) return null
  const drafts = folders.filter(({ isDraft }) => isDraft)
  return (
    <div data-edits className="grid gap-2">
      {drafting.isPlanner && <DraftSwitch drafting={drafting} />}
      {drafts.length > 1 && (
        <Button size="sm" onPress={() => void actions.publishFolders(drafts)} className="justify-self-start">
          Publicar los {drafts.length} borradores
        </Button>
      )}
    </div>
  )
}

type FolderDraftProps = { weddingId: string; folder: InspirationFolder; actions: FolderActions }

/** That the open folder is a draft, and 'Publicar'. */
export function FolderDraft({ weddingId, folder, actions }: FolderDraftProps) {
  const { isPlanner } = useDrafting(weddingId)
  if (!folder.isDraft) return null
  return (
    <DraftStrip
      className="mb-4"
      actions={
        <>
          <PublishWithTheRest weddingId={weddingId} />
          <Button size="sm" onPress={() => void actions.publishFolders([folder])}>
            Publicar
          </Button>
        </>
      }
    >
      {isPlanner
        ? 'Borrador: la pareja no ve esta carpeta ni sus imágenes.'
        : 'Borrador: esta carpeta la dejó preparada vuestro planner.'}
    </DraftStrip>
  )
}
