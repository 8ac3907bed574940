import { isIPv6 } from 'node:net'
import type { Config } from '../../base/config/config.ts'

/** Finds the URL at which programs on this machine reach the server, such as http://127.0.0.1:3000. */
export function findOwnAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const address = new URL('http://127.0.0.1')
  // a wildcard host means all addresses of this machine, and programs cannot connect to it
  if (!['0.0.0.0', '::', ''].includes(host)) address.hostname = isIPv6(host) ? `[${host}]` : host
  address.port = String(port)
  return address.origin
}
