/**
 * The name of a form's file on the sender's device. Browsers write a quotation mark and a line's end in it as `%22`, `%0D`
 * and `%0A` (HTML, "multipart/form-data encoding algorithm"), and some put the folder before it.
 */
export const parseFileName = (sent: string) =>
  sent
    .replaceAll('%22', '"')
    .replaceAll(/\0|%0D|%0A/gi, '')
    .replace(/^.*[\\/]/s, '')
