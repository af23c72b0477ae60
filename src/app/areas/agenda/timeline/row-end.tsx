import { CommentsButton } from '../../../shared/comments/comments-button.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'

type RowEndProps = RowMenuProps & {
  commentCount: number
  fileCount: number
  /** On a phone there is room for them only when there are some; the menu has them too. */
  isPhone?: boolean
}

/** The end of an item's row: its comments and files, and what can be done with it. */
export function RowEnd({ commentCount, fileCount, isPhone = false, ...menu }: RowEndProps) {
  const { item, onComments } = menu
  return (
    <>
      {(commentCount + fileCount > 0 || !isPhone) && (
        <CommentsButton
          name={item.title}
          count={commentCount}
          fileCount={fileCount}
          onPress={() => onComments(item.id)}
          isQuiet
          className="align-middle"
        />
      )}
      <RowMenu {...menu} />
    </>
  )
}
