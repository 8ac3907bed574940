import { pictures } from '../../contract/media/pictures.ts'
import { toCopyPath, toPageFile } from '../../contract/outputs/copyLayout.ts'
import type { PagePath } from '../../contract/pages/page.ts'
import { isStaticCopy } from './isStaticCopy.ts'

/** Returns the URL of a page, or the name of the page's file in the static copy. */
export const linkTo = (path: PagePath): string => (isStaticCopy ? toPageFile(path) : path)

/**
 * Returns the URL of a file, or its path in the static copy. The given path comes from the server, with or without
 * `/uploads/`. Returns null for null.
 */
export const toFileUrl = <P extends string | null>(path: P): P => {
  if (!path) return path
  const address = path.startsWith('/') ? path : `/uploads/${path.replace(/^uploads\//, '')}`
  return (isStaticCopy ? toCopyPath(address) : address) as P
}

/** Returns the URL of a photograph's large picture as it was before any adjustment. Only keepers may load this picture. */
export const toUnadjustedUrl = (id: string) => `/uploads/private/${id}/${pictures.large.name}`

/** Only keepers may load the original file. */
export const toOriginalUrl = (id: string) => `/uploads/private/${id}/original`

type Values = Record<string, unknown> | undefined

/** Splits an endpoint name such as `'GET /api/media'` into method and path. */
export const splitEndpointName = (endpointName: string) => {
  const [method = '', path = ''] = endpointName.split(' ')
  return { method, path }
}

export const buildEndpointUrl = (endpointName: string, params?: Values, query?: Values): string => {
  const path = splitEndpointName(endpointName).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return path
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}
