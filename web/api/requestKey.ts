/**
 * A key for one piece of work, sent with every try of it, so that the server stores it once however often it is sent.
 * Not `crypto.randomUUID`: that is missing where the memorial is reached without HTTPS.
 */
export const newRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
