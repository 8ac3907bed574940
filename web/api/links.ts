import { pictures } from '../../contract/pictures.ts'
import { copyFile, copyPageFile } from '../../contract/copyLayout.ts'
import type { PagePath } from '../../contract/page.ts'
import { isCopy } from './isCopy.ts'

/** The address of a page; in the static copy its file. */
export const linkTo = (path: PagePath): string => (isCopy ? copyPageFile(path) : path)

/**
 * The address of a file by the path the server gave it, which may lack its `/uploads/`; in the static copy its file. Null
 * stays null.
 */
export const fileUrl = <P extends string | null>(path: P): P => {
  if (!path) return path
  const address = path.startsWith('/') ? path : `/uploads/${path.replace(/^uploads\//, '')}`
  return (isCopy ? copyFile(address) : address) as P
}

/** The file as it was sent, for the administrator. */
/** For keepers: a photograph as it was sent, however it is shown. */
export const asSentUrl = (id: string) => `/uploads/private/${id}/${pictures.large.name}`

export const originalUrl = (id: string) => `/uploads/private/${id}/original`

type Values = Record<string, unknown> | undefined

/** `'GET /api/media'` taken apart. */
export const methodAndPath = (endpointName: string) => {
  const [method = '', path = ''] = endpointName.split(' ')
  return { method, path }
}

/** The address of a call: its endpoint with the parameters filled in. */
export const endpointUrl = (endpointName: string, params?: Values, query?: Values): string => {
  const path = methodAndPath(endpointName).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
