import type { PagePath } from './page.ts'

/** The query parameter, on any page, that opens a closed memorial without the password. */
export const accessKeyParameter = 'key'

/** Makes a page's address that carries an access key. `origin` looks like https://example.org. */
export const toAccessLink = (origin: string, path: PagePath, key: string) =>
  origin + appendAccessKey(path, key)

/** Adds an access key to a path, before its '#' if it has one. */
export function appendAccessKey(path: string, key: string): string {
  const [address = '', anchor] = path.split('#')
  const withKey = `${address}${address.includes('?') ? '&' : '?'}${accessKeyParameter}=${key}`
  return anchor === undefined ? withKey : `${withKey}#${anchor}`
}
