import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** A file on its way to a place, or one that could not get there. */
export type Upload<Place> = {
  id: string
  place: Place
  file: File
  /** The name it will have. */
  name: string
  /** Whether it takes the place of the file that has its name. */
  overwrite: boolean
  /** `taken`: there is a file of that name, and the person must decide. */
  status: 'waiting' | 'sending' | 'taken' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Why it failed. */
  message: string | null
  /** Whether another try can help. */
  isRetriable: boolean
}

/** The fields of a new upload; the others have the same first value in all uploads. */
export type NewUpload<Place> = Pick<Upload<Place>, 'id' | 'place' | 'file' | 'name'> &
  Partial<Pick<Upload<Place>, 'status' | 'message' | 'overwrite'>>

/** The uploads of a queue, for React to follow. */
export function createUploads<Place>(onChange: (all: readonly Upload<Place>[]) => void) {
  const uploads = createStore<readonly Upload<Place>[]>([])
  const { get: all, set: replace } = uploads
  uploads.subscribe(() => onChange(all()))
  return {
    all,
    add: (added: readonly NewUpload<Place>[]) =>
      replace([...all(), ...added.map((upload) => ({ ...BEGINNING, ...upload }))]),
    change: (id: string, changed: Partial<Upload<Place>>) =>
      replace(all().map((upload) => (upload.id === id ? { ...upload, ...changed } : upload))),
    forget: (id: string) => replace(all().filter((upload) => upload.id !== id)),
    useUploads(isWanted: (place: Place) => boolean): readonly Upload<Place>[] {
      return useStore(uploads).filter(({ place }) => isWanted(place))
    },
  }
}

const BEGINNING = {
  overwrite: false,
  status: 'waiting',
  progress: 0,
  message: null,
  isRetriable: false,
} as const
