/** A part of an address or a cookie without its percent signs; as it stands when they are not an encoding. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
