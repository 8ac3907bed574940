import { pictures } from '../../contract/media/pictures.ts'
import { toCopyPath, toPageFile } from '../../contract/outputs/copyLayout.ts'
import type { PagePath } from '../../contract/pages/page.ts'
import { isStaticCopy } from './isStaticCopy.ts'

/** The address of a page; in the static copy, its file. */
export const linkTo = (path: PagePath): string => (isStaticCopy ? toPageFile(path) : path)

/**
 * The address of a file whose path came from the server, with or without `/uploads/`; in the static copy, its file. Null
 * stays null.
 */
export const fileUrl = <P extends string | null>(path: P): P => {
  if (!path) return path
  const address = path.startsWith('/') ? path : `/uploads/${path.replace(/^uploads\//, '')}`
  return (isStaticCopy ? toCopyPath(address) : address) as P
}

/** For keepers: a large picture of a photograph as it was sent, without its adjustment. */
export const unadjustedUrl = (id: string) => `/uploads/private/${id}/${pictures.large.name}`

/** For keepers: the file as it was sent. */
export const originalUrl = (id: string) => `/uploads/private/${id}/original`

type Values = Record<string, unknown> | undefined

/** Splits `'GET /api/media'` at its space. */
export const splitEndpointName = (endpointName: string) => {
  const [method = '', path = ''] = endpointName.split(' ')
  return { method, path }
}

/** The address of a call: the path with its parameters filled in, then the query. */
export const endpointUrl = (endpointName: string, params?: Values, query?: Values): string => {
  const path = splitEndpointName(endpointName).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
