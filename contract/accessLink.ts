import type { PagePath } from './page.ts'

/** In the address of any page: opens a closed memorial without the password. */
export const accessKeyParameter = 'key'

/** The address of a page that carries an access key. `origin` is such as https://example.org. */
export const accessLink = (origin: string, path: PagePath, key: string) => origin + withAccessKey(path, key)

/** With a key; before the '#', if there is one. */
export function withAccessKey(path: string, key: string): string {
  const [address = '', anchor] = path.split('#')
  const withKey = `${address}${address.includes('?') ? '&' : '?'}${accessKeyParameter}=${key}`
  return anchor === undefined ? withKey : `${withKey}#${anchor}`
}
