/**
 * Makes a random key that is sent with every try of one request, so that the server carries out the request only once. Does
 * not use `crypto.randomUUID`, because that does not exist on pages without HTTPS.
 */
export const newRequestKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
