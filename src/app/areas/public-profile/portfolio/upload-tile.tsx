import type { Upload } from '../../../sync/uploads/uploads.ts'
import { FailedTile } from './failed-tile.tsx'
import { SendingTile } from './sending-tile.tsx'

type UploadTileProps = { upload: Upload<unknown> }

/** A photo on its way, with its progress under it; one that failed keeps its place and says why. */
export function UploadTile({ upload }: UploadTileProps) {
  return upload.status === 'failed' ? <FailedTile upload={upload} /> : <SendingTile upload={upload} />
}
