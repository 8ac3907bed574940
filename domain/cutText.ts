/** Shortens a text to at most this number of UTF-16 units. Never splits a surrogate pair. */
export const cutText = (text: string, maxLength: number) =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
