/**
 * What a file of a form is called on the sender's device. Browsers write a quotation mark and a line's end in its name as
 * `%22`, `%0D` and `%0A` (HTML, "multipart/form-data encoding algorithm"), and some name the folder, too.
 */
export const readFileName = (sent: string) =>
  sent
    .replaceAll('%22', '"')
    .replaceAll(/\0|%0D|%0A/gi, '')
    .replace(/^.*[\\/]/s, '')
