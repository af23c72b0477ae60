import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { COMMENTS_PARAMETER } from '#domain/comments/comments.ts'
import { fileCountsQuery } from '../files/file-counts.queries.ts'
import { type CountedKind, commentCountsQuery } from './comments.queries.ts'

/** How many comments and files each item of the page has, and the way to open those of one. */
export type ItemComments = {
  count: (targetId: string) => number
  fileCount: (targetId: string) => number
  open: (targetId: string) => void
}

/** The comments on the items of the page of a wedding, and their files: which are open stands in the address. */
export function useComments(kind: CountedKind): ItemComments {
  const { wid = '' } = useParams({ strict: false })
  const { data } = useQuery({ ...commentCountsQuery(wid, kind), enabled: wid !== '' })
  const hasFiles = kind !== 'category'
  const files = useQuery({
    ...fileCountsQuery(wid, hasFiles ? kind : 'item'),
    enabled: wid !== '' && hasFiles,
  })
  const navigate = useNavigate()
  const open = useCallback(
    (targetId: string) =>
      void navigate({
        to: '.',
        search: ((now: object) => ({ ...now, [COMMENTS_PARAMETER]: targetId })) as never,
        resetScroll: false,
      }),
    [navigate],
  )
  return {
    count: (targetId) => data?.[targetId] ?? 0,
    fileCount: (targetId) => (hasFiles ? (files.data?.[targetId] ?? 0) : 0),
    open,
  }
}
