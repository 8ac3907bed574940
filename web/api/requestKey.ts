/**
 * A key that is sent with every try of one request, so that the server stores it only once. `crypto.randomUUID` does not
 * exist on pages without HTTPS.
 */
export const newRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
