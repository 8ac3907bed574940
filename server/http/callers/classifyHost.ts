import { isIP } from 'node:net'
import { type Reach, reachOfHost } from '../../../domain/privateAddress.ts'

/** Returns who can open a host of a request, such as `192.168.1.20:3000` or `memorial.local`. */
export const classifyHost = (host: string): Reach => reachOfHost(readHostName(host))

/**
 * Returns the name or IP address in a host, without a port, brackets, the zone of an IPv6 address, and the dot that may end a name.
 * Only a name, an IPv4 address, or an IPv6 address in brackets can have a port: the last colon of `::1` begins none.
 */
function readHostName(host: string): string {
  const lowerCaseHost = host.toLowerCase()
  const nameWithZone = isIP(lowerCaseHost)
    ? lowerCaseHost
    : lowerCaseHost.replace(/:\d*$/, '').replace(/^\[|\]$/g, '')
  const [name = ''] = nameWithZone.split('%')
  return name.replace(/\.$/, '')
}
