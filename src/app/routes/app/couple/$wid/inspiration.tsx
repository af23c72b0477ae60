import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { InspirationPage } from '../../../../areas/inspiration/inspiration-page.tsx'

type Search = { carpeta?: string; imagen?: string; revisar?: string; [HIGHLIGHT_PARAMETER]?: string }

export const Route = createFileRoute('/app/couple/$wid/inspiration')({
  staticData: { title: 'Inspiración', section: 'inspiration' },
  validateSearch: (search: Record<string, unknown>): Search =>
    Object.fromEntries(
      ['carpeta', 'imagen', 'revisar', HIGHLIGHT_PARAMETER].flatMap((name) =>
        typeof search[name] === 'string' ? [[name, search[name]]] : [],
      ),
    ),
  component: Inspiration,
})

/** The folder and the image that are open stand in the address: the way back closes the image. */
function Inspiration() {
  const { wid } = Route.useParams()
  const { carpeta, imagen, revisar, [HIGHLIGHT_PARAMETER]: highlighted } = Route.useSearch()
  const navigate = Route.useNavigate()
  // A notification leads to a folder, which is then open like any other.
  useEffect(() => {
    if (!highlighted || carpeta) return
    const search = { carpeta: highlighted, [HIGHLIGHT_PARAMETER]: highlighted }
    void navigate({ search, replace: true, resetScroll: false })
  }, [highlighted, carpeta, navigate])
  const openFolder = useCallback(
    (folderId: string | undefined) => void navigate({ search: folderId ? { carpeta: folderId } : {} }),
    [navigate],
  )
  const openImage = useCallback(
    (imageId: string | undefined) =>
      void navigate({
        search: (now: Search) => ({
          ...(now.carpeta && { carpeta: now.carpeta }),
          ...(imageId && { imagen: imageId }),
        }),
        replace: imagen !== undefined,
        resetScroll: false,
      }),
    [navigate, imagen],
  )
  const review = useCallback(
    (tab: string | undefined) =>
      void navigate({
        search: (now: Search) => ({
          ...(now.carpeta && { carpeta: now.carpeta }),
          ...(tab && { revisar: tab }),
        }),
        replace: tab !== undefined,
      }),
    [navigate],
  )
  return (
    <InspirationPage
      weddingId={wid}
      folderId={carpeta ?? highlighted}
      imageId={imagen}
      reviewTab={revisar}
      onFolder={openFolder}
      onImage={openImage}
      onReviewTab={review}
    />
  )
}
