/** The bytes of a small file that the build put into the code, as `?inline` imports it. */
export function bytesOfDataUri(dataUri: string): Buffer {
  return Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64')
}
