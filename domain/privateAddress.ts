/** The devices that can open an address: only this computer, only those on the same network, or everyone's. */
export type Reach = 'computer' | 'network' | 'everyone'

/**
 * Returns who can open an origin or URL. Only the devices of a house know a name without a dot, such as `nas`. An
 * address that cannot be parsed counts as everyone's, because another check rejects it.
 */
export function reachOf(origin: string): Reach {
  const hostname = readHostname(origin)?.replace(/\.$/, '')
  if (hostname === undefined) return 'everyone'
  const reach = reachOfHost(hostname.replace(/^\[|\]$/g, ''))
  if (reach !== 'everyone' || hostname === '') return reach
  // these stand for all addresses of a computer, which opens its own
  if (hostname === '0.0.0.0' || hostname === '[::]') return 'computer'
  return /[.:]/.test(hostname) ? 'everyone' : 'network'
}

/** Returns who can open a host: a name or an IP address, in lower case, without a port, brackets, a zone and a dot at its end. */
export function reachOfHost(host: string): Reach {
  const address = host.includes(':') ? normalizeIpv6(host) : host
  if (/(?:^|\.)localhost$/.test(address) || matchesAny(address, computerAddresses)) return 'computer'
  return localNames.test(address) || matchesAny(address, networkAddresses) ? 'network' : 'everyone'
}

const matchesAny = (address: string, patterns: readonly RegExp[]) =>
  patterns.some((pattern) => pattern.test(address))

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
/** Matches an IPv4 address with this beginning. `rest` is the number of the other octets. */
const ipv4 = (beginning: string, rest: number) => new RegExp(`^${beginning}(?:\\.${OCTET}){${rest}}$`)

const computerAddresses = [ipv4('127', 3), /^::1$/]
/**
 * The private IP addresses of RFC 1918, 3927, 4193 and 4291, and those of RFC 6598, which VPNs such as Tailscale use. IPv6
 * addresses are as `URL` writes them.
 */
const networkAddresses = [
  ipv4('10', 3),
  ipv4(String.raw`172\.(?:1[6-9]|2\d|3[01])`, 2),
  ipv4(String.raw`192\.168`, 2),
  ipv4(String.raw`169\.254`, 2),
  ipv4(String.raw`100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])`, 2),
  /^f[cd][0-9a-f]{2}:/,
  /^fe[89ab][0-9a-f]:/,
]
/** Matches the host names that RFC 6762 and 8375 define for local networks, and those that routers assign. */
const localNames = /\.(?:local|lan|internal|home\.arpa)$/

/** Returns an IPv6 address as `URL` writes it, or the IPv4 address that is in it; '' if it is no IPv6 address. */
function normalizeIpv6(host: string): string {
  const address = readHostname(`http://[${host}]`)?.slice(1, -1)
  if (address === undefined) return ''
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address) ?? []
  if (high === undefined || low === undefined) return address
  const octets = [high, low].flatMap((part) => [parseInt(part, 16) >> 8, parseInt(part, 16) & 255])
  return octets.join('.')
}

/** Returns the host name of a URL; undefined if it cannot be parsed. */
function readHostname(url: string): string | undefined {
  try {
    return new URL(url).hostname
  } catch {
    return undefined
  }
}
