import { useMutation } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Trash2 from 'lucide-react/icons/trash-2'
import type { VendorFile } from '#contract/vendor-files.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { messageFor } from '../../../lib/error-messages.ts'
import { fileSize } from '../../../lib/file-size.ts'
import type { VendorPlace } from '../vendor-list.ts'

type FileRowProps = { place: VendorPlace; file: VendorFile; onDelete: () => void }

/** A stored file: its name downloads it. */
export function FileRow({ place, file, onDelete }: FileRowProps) {
  const download = useMutation({
    mutationFn: () => client.vendors.files.link({ ...place, fileId: file.id }),
    networkMode: 'always',
    onSuccess: ({ url }) => goTo(url, file.name),
    onError: (error) =>
      showToast(`No hemos podido descargar «${file.name}». ${messageFor(error)}`, { tone: 'failed' }),
  })
  return (
    <li className="flex min-h-12 items-center gap-2.5 border-b border-line py-1.5">
      {download.isPending ? (
        <Spinner />
      ) : (
        <Icon of={file.contentType.startsWith('image/') ? Image : FileText} className="text-ink-3" />
      )}
      <button
        type="button"
        aria-label={`Descargar ${file.name}`}
        onClick={() => !download.isPending && download.mutate()}
        className="min-w-0 rounded-[4px] py-1.5 text-left text-sm font-medium wrap-anywhere hover:underline pointer-coarse:py-3"
      >
        {file.name}
      </button>
      <span className="num ml-auto shrink-0 text-sm text-ink-3">{fileSize(file.size)}</span>
      <IconButton
        icon={Trash2}
        iconSize="sm"
        label={`Eliminar ${file.name}`}
        onPress={onDelete}
        className="-mr-2.5 hover:text-danger"
      />
    </li>
  )
}

/** The answer is an attachment, so the page stays and nothing typed in it is at risk. */
function goTo(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
