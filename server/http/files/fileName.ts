/**
 * Returns the name that a file has on the sender's device, from the name that a form contains. Browsers encode quotation marks
 * and line ends as `%22`, `%0D` and `%0A` (HTML, "multipart/form-data encoding algorithm"). Some browsers prepend the folder.
 */
export const parseFileName = (sentName: string) =>
  sentName
    .replaceAll('%22', '"')
    .replaceAll(/\0|%0D|%0A/gi, '')
    .replace(/^.*[\\/]/s, '')

/**
 * Makes the value of the Content-Disposition header (RFC 6266) with which a browser saves a file under this name: immediately
 * (`attachment`), or when the visitor chooses to save it (`inline`). Characters outside ASCII are encoded as in RFC 8187. For
 * programs that do not know RFC 8187, these characters are replaced. Those that isolate a name in a sentence are left out.
 */
export function makeContentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plainName = name.replace(/[\u2066-\u2069]/g, '')
  const asciiName = plainName.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encodedName = encodeURIComponent(plainName.toWellFormed()).replace(/['()*]/g, percentEncode)
  return `${kind}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}

const percentEncode = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
