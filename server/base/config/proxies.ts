import { isIP } from 'node:net'

const MAX_PROXIES = 20

/**
 * Parses TRUST_PROXY: a number of proxies, or IP addresses and networks, separated by commas. Throws an Error whose message is the
 * end of a sentence that begins with the name of the variable.
 */
export function parseProxies(text: string): number | string[] {
  if (/^\d+$/.test(text)) {
    if (Number(text) > MAX_PROXIES)
      throw new Error(`must be at most ${MAX_PROXIES}, the number of proxies in front`)
    return Number(text)
  }
  const addresses = text.split(/[\s,]+/).filter(Boolean)
  const wrongAddress = addresses.find((address) => !isAddressOrNetwork(address))
  if (wrongAddress !== undefined || addresses.length === 0)
    throw new Error(
      `must be the number of proxies, or their IP addresses, such as 10.0.0.1 or 10.0.0.0/8: ${wrongAddress ?? text} is neither`,
    )
  return addresses
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/')
  const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isPlain = more.length === 0 && !address.includes('%') && /^\d{1,3}$/.test(bits)
  return isPlain && Number(bits) >= 1 && Number(bits) <= mostBits
}
