import type { PagePath } from './page.ts'

/**
 * The name of the query parameter for an access key, which opens a closed memorial without the password. It works on every
 * page.
 */
export const accessKeyParameter = 'key'

/** `origin` looks like https://example.org. */
export const toAccessLink = (origin: string, path: PagePath, key: string) =>
  origin + appendAccessKey(path, key)

/** If the path has a '#', the key comes before the '#'. */
export function appendAccessKey(path: string, key: string): string {
  const [pathAndQuery = '', anchor] = path.split('#')
  const withKey = `${pathAndQuery}${pathAndQuery.includes('?') ? '&' : '?'}${accessKeyParameter}=${key}`
  return anchor === undefined ? withKey : `${withKey}#${anchor}`
}
