/**
 * Parses a domain as people write it: with capitals, letters such as ü, https://, or a dot or slash at the end. Returns it as
 * certificates contain it. Throws an Error whose message is the end of a sentence that begins with the name of the variable.
 */
export function parseDomainName(text: string): string {
  const address = `//${text.replace(/^https?:\/\//i, '').replace(/\.?\/?$/, '')}`
  const url = URL.parse(address, 'https://example.org')
  const hostname = url?.hostname ?? ''
  const labels = hostname.split('.')
  const isDomain =
    hostname.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]{1,63}$/.test(label) && !/^-|-$/.test(label)) &&
    /^[a-z]/.test(labels.at(-1) ?? '')
  if (isDomain && url?.port === '' && url.href === `${url.origin}/`) return hostname
  throw new Error('must be only one name, such as walter.example.org')
}
