/**
 * The name of a form's file on the sender's device. Browsers write a quotation mark and a line's end in it as `%22`, `%0D`
 * and `%0A` (HTML, "multipart/form-data encoding algorithm"), and some put the folder before it.
 */
export const parseFileName = (sent: string) =>
  sent
    .replaceAll('%22', '"')
    .replaceAll(/\0|%0D|%0A/gi, '')
    .replace(/^.*[\\/]/s, '')

/**
 * The value of Content-Disposition that has a file saved under this name, at once or when somebody saves what is shown (RFC 6266). Letters outside ASCII are sent
 * once more as RFC 8187 says, and replaced for whatever does not read that.
 */
export function contentDisposition(name: string, kind: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percent)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
