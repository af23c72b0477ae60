import type { Bucket } from '#domain/files/files.ts'
import type { Clock } from '../clock.ts'
import type { Files } from './files.ts'
import type { createLinkSigner } from './signed-links.ts'

type Links = Pick<Files, 'link' | 'linkFolder' | 'publicUrl' | 'openLink'>

/** The addresses of files: signed and ending in private buckets, lasting in public ones. */
export function createLinks(links: ReturnType<typeof createLinkSigner>, clock: Clock): Links {
  const endOf = (seconds: number, steadySeconds = 0) => {
    const end = clock.now().getTime() + seconds * 1000
    return new Date(steadySeconds ? end - (end % (steadySeconds * 1000)) : end)
  }
  return {
    linkFolder(bucket, { folder, seconds, steadySeconds, reader }) {
      const expiresAt = endOf(seconds, steadySeconds)
      // With its slash at the end the path is a folder and never a file.
      const linked = { path: `${folder}/`, name: '', contentType: '', expiresAt, reader }
      return { url: `/files/${bucket}/${links.sign(bucket, linked)}`, expiresAt }
    },

    link(bucket, { seconds, steadySeconds, ...file }) {
      const expiresAt = endOf(seconds, steadySeconds)
      return { url: `/files/${bucket}/${links.sign(bucket, { ...file, expiresAt })}`, expiresAt }
    },

    publicUrl: (bucket, path) => `/files/${keyOf(bucket, path)}`,

    openLink: (bucket, token) => links.open(bucket, token, clock.now()),
  }
}

export function keyOf(bucket: Bucket, path: string): string {
  if (!PATH.test(path)) throw new Error(`Not a path of a stored file: ${JSON.stringify(path)}`)
  return `${bucket}/${path}`
}

const PATH = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/
