/**
 * Parses the name of a form's file on the sender's device. Browsers encode quotation marks and line ends as `%22`, `%0D` and
 * `%0A` (HTML, "multipart/form-data encoding algorithm"), and some prepend the folder.
 */
export const parseFileName = (sent: string) =>
  sent
    .replaceAll('%22', '"')
    .replaceAll(/\0|%0D|%0A/gi, '')
    .replace(/^.*[\\/]/s, '')

/**
 * Makes the value of Content-Disposition that saves a file under this name, at once or when somebody saves the page (RFC 6266).
 * Letters outside ASCII are encoded by RFC 8187, and replaced for programs that cannot read that.
 */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
