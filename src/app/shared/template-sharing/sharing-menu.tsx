import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import { Button } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { type ShareActs, setPrivate } from './set-private.ts'
import { SharingMark, showsSharing } from './sharing-mark.tsx'
import { sharingWords } from './sharing-words.ts'

type SharingMenuProps = ShareActs & { hasTeam: boolean; sharing: TemplateSharing | undefined }

/** The mark of a template as a button that shares it, or keeps it for oneself, where that may be. */
export function SharingMenu({ hasTeam, sharing, ...acts }: SharingMenuProps) {
  const { noun = 'plantilla', name } = acts
  if (!showsSharing(hasTeam, sharing)) return null
  if (!mayChange(sharing)) return <SharingMark {...{ noun, hasTeam, sharing }} />
  const words = sharingWords(noun)
  return (
    <Menu
      label={`${words.who}: ${name}`}
      placement="bottom start"
      trigger={
        <Button size="sm" variant="quiet" icon={sharing.isPrivate ? Lock : Users} className="-ml-2.5">
          {sharing.isPrivate ? words.private : words.shared}
          <span className="sr-only"> {name}</span>
        </Button>
      }
    >
      <SharingItem sharing={sharing} {...acts} />
    </Menu>
  )
}

const mayChange = ({ isPrivate, mayMakePrivate }: TemplateSharing) => isPrivate || mayMakePrivate

/** The entry of a menu that shares a template, or keeps it for oneself; none where that may not be. */
export function SharingItem({ sharing, ...acts }: ShareActs & { sharing: TemplateSharing }) {
  if (!mayChange(sharing)) return null
  const words = sharingWords(acts.noun ?? 'plantilla')
  return (
    <MenuItem
      icon={sharing.isPrivate ? Users : Lock}
      onAction={() => void setPrivate(acts, !sharing.isPrivate)}
    >
      {sharing.isPrivate ? words.share : words.hide}
    </MenuItem>
  )
}
