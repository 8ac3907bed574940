import type { PagePath } from '../../contract/page.ts'

/** The address of a page. */
export const linkTo = (path: PagePath): string => path

/** The address of a file by the path the server gave it, which may lack its `/uploads/`; null stays null. */
export const fileUrl = <P extends string | null>(path: P): P =>
  (path && !path.startsWith('/') ? `/uploads/${path.replace(/^uploads\//, '')}` : path) as P

/** The file as it was sent, for the administrator. */
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
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (asked.length === 0) return path
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}
